import type { FieldType } from './collection.ts';

/** A part of a JSON text under construction: fixed text, or SQL whose value is JSON text and never null. */
export type Piece = { text: string } | { sql: string };

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;
// A function takes at most a hundred arguments.
const mostArguments = 90;

/** The pieces in a row as one SQL expression. One pass over the row instead of a JSON tree: half the time of json_build_object. */
export function joined(pieces: readonly Piece[]): string {
  const parts: string[] = [];
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else {
      if (text) parts.push(quote(text));
      text = '';
      parts.push(piece.sql);
    }
  }
  if (text) parts.push(quote(text));
  const chunks: string[] = [];
  for (let at = 0; at < parts.length; at += mostArguments)
    chunks.push(`concat(${parts.slice(at, at + mostArguments).join(', ')})`);
  return chunks.length === 1 ? (chunks[0] ?? "''") : `concat(${chunks.join(', ')})`;
}

export function object(entries: readonly (readonly [string, readonly Piece[]])[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, [key, value]] of entries.entries())
    pieces.push({ text: `${index ? ',' : '{'}${JSON.stringify(key)}:` }, ...value);
  return [...pieces, { text: entries.length ? '}' : '{}' }];
}

const quoted = (sql: string, notNull: boolean): Piece[] =>
  notNull ? [{ text: '"' }, { sql }, { text: '"' }] : [{ sql: `coalesce('"' || ${sql} || '"', 'null')` }];
// A `::text` here would write the JSON out and read it in again, and what joins the pieces writes it once more.
const json = (sql: string, notNull: boolean): Piece[] => [{ sql: notNull ? sql : `coalesce(${sql}, 'null')` }];
const plain = (sql: string, notNull: boolean): Piece[] => [{ sql: notNull ? sql : `coalesce((${sql})::text, 'null')` }];

const writers: Record<FieldType, (sql: string, notNull: boolean) => Piece[]> = {
  id: quoted,
  text: (sql, notNull) => json(`to_json(${sql})`, notNull),
  boolean: (sql, notNull) => [
    {
      sql: notNull
        ? `case when ${sql} then 'true' else 'false' end`
        : `case when ${sql} then 'true' when not ${sql} then 'false' else 'null' end`,
    },
  ],
  integer: plain,
  number: (sql, notNull) => plain(`trim_scale((${sql})::numeric)`, notNull),
  // As a timestamp: a date alone would be moved to the time zone of the session and back.
  date: (sql, notNull) => quoted(`to_char((${sql})::timestamp, 'YYYY-MM-DD')`, notNull),
  moment: (sql, notNull) => quoted(momentText(sql), notNull),
  json: (sql, notNull) => plain(sql, notNull),
  tags: (sql, notNull) => json(`to_json(${sql})`, notNull),
};

const momentText = (sql: string): string => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const written = (type: FieldType, sql: string, notNull = false): Piece[] =>
  sql === 'null' ? [{ text: 'null' }] : writers[type](sql, notNull);
