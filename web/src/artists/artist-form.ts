import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { artistFormWords as words } from '@hwarang/domain/artists/artists.words';
import type { LocalizedText } from '@hwarang/domain/language';
import { isWebAddress } from '@hwarang/domain/web-address';

/** The fields of the artist form that can be wrong, in the order of the page. */
export const checkedArtistFields = [
  'usercountryname',
  'localname',
  'englishname',
  'email',
  'mobile',
  'homepage',
  'blog',
  'facebook',
  'instagram',
] as const;
export type CheckedArtistField = (typeof checkedArtistFields)[number];

/** Longest texts, in characters, as the API takes them. */
export const artistLimits = { name: 200, mobile: 50, email: 254, link: 500, homepage: 2000, long: 20_000 } as const;

/** What a page links to must be an address, wherever it leads. */
const isLink = (name: CheckedArtistField): boolean =>
  name === 'homepage' || name === 'blog' || name === 'facebook' || name === 'instagram';

function problemOf(name: CheckedArtistField, given: string): LocalizedText | undefined {
  const text = given.trim();
  if (isLink(name)) return text === '' || isWebAddress(text) ? undefined : words.badUrl;
  if (text === '') return words.required;
  return name === 'email' && !isEmail(tidyEmail(text)) ? words.badEmail : undefined;
}

/** The whole form, field by field; nothing for a field that is right. */
export function artistProblems(
  read: (name: CheckedArtistField) => string,
): Partial<Record<CheckedArtistField, LocalizedText>> {
  const problems = checkedArtistFields.map((name) => [name, problemOf(name, read(name))] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

const missing: Partial<Record<CheckedArtistField, LocalizedText>> = {
  localname: words.nameRequired,
  englishname: words.englishNameRequired,
  mobile: words.mobileRequired,
  email: words.emailRequired,
};

/** The combined form of the open call: it names what is missing, and wants no country. */
export function combinedArtistProblems(
  read: (name: CheckedArtistField) => string,
): Partial<Record<CheckedArtistField, LocalizedText>> {
  const problems: Partial<Record<CheckedArtistField, LocalizedText>> = {};
  for (const name of checkedArtistFields) {
    const text = read(name).trim();
    if (text === '') {
      if (missing[name]) problems[name] = missing[name];
    } else if (name === 'email' && !isEmail(tidyEmail(text))) problems.email = words.badEmailAddress;
    else if (isLink(name) && !isWebAddress(text)) problems[name] = words.badUrl;
  }
  return problems;
}
