import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { shortened } from '@hwarang/domain/keepable';
import type { FieldType } from './collection.ts';

/** A value of a filter, ready to be bound. Booleans are written into the statement: there are only two. */
export type Value = string | number | boolean;

const longestText = 1000;
const dayPattern = /^(\d{4})(?:-(\d{2})-(\d{2}))?$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const booleans: Record<string, boolean> = { true: true, t: true, 1: true, false: false, f: false, 0: false };

const readers: Record<FieldType, (text: string) => Value | undefined> = {
  id: (text) => (isId(text.toLowerCase()) ? text.toLowerCase() : undefined),
  text: shortText,
  boolean: (text) => booleans[text],
  integer: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
  number: (text) => (/^-?\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined),
  date: day,
  moment,
  json: () => undefined,
  tags: shortText,
};

const kinds: Record<FieldType, string> = {
  id: 'an id (24 hex digits)',
  text: `a text of at most ${longestText} characters`,
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  date: 'a year or a date (2021 or 2021-05-01)',
  moment: 'a date or time (2021-05-01T09:00:00.000Z)',
  json: 'nothing: it cannot be filtered by',
  tags: `a text of at most ${longestText} characters`,
};

function shortText(text: string): string | undefined {
  return text.length <= longestText && !text.includes('\0') ? text.normalize('NFC') : undefined;
}

function day(text: string): string | undefined {
  const found = dayPattern.exec(momentPattern.test(text) ? text.slice(0, 10) : text);
  if (!found) return undefined;
  const [, year = '', month = '01', date = '01'] = found;
  const written = `${year}-${month}-${date}`;
  const time = new Date(`${written}T00:00:00Z`);
  return Number(year) > 0 && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written)
    ? written
    : undefined;
}

function moment(text: string): string | undefined {
  if (!momentPattern.test(text) || !day(text.slice(0, 10))) return undefined;
  const zoned = text.length === 10 || /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) ? text : `${text}Z`;
  const time = new Date(zoned);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The value as the field's type reads it; a 400 that names the parameter when it is none. */
export function readValue(type: FieldType, given: unknown, parameter: string, choices?: readonly string[]): Value {
  const value = typeof given === 'string' ? readers[type](given) : undefined;
  if (choices && !choices.includes(String(value)))
    throw badParameter(parameter, `must be one of ${choices.join(', ')}`);
  if (value === undefined) throw badParameter(parameter, `must be ${kinds[type]}`);
  return value;
}

export const badParameter = (parameter: string, fault: string): Failure =>
  new Failure('bad-request', `Bad parameter '${shown(parameter)}': ${fault}`, {
    data: { errors: { [shown(parameter)]: [fault] } },
  });

const shown = (parameter: string): string => shortened(parameter, 81);
