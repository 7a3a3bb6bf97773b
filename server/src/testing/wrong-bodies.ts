import { odd } from './odd-texts.ts';

/** What the API's document says of a value: as much of JSON Schema as it uses. */
export interface ValueSchema {
  type?: string;
  anyOf?: ValueSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: ValueSchema;
  properties?: Record<string, ValueSchema>;
  required?: string[];
  additionalProperties?: ValueSchema | boolean;
}

/** Values for fields by their names, where the document cannot say which are right: ids of records that exist. */
export type Known = Record<string, unknown>;

const wrong = [null, -1, 1.5, true, '', 'x', [], {}, [null], '\0'];
const most = 2 ** 31;
const oddAtOnce = 3;

/** A value that the document allows. */
export function rightValue(schema: ValueSchema, known: Known, name = ''): unknown {
  if (name in known) return known[name];
  const { type, anyOf, properties, items } = schema;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return rightValue(anyOf.find((one) => one.type !== 'null') ?? {}, known, name);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, rightValue(one, known, key)]));
  if (type === 'array') return items ? [rightValue(items, known, name)] : [];
  if (type === 'object') return {};
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 1);
  if (schema.format === 'date') return '2026-05-08';
  if (schema.pattern?.includes('A-Z')) return 'KR';
  return 'a'.repeat(Math.max(schema.minLength ?? 1, 1));
}

/** Where the next odd texts come from: every field gets others, and all of them are used many times over. */
let turn = 0;
const nextOdd = () => Array.from({ length: oddAtOnce }, () => odd[turn++ % odd.length] ?? '');

/** Wrong in one place each: of another type, missing, too long, too many, too large, odd. */
export function* wrongValues(schema: ValueSchema, known: Known, name = ''): Generator<unknown> {
  yield* wrong;
  const { anyOf, properties, items, additionalProperties } = schema;
  for (const one of anyOf ?? []) if (one.type !== 'null') yield* wrongValues(one, known, name);
  if (schema.type === 'string' || schema.type === undefined) {
    yield* nextOdd();
    if (schema.maxLength) yield '가'.repeat(schema.maxLength + 1);
  }
  if (schema.type === 'integer' || schema.type === 'number')
    yield* [(schema.minimum ?? 0) - 1, (schema.maximum ?? most) + 1, most, 1e308];
  if (items) {
    const one = rightValue(items, known, name);
    yield [one, one];
    yield Array.from({ length: (schema.maxItems ?? 5000) + 1 }, () => one);
    for (const value of wrongValues(items, known, name)) yield [value];
  }
  if (additionalProperties && typeof additionalProperties === 'object') {
    for (const key of nextOdd()) yield { [key]: rightValue(additionalProperties, known) };
    yield Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));
    for (const value of wrongValues(additionalProperties, known)) yield { a: value };
  }
  if (properties) {
    const right = rightValue(schema, known) as object;
    for (const [key, one] of Object.entries(properties)) {
      yield Object.fromEntries(Object.entries(right).filter(([other]) => other !== key));
      for (const value of wrongValues(one, known, key)) yield { ...right, [key]: value };
    }
  }
}
