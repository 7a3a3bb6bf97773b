import * as z from 'zod';
import { recordId, recordParts } from '../records.contract.ts';

const text = z.string().nullable();

export const company = z.strictObject({
  ...recordParts,
  name: z.string(),
  bizno: text,
  telno: text,
  country: text,
  zip_postal_code: text,
  state_province: text,
  city: text,
  address_line1: text,
  address_line2: text,
  user: recordId.nullable(),
});
export type Company = z.infer<typeof company>;

export const contractPart = z.strictObject({
  ...recordParts,
  name: text,
  user: recordId.nullable(),
  artist: recordId.nullable(),
});
export type ContractPart = z.infer<typeof contractPart>;

export const shopitemregPart = z.strictObject({ ...recordParts, name: text, url: text, artist: recordId.nullable() });
export type ShopitemregPart = z.infer<typeof shopitemregPart>;
