import type { Collection, FieldType } from './collection.ts';
import { queryLimits } from './parse.ts';

const schemas: Record<FieldType, object> = {
  id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  json: {},
  tags: { type: 'string' },
};

/** The filters that a list takes, for the document: each field once; the suffixes are told in words. */
export function filterParameters(collection: Collection): Record<string, object> {
  const fields = Object.entries(collection.fields)
    .filter(([, { type }]) => type !== 'json')
    .map(([name, { type, choices }]) => [name, choices ? { ...schemas[type], enum: choices } : schemas[type]] as const);
  const relations = Object.keys(collection.relations).map((name) => [name, schemas.id] as const);
  return Object.fromEntries([...fields, ...relations]);
}

export const pageParameters = {
  _start: { type: 'integer', minimum: 0, default: 0 },
  _limit: { type: 'integer', minimum: -1, maximum: queryLimits.largestLimit, default: queryLimits.defaultLimit },
  _sort: { type: 'string', examples: ['createdAt:DESC', 'title:ASC,year:DESC'] },
};

export const searchParameters = {
  _q: { type: 'string', description: 'searches all text fields, without regard to case and accents' },
  _where: { type: 'object', description: 'conditions, nested: _where[_or][0][title_contains]=moon' },
};
