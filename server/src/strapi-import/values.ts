import { isId } from '@hwarang/domain/ids';

/** A document of the export, its values as plain JSON. */
export type Doc = Record<string, unknown>;

const isObject = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);

const momentOf = (value: unknown): unknown => {
  const inner = isObject(value) ? Number(value.$numberLong) : value;
  const moment = new Date(inner as string | number);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** MongoDB's extended JSON as plain JSON: `{"$oid": "…"}` is its id, `{"$date": …}` its moment. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  if ('$oid' in value) return value.$oid;
  if ('$date' in value) return momentOf(value.$date);
  for (const name of ['$numberInt', '$numberLong', '$numberDouble', '$numberDecimal'])
    if (name in value) return Number(value[name]);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

/** The id of a relation that comes as an id or as the whole record. */
export function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? (value._id ?? value.id) : value;
  const lower = typeof id === 'string' ? id.toLowerCase() : undefined;
  return isId(lower) ? lower : undefined;
}

export const idsOf = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return [...new Set(list.flatMap((one) => idOf(one) ?? []))];
};

export const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.normalize('NFC').trim() : undefined;
};

/** Where a document tells no time, its id does: the first eight digits are seconds. */
export function timesOf(doc: Doc, id: string): { created_at: string; updated_at: string } {
  const made = new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString();
  const time = (...names: string[]) => {
    const given = Date.parse(names.map((name) => textOf(doc[name])).find(Boolean) ?? '');
    const text = Number.isNaN(given) ? '' : new Date(given).toISOString();
    // The year 0 and those of five digits are no moments to the database.
    return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
  };
  const created_at = time('createdAt', 'created_at') ?? made;
  return { created_at, updated_at: time('updatedAt', 'updated_at') ?? created_at };
}

/** The ids of components that stand in a collection of their own. */
export const componentIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const id = isObject(one) && 'ref' in one && !isObject(one.ref) ? idOf(one.ref) : undefined;
    return id ? [id] : [];
  });

/** A component: the original keeps `{kind, ref}` and the content in a collection of its own, or the content itself. */
export function componentsOf(value: unknown, components: ReadonlyMap<string, Doc>): Doc[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((one): Doc[] => {
    if (!isObject(one)) return [];
    if (!('ref' in one)) return [one];
    const content = isObject(one.ref) ? one.ref : components.get(idOf(one.ref) ?? '');
    return content ? [content] : [];
  });
}
