import { materialKindsOf } from '../artworks/facets.ts';
import { isId } from '../ids.ts';
import { cellText } from './cell.ts';
import { type FieldKind, type ImportField, importFields } from './fields.ts';
import { headKey, readHead } from './heads.ts';
import { looksLikeImage } from './read-images.ts';
import { readSize } from './read-size.ts';
import { readWrittenYear } from './read-year.ts';
import type { ImportNoun } from './values.ts';

interface Column {
  index: number;
  keys: string[];
  language: 'ko' | 'en' | undefined;
  /** Some values that are not empty. */
  values: string[];
}

/** Words before a name that say nothing: '작품 크기', 'Object title'. */
const noise = /^(?:작품의?|전시의?|작가의?|갤러리|artworks?|works?|objects?|artists?|gallery|exhibitions?)(?=.)/;

/** No work is younger, for guessing: a year too many changes nothing. */
const latestYear = 2100;

const isPlainYear = (text: string): boolean => {
  const { year, doubt } = readWrittenYear(text, latestYear);
  return year !== null && doubt === undefined;
};

/** What values of a kind look like. A head that names such a field is believed only if some value does, where there are values. */
const looks: Partial<Record<FieldKind, (text: string) => boolean>> = {
  id: (text) => isId(text.toLowerCase()),
  image: looksLikeImage,
  images: looksLikeImage,
};

/** What is told by values alone where no head is known, the surest first. */
const byValues: readonly [FieldKind, (text: string) => boolean][] = [
  ['id', (text) => isId(text.toLowerCase())],
  ['image', looksLikeImage],
  ['images', looksLikeImage],
  ['email', (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)],
  ['size', (text) => /\d\s*(?:[x×*]|호)/i.test(text) && readSize(text).size !== undefined],
  ['year', isPlainYear],
  ['flag', (text) => /^(?:공개|비공개|public|private|visible|hidden)$/i.test(text)],
];

const share = (values: readonly string[], is: (text: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

const isMaterial = (text: string): boolean => text.length <= 120 && materialKindsOf(text).length > 0;

const knownHeads = new Set(
  Object.values(importFields)
    .flat()
    .flatMap(({ name, label, heads }) => [headKey(name), headKey(label.ko), headKey(label.en), ...heads]),
);

/** Whether a cell is what some field is called. */
export const namesField = (cell: string): boolean => readHead(cell).keys.some((key) => knownHeads.has(key));

/** How well a head names a field: 0 for not at all. */
function likeness(field: ImportField, column: Column, twins: ReadonlyMap<string, ImportField>): number {
  const { keys, language } = column;
  const [whole] = keys;
  if (whole !== undefined && [field.name, field.label.ko, field.label.en].some((name) => headKey(name) === whole))
    return 100;
  const twin = twins.get(field.name);
  // An English field is one whose head says so, called as its Korean twin or by a name of its own.
  const known = twin ? [...field.heads, ...(language === 'en' ? twin.heads : [])] : field.heads;
  const hasTwin = [...twins.values()].includes(field);
  const penalty = (hasTwin && language === 'en') || (twin && language === 'ko') ? 40 : 0;
  for (const [place, key] of keys.entries()) {
    if (known.includes(key)) return 90 - place - penalty - known.indexOf(key) / 100;
    const bare = key.replace(noise, '');
    if (bare !== key && known.includes(bare)) return 70 - place - penalty;
  }
  return 0;
}

/** The Korean field that an English one goes with, by the name of the English one. */
const twinsOf = (fields: readonly ImportField[]): Map<string, ImportField> =>
  new Map(
    fields.flatMap(({ name }) => {
      const korean = name === 'englishname' ? 'localname' : name.endsWith('_en') ? name.slice(0, -3) : undefined;
      const twin = fields.find((field) => field.name === korean);
      return twin ? [[name, twin]] : [];
    }),
  );

/** Numbers that count the rows are nobody's inventory. */
const countsRows = (values: readonly string[]): boolean =>
  values.length > 2 && values.every((value, index) => Number(value) === Number(values[0]) + index);

function believed(field: ImportField, column: Column): boolean {
  const is = looks[field.kind];
  if (is && column.values.length > 0 && !column.values.some(is)) return false;
  return !(field.name === 'inventory_number' && countsRows(column.values) && column.values.length > 5);
}

/**
 * For each column of a sheet, from the left, the field that it fills, or null: by its head in Korean or English, else by its values. A field
 * is given to one column alone. `samples` are the first values of each column. What was chosen for the same heads before is taken as it was.
 */
export function guessMapping(
  noun: ImportNoun,
  heads: readonly string[],
  samples: readonly (readonly string[])[],
  kept?: readonly (string | null)[],
): (string | null)[] {
  const fields = importFields[noun];
  if (kept?.length === heads.length) return keptMapping(fields, kept);

  const twins = twinsOf(fields);
  const columns = heads.map(
    (head, index): Column => ({
      index,
      ...readHead(head),
      values: (samples[index] ?? []).map((cell) => cellText(cell)).filter(Boolean),
    }),
  );
  const mapping = heads.map((): string | null => null);
  const isFree = (field: ImportField) => !mapping.includes(field.name);

  const named = columns
    .flatMap((column) =>
      fields
        .filter((field) => believed(field, column))
        .map((field) => ({ column, field, score: likeness(field, column, twins) })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.column.index - b.column.index);
  for (const { column, field } of named)
    if (mapping[column.index] === null && isFree(field)) mapping[column.index] = field.name;

  for (const [kind, is] of byValues)
    for (const field of fields.filter((one) => one.kind === kind && isFree(one)))
      for (const { index, values } of columns)
        if (mapping[index] === null && isFree(field) && values.length > 1 && share(values, is) >= 0.8)
          mapping[index] = field.name;
  const material = columns.find(({ index, values }) => mapping[index] === null && share(values, isMaterial) >= 0.8);
  if (noun === 'art-works' && material && material.values.length > 1 && !mapping.includes('material'))
    mapping[material.index] = 'material';

  return settled(mapping, columns, twins, fields);
}

const keptMapping = (fields: readonly ImportField[], kept: readonly (string | null)[]): (string | null)[] =>
  kept.map((name, index) =>
    fields.some((field) => field.name === name) && kept.indexOf(name) === index ? name : null,
  );

function settled(
  mapping: (string | null)[],
  columns: readonly Column[],
  twins: ReadonlyMap<string, ImportField>,
  fields: readonly ImportField[],
): (string | null)[] {
  const result = [...mapping];
  // Names in English alone are the names that a record cannot be without.
  for (const [english, korean] of twins)
    if (korean.required && !fields.find(({ name }) => name === english)?.required) {
      const at = result.indexOf(english);
      if (at !== -1 && !result.includes(korean.name)) result[at] = korean.name;
    }
  // Beside whole sizes, bare columns 'width' and 'height' are in a unit that nobody knows: Tate's are millimetres, the wrong way round.
  if (result.includes('size'))
    for (const { index, keys } of columns) {
      const isMeasure = ['width_cm', 'height_cm', 'depth_cm'].includes(result[index] ?? '');
      if (isMeasure && !keys.some((key) => key.endsWith('cm'))) result[index] = null;
    }
  return result;
}
