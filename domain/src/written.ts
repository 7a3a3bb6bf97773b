import * as z from 'zod';
import { isId } from './ids.ts';
import { isBlank, plainText } from './text.ts';
import { asWebAddress, isWebAddress } from './web-address.ts';

/** How fields arrive in a body: forms send text for everything, clients of the original send relations as ids or whole. */

const composed = (longest: number) => plainText(longest).transform((text) => text.normalize('NFC').trim());

/** Text that may be missing: an empty one clears the field, as null does. */
export const optionalText = (longest: number) =>
  z.union([z.null(), composed(longest).transform((text) => text || null)]);

export const requiredText = (longest: number, message: string) =>
  z
    .unknown()
    .refine((value) => typeof value === 'string' && !isBlank(value), { error: message, abort: true })
    .meta({ type: 'string', maxLength: longest })
    .pipe(composed(longest));

/** One of a few words; where none is given, `otherwise`. */
export const choice = <const Word extends string, Otherwise extends Word | null>(
  words: readonly Word[],
  otherwise: Otherwise,
) =>
  z
    .unknown()
    .refine((value) => value === null || value === '' || words.some((word) => word === value), {
      error: `must be one of ${words.join(', ')}`,
    })
    .meta({ type: ['string', 'null'], enum: [...words, '', null] })
    .transform((value): Word | Otherwise => words.find((word) => word === value) ?? otherwise);

const flags: Record<string, boolean> = { true: true, 1: true, on: true, false: false, 0: false, off: false };
export const flag = z.union([
  z.boolean(),
  z
    .string()
    .refine((text) => Object.hasOwn(flags, text), { error: 'must be true or false' })
    .transform((text) => flags[text] === true),
]);

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && ('id' in value || '_id' in value)
    ? 'id' in value
      ? value.id
      : value._id
    : value;

const relationId = z
  .unknown()
  .meta({ type: ['string', 'object'], description: 'an id, or a record with one' })
  .transform(idOf)
  .refine(isId, { error: 'must be an id' })
  .transform((value) => String(value));

export const relation = z.union([z.null(), z.literal('').transform(() => null), relationId]);
export const relations = z.union([
  z.null().transform((): string[] => []),
  z
    .array(relationId)
    .max(1000)
    .transform((ids) => [...new Set(ids)]),
]);

const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(-1_000_000_000).max(1_000_000_000));
export const position = wholeNumber;
/** The version that the sender has read: a change made since then by somebody else is not overwritten. */
export const version = wholeNumber;

/** A day from the year 1 to 9999: the database knows no year 0. */
export const writtenDay = (error = 'must be a date (2021-05-01)') =>
  z.iso.date({ error, abort: true }).refine((text) => text >= '0001', { error });

export const optionalDay = z.union([
  z.null(),
  z.literal('').transform(() => null),
  z
    .string()
    .transform((text) => text.slice(0, 10))
    .pipe(writtenDay()),
]);

const badMoment = 'must be a time (2021-05-01T09:00:00.000Z)';
const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/;

/** Without an offset it is the time in Korea, whatever the clock of the machine is set to. */
export const optionalMoment = z.union([
  z.null(),
  z.literal('').transform(() => null),
  z.iso
    .datetime({ offset: true, local: true, error: badMoment })
    .transform((text) => new Date(hasOffset.test(text) ? text : `${text}+09:00`).toISOString())
    // An offset can lead out of the years that are written with four digits.
    .refine((text) => writtenDay().safeParse(text.slice(0, 10)).success, { error: badMoment }),
]);

/** An address that a page may link to: http or https, with a host. 'yeoul.kr' is kept as https://yeoul.kr. */
export const optionalAddress = (message: string) =>
  optionalText(2000)
    .transform((text) => text && (asWebAddress(text) ?? text))
    .refine((text) => text === null || isWebAddress(text), { error: message });
