import * as z from 'zod';
import { flag, optionalAddress, optionalText, position, relation, requiredText, version } from '../written.ts';
import { artistFormWords } from './artists.words.ts';

const name = 200;
const long = 20_000;

export const artistWrite = z
  .object({
    localname: requiredText(name, artistFormWords.nameRequired.en),
    englishname: requiredText(name, artistFormWords.englishNameRequired.en),
    Nickname: optionalText(name),
    usercountryname: optionalText(name),
    edulevel: optionalText(long),
    ex_career: optionalText(long),
    ex_group_career: optionalText(long),
    awards: optionalText(long),
    statement: optionalText(long),
    statement_en: optionalText(long),
    mobile: requiredText(50, artistFormWords.mobileRequired.en),
    email: requiredText(254, artistFormWords.emailRequired.en).pipe(
      z.email({ error: artistFormWords.badEmailAddress.en }),
    ),
    contact_public: flag,
    facebook: optionalText(500),
    instagram: optionalText(500),
    blog: optionalText(500),
    homepage: optionalAddress(artistFormWords.badUrl.en),
    profileimg: relation,
    profileimgurl: optionalText(2000),
    user: relation,
    is_exposed: flag,
    available_ind: optionalText(name),
    row_status: optionalText(name),
    userid: optionalText(name),
    userkey: optionalText(name),
    __v: version,
  })
  .partial();
export type ArtistWrite = z.infer<typeof artistWrite>;

export const artbrochureWrite = z
  .object({
    main_title: requiredText(300, artistFormWords.required.en),
    url: requiredText(2000, artistFormWords.required.en).pipe(
      z.url({ protocol: /^https?$/, error: artistFormWords.badUrl.en }),
    ),
    position,
    artist: relation,
    __v: version,
  })
  .partial();
