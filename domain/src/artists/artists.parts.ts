import * as z from 'zod';
import { fileSchema } from '../media/file.ts';
import { recordId, recordParts } from '../records.contract.ts';

const text = z.string().nullable();

/** An artist as part of another record: what it points to is an id, lists are not repeated. */
export const artistPart = z.strictObject({
  ...recordParts,
  localname: z.string(),
  englishname: z.string(),
  Nickname: text,
  usercountryname: text,
  edulevel: text,
  ex_career: text,
  ex_group_career: text,
  awards: text,
  statement: text,
  statement_en: text,
  mobile: text,
  email: text,
  contact_public: z.boolean(),
  facebook: text,
  instagram: text,
  blog: text,
  homepage: text,
  profileimgurl: text,
  user: recordId.nullable(),
  is_exposed: z.boolean(),
  available_ind: text,
  row_status: text,
  userid: text,
  userkey: text,
  profileimg: fileSchema.nullable(),
});
export type ArtistPart = z.infer<typeof artistPart>;

export const artbrochurePart = z.strictObject({
  ...recordParts,
  main_title: z.string(),
  url: z.string(),
  position: z.number().int(),
  artist: recordId.nullable(),
});
export type ArtbrochurePart = z.infer<typeof artbrochurePart>;
