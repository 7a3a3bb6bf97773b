import * as z from 'zod';
import { defineContract, field, file, idOf, many, one, recordFields, type Summary } from '../contract.ts';
import type { Whole } from '../contracts.ts';
import { text } from '../records.contract.ts';
import { asWebAddress, isWebAddress } from '../web-address.ts';
import { choice, flag, optionalText, position, relation, requiredText } from '../written.ts';
import { artistFormWords } from './artist-form.words.ts';
import { type Authority, readAuthority } from './authorities.ts';
import { machineUseKeys } from './machine-use.ts';
import { isHandle } from './places.ts';

const name = optionalText(200);
/** A code is written in capitals, whoever sends it: by 'kr' and 'KR' a country would stand twice among the filters. */
const country = name.transform((text) => (text && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text));
const long = optionalText(20_000);
const email = z.email({ error: artistFormWords.badEmailAddress.en });
/** The form of the open call takes a handle too. */
const homepage = optionalText(2000)
  .transform((text) => text && (asWebAddress(text) ?? text))
  .refine((text) => text === null || isWebAddress(text) || isHandle(text), { error: artistFormWords.badUrl.en });
/** A whole address that was pasted is kept as the id in it. */
const authority = (name: Authority) =>
  optionalText(500)
    .transform((text) => text && (readAuthority(name, text) ?? text))
    .refine((text) => text === null || readAuthority(name, text) === text, { error: artistFormWords.badId.en });
const webAddress = z.url({ protocol: /^https?$/, error: artistFormWords.badUrl.en });

export const artistContract = defineContract('artists', 'Artist', {
  ...recordFields,
  localname: field(z.string(), requiredText(200, artistFormWords.nameRequired.en)),
  englishname: field(z.string(), requiredText(200, artistFormWords.englishNameRequired.en)),
  Nickname: field(text, name),
  usercountryname: field(text, country),
  edulevel: field(text, long),
  edulevel_en: field(text, long),
  ex_career: field(text, long),
  ex_career_en: field(text, long),
  ex_group_career: field(text, long),
  ex_group_career_en: field(text, long),
  awards: field(text, long),
  awards_en: field(text, long),
  statement: field(text, long),
  statement_en: field(text, long),
  mobile: field(text, requiredText(50, artistFormWords.mobileRequired.en)),
  email: field(text, requiredText(254, artistFormWords.emailRequired.en).pipe(email)),
  contact_public: field(z.boolean(), flag),
  facebook: field(text, optionalText(500)),
  instagram: field(text, optionalText(500)),
  blog: field(text, optionalText(500)),
  homepage: field(text, homepage),
  ulan_id: field(text, authority('ulan_id')),
  wikidata_id: field(text, authority('wikidata_id')),
  isni_id: field(text, authority('isni_id')),
  viaf_id: field(text, authority('viaf_id')),
  /** Whether machines may be trained on the works and mine them. */
  machine_use: field(z.enum(machineUseKeys), choice(machineUseKeys, 'reserved')),
  profileimgurl: field(text, optionalText(2000)),
  user: idOf('users', relation),
  is_exposed: field(z.boolean(), flag),
  /** Waits for an administrator; told to its owner and to administrators alone. */
  held: field(z.boolean().nullable()),
  available_ind: field(text, name),
  row_status: field(text, name),
  userid: field(text, name),
  userkey: field(text, name),
  profileimg: file(relation),
  artworks: many('art-works'),
  exhibitions: many('exhibitions'),
  artbrochures: many('artbrochures'),
  contracts: many('contracts'),
  shopitemregs: many('shopitemregs'),
});
export type Artist = Whole<'artists'>;
export type ArtistSummary = Summary<typeof artistContract.members>;

export const artbrochureContract = defineContract('artbrochures', 'Artbrochure', {
  ...recordFields,
  main_title: field(z.string(), requiredText(300, artistFormWords.required.en)),
  url: field(z.string(), requiredText(2000, artistFormWords.required.en).pipe(webAddress)),
  position: field(z.number().int(), position),
  artist: one('artists', relation),
});
