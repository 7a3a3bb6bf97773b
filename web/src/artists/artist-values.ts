import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { artistFormWords } from '@hwarang/domain/artists/artist-form.words';
import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { artistsWords } from '@hwarang/domain/artists/artists.words';
import { authorities, readAuthority } from '@hwarang/domain/artists/authorities';
import { machineUseWords } from '@hwarang/domain/artists/machine-use';
import { isHandle } from '@hwarang/domain/artists/places';
import type { LocalizedText } from '@hwarang/domain/language';
import { tooLong } from '@hwarang/domain/too-long';
import { asWebAddress } from '@hwarang/domain/web-address';
import { type CheckedForm, type Problems, textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { artistFieldWords as words } from './artist-pages.words.ts';

interface Text {
  kind: 'text' | 'country' | 'email' | 'tel' | 'link' | 'lines' | 'long' | 'choice';
  label: LocalizedText;
  /** The longest that the API takes, in characters. */
  maxLength: number;
  hint?: LocalizedText;
  autoComplete?: string;
  lang?: string;
  /** One of these, by its name. */
  choices?: Record<string, LocalizedText>;
}

const [name, link, long] = [200, 500, 20_000];

/** All that an artist tells of themself, by the parts of the form and in the order of the page. A new text is one line here. */
export const artistParts = {
  who: {
    usercountryname: { kind: 'country', label: words.country, maxLength: name, autoComplete: 'country' },
    Nickname: { kind: 'text', label: words.nickname, maxLength: name },
    localname: {
      kind: 'text',
      label: words.localname,
      hint: words.localnameHint,
      maxLength: name,
      autoComplete: 'name',
    },
    englishname: { kind: 'text', label: words.englishname, maxLength: name, lang: 'en' },
    email: { kind: 'email', label: words.email, maxLength: 254 },
    mobile: { kind: 'tel', label: words.mobile, maxLength: 50, autoComplete: 'tel' },
  },
  career: {
    edulevel: { kind: 'lines', label: words.education, maxLength: long },
    edulevel_en: { kind: 'lines', label: words.educationEnglish, maxLength: long, lang: 'en' },
    awards: { kind: 'lines', label: words.awards, maxLength: long },
    awards_en: { kind: 'lines', label: words.awardsEnglish, maxLength: long, lang: 'en' },
    ex_career: { kind: 'lines', label: words.privateExhibitions, maxLength: long },
    ex_career_en: { kind: 'lines', label: words.privateExhibitionsEnglish, maxLength: long, lang: 'en' },
    ex_group_career: { kind: 'lines', label: words.groupExhibitions, maxLength: long },
    ex_group_career_en: { kind: 'lines', label: words.groupExhibitionsEnglish, maxLength: long, lang: 'en' },
    statement: { kind: 'long', label: words.statement, maxLength: long },
    statement_en: { kind: 'long', label: words.statementEnglish, maxLength: long, lang: 'en' },
  },
  elsewhere: {
    homepage: { kind: 'link', label: words.homepage, hint: words.homepageHint, maxLength: 2000, autoComplete: 'url' },
    blog: { kind: 'link', label: words.blog, hint: words.blogHint, maxLength: link },
    facebook: { kind: 'link', label: words.facebook, hint: words.handleHint, maxLength: link },
    instagram: { kind: 'link', label: words.instagram, hint: words.handleHint, maxLength: link },
  },
  authorities: {
    ulan_id: { kind: 'link', label: words.ulan, hint: words.ulanHint, maxLength: link },
    wikidata_id: { kind: 'link', label: words.wikidata, hint: words.wikidataHint, maxLength: link },
    isni_id: { kind: 'link', label: words.isni, hint: words.isniHint, maxLength: link },
    viaf_id: { kind: 'link', label: words.viaf, hint: words.viafHint, maxLength: link },
  },
  machines: {
    machine_use: {
      kind: 'choice',
      label: artistsWords.machineUse,
      hint: words.machineUseHint,
      maxLength: name,
      choices: machineUseWords,
    },
  },
} as const satisfies Record<string, Record<string, Text>>;

const parts = {
  ...artistParts.who,
  ...artistParts.career,
  ...artistParts.elsewhere,
  ...artistParts.authorities,
  ...artistParts.machines,
};
export type ArtistText = keyof typeof parts;
export const artistTexts: Record<ArtistText, Text> = parts;
const textNames = Object.keys(parts) as ArtistText[];

/** What the form edits of an artist. */
export type ArtistValues = Pick<Artist, ArtistText | 'contact_public'>;
export type ArtistForm = CheckedForm<ArtistText>;

const { required, nameRequired, englishNameRequired, emailRequired, mobileRequired } = artistFormWords;
/** What each variant of the form requires, and how it says so; the combined one of the open call wants no country. */
export const requirements: Record<'own' | 'combined', Problems<ArtistText>> = {
  own: { usercountryname: required, localname: required, englishname: required, email: required, mobile: required },
  combined: {
    localname: nameRequired,
    englishname: englishNameRequired,
    email: emailRequired,
    mobile: mobileRequired,
  },
};
export type Variant = keyof typeof requirements;

/** The url rule is that of the first form's homepage; the combined form takes a handle there, and other places take any text. */
const isHomepage = (variant: Variant, text: string): boolean =>
  asWebAddress(text) !== undefined || (variant === 'combined' && isHandle(text));

/** The whole form, field by field; nothing for a field that is right. */
export function artistProblems(variant: Variant, read: (name: ArtistText) => string): Problems<ArtistText> {
  const problems: Problems<ArtistText> = {};
  for (const name of textNames) {
    const text = read(name).trim();
    const { kind, maxLength } = artistTexts[name];
    const missing = requirements[variant][name];
    if (text === '' && missing) problems[name] = missing;
    if (text === '') continue;
    if (text.length > maxLength) problems[name] = tooLong(maxLength);
    if (name === 'homepage' && !isHomepage(variant, text)) problems[name] = artistFormWords.badUrl;
    const authority = authorities.find((one) => one === name);
    if (authority && !readAuthority(authority, text)) problems[name] = artistFormWords.badId;
    if (kind === 'email' && !isEmail(tidyEmail(text)))
      problems[name] = artistFormWords[variant === 'own' ? 'badEmail' : 'badEmailAddress'];
  }
  return problems;
}

export const useArtistForm = (variant: Variant): ArtistForm =>
  useCheckedForm(textNames, (values) => artistProblems(variant, (name) => textOf(values, name)));

/** The form as it is sent; an emptied field is sent too, so that it is cleared. */
export function artistValues(values: FormData): Record<string, string | boolean> {
  const texts = textNames.filter((name) => values.has(name)).map((name) => [name, textOf(values, name).trim()]);
  return { ...Object.fromEntries(texts), contact_public: values.has('contact_public') };
}
