import * as z from 'zod';
import { isId } from '../ids.ts';
import { day, moment, recordId } from '../records.contract.ts';
import { currencies, decimalsOf } from '../sales/currencies.ts';
import { plainText } from '../text.ts';
import { flag, optionalDay, requiredText, writtenDay } from '../written.ts';
import { afterVoid } from './after-void.ts';
import { ledgerProblems as problems } from './ledger-problems.ts';
import { isAmount } from './money.ts';
import { sellers } from './resale-right.ts';
import { type WorkFacts, workFactNames } from './work-facts.ts';

/** What one answer lists at most, and one file. */
export const mostSales = 200;
export const mostSalesInFile = 20_000;

export const workFacts = z.object(
  Object.fromEntries(workFactNames.map((name) => [name, z.string()])) as Record<keyof WorkFacts, z.ZodString>,
);

/** A certificate as its gallery sees it beside the sale. */
export const saleCertificate = z.object({
  number: z.string(),
  issued_at: moment,
  revoked_at: moment.nullable(),
  reason: z.string(),
  replaced_by: z.string().nullable(),
});
export type SaleCertificate = z.infer<typeof saleCertificate>;

export const sale = z.object({
  id: recordId,
  artwork: recordId.nullable(),
  work: workFacts,
  sold_on: day,
  price: z.number(),
  currency: z.enum(currencies),
  buyer_name: z.string(),
  buyer_contact: z.string(),
  buyer_address: z.string(),
  seller: z.enum(sellers),
  /** In percent of the price. */
  artist_share: z.number().nullable(),
  place: z.string(),
  acquired_directly_on: day.nullable(),
  acquired_price: z.number().nullable(),
  made_for_hire: z.boolean(),
  note: z.string(),
  created_at: moment,
  created_by: z.string().nullable(),
  voided_at: moment.nullable(),
  void_reason: z.string(),
  /** Whether the work is marked as sold by this sale alone: who voids it says what becomes of the work. */
  marks_sold: z.boolean(),
  resale: z.object({ verdict: z.string(), amount: z.number().nullable() }),
  certificates: z.array(saleCertificate),
});
export type Sale = z.infer<typeof sale>;

export const salesAnswer = z.object({
  total: z.number().int(),
  /** Years in which something was sold, the newest first. */
  years: z.array(z.number().int()),
  sales: z.array(sale),
});
export type SalesAnswer = z.infer<typeof salesAnswer>;

const year = z.coerce.number().int().min(1900).max(2999).optional();
export const salesQuery = z.object({
  year,
  _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
  _limit: z.coerce.number().int().min(1).max(mostSales).default(50),
});
export const salesFileQuery = z.object({ year });

const text = (longest: number) =>
  plainText(longest)
    .nullish()
    .transform((written) => written?.normalize('NFC').trim() ?? '');
const line = (longest: number) => text(longest).transform((written) => written.replace(/\s+/g, ' '));
const aDay = z.string({ error: problems.day.en }).pipe(writtenDay(problems.day.en));
/** A number, or one as a form sends it; an empty field is none. */
const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\s*\d+(\.\d+)?\s*$/, { error: problems.amount.en })
        .transform(Number),
    ],
    { error: problems.amount.en },
  )
  .refine(isAmount, { error: problems.amount.en });
const optionalNumber = (schema: z.ZodType<number>) =>
  z.union([z.null(), z.literal('').transform(() => null), schema]).optional();

/** What is left out of `work` is taken from the artwork as it is now. */
export const saleWrite = z
  .object({
    artwork: z
      .union([z.null(), z.literal('').transform(() => null), z.string().refine(isId, { error: 'must be an id' })])
      .optional(),
    work: z
      .object({
        artist: line(300),
        artist_en: line(300),
        title: line(300),
        title_en: line(300),
        year: line(100),
        material: line(300),
        material_en: line(300),
        size: line(200),
        edition: line(100),
      })
      .partial()
      .optional(),
    sold_on: aDay,
    price: amount,
    currency: z.enum(currencies).default('KRW'),
    buyer_name: requiredText(300, problems.required.en),
    buyer_contact: line(300),
    buyer_address: line(500),
    seller: z.enum(sellers, { error: `must be one of ${sellers.join(', ')}` }),
    artist_share: optionalNumber(amount.pipe(z.number().max(100, { error: problems.percent.en }))),
    place: line(300),
    acquired_directly_on: optionalDay.optional(),
    acquired_price: optionalNumber(amount),
    made_for_hire: flag.default(false),
    note: text(2000),
  })
  .refine(({ price, currency }) => decimalsOf(currency) > 0 || Number.isInteger(price), {
    error: problems.whole.en,
    path: ['price'],
  })
  .refine(({ acquired_directly_on: got, sold_on }) => !got || got <= sold_on, {
    error: problems.acquiredLater.en,
    path: ['acquired_directly_on'],
  });
export type SaleWrite = z.output<typeof saleWrite>;

export const voidWrite = z.object({
  reason: requiredText(500, problems.required.en),
  /** Only where the sale marks the work as sold; left out, the work stays so. */
  availability: z.enum(afterVoid, { error: `must be one of ${afterVoid.join(', ')}` }).optional(),
});
