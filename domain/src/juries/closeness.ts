import { tidyEmail } from '../accounts/email.ts';
import type { ConflictGround } from './juries.contract.ts';

/** What the site knows of a juror or an entrant that can show how close the two are. */
export interface Person {
  userId: string | null;
  emails: readonly string[];
  names: readonly string[];
  /** Of their companies. */
  addresses: readonly string[];
  companies: readonly { name: string; bizno: string | null }[];
  /** Ids of galleries they have exhibited in or write from. */
  galleries: readonly string[];
}

/** Korean surnames of two syllables; all others have one. */
const longSurnames = ['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방'];

/** Without spaces, punctuation and case: '서울시 종로구 1-2' is '서울시 종로구 1 - 2'. Numbers stay apart, as 1-2 is not 12. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)[^\p{L}\d]+(?=\d)/gu, '$1-')
    .replace(/[^\p{L}\p{N}-]|(?<!\d)-|-(?!\d)/gu, '');

/** What may be the surname: of a name in Latin letters both ends, since people write either first. */
export function surnamesOf(name: string): string[] {
  const words = name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const [first = ''] = words;
  if (/^\p{Script=Hangul}/u.test(first)) {
    const whole = words.join('');
    return [longSurnames.find((one) => whole.startsWith(one) && whole.length > 2) ?? whole.slice(0, 1)];
  }
  return [...new Set([first, words.at(-1) ?? ''])].filter(Boolean);
}

const sharesAny = (ones: Iterable<string>, others: Iterable<string>): boolean => {
  const known = new Set([...ones].filter(Boolean));
  return [...others].some((other) => known.has(other));
};

const companyKeys = ({ companies }: Person): string[] =>
  companies.flatMap(({ name, bizno }) => [
    `name ${plain(name)}`,
    ...(bizno?.match(/\d/) ? [`bizno ${bizno.replace(/\D/g, '')}`] : []),
  ]);

/**
 * What a juror and an entrant have in common. An address alone is enough, since spouses in Korea keep their surnames; a surname alone is not,
 * since every fifth person is a Kim. The whole name is.
 */
export function groundsOf(juror: Person, entrant: Person): ConflictGround[] {
  const isSame =
    (juror.userId !== null && juror.userId === entrant.userId) ||
    sharesAny(juror.emails.map(tidyEmail), entrant.emails.map(tidyEmail));
  if (isSame) return ['same-person'];
  const isAddress = sharesAny(juror.addresses.map(plain), entrant.addresses.map(plain));
  const isNamesake = sharesAny(juror.names.map(plain), entrant.names.map(plain));
  const isSurname = sharesAny(juror.names.flatMap(surnamesOf), entrant.names.flatMap(surnamesOf));
  const found: (ConflictGround | false)[] = [
    (isNamesake || (isAddress && isSurname)) && 'surname',
    isAddress && 'address',
    sharesAny(juror.galleries, entrant.galleries) && 'gallery',
    sharesAny(companyKeys(juror), companyKeys(entrant)) && 'company',
  ];
  return found.filter((ground) => ground !== false);
}
