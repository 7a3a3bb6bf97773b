import { isId } from '../ids.ts';

/** Another record as a cell names it. Whoever looks it up compares ids first, then all `names` with the names in both scripts. */
export interface NameReference {
  written: string;
  id?: string;
  /** Every way to spell the name that the cell allows, as it would stand in a record. */
  names: string[];
  /** What a new record would be called. */
  local: string;
  english: string;
}

const hangul = /\p{Script=Hangul}/u;
const latin = /\p{Script=Latin}/u;

const unknownArtist =
  /^(?:(?:작가|작자|제작자)?\s*(?:미상|불명|불상|모름)|미상\s*작가|무명|unknown|anonymous|anon\.?|unidentified|(?:unknown|unidentified|anonymous|not\s+known)\s+(?:artist|maker|painter|photographer|designer)|artist\s+(?:unknown|not\s+known|unidentified)|maker\s+unknown)$/i;

/** What stands behind a name with a comma and is no first name. */
const afterName = /^\s*(?:jr|sr|bt|esq|ra|ii|iii|iv|ltd|inc|co|and\b.*)\.?\s*$/i;

/** 'Turner, Joseph Mallord William' is called Joseph Mallord William Turner. */
function turned(name: string): string | undefined {
  const found = /^([^,]+),\s*([^,]+)$/.exec(name);
  return found?.[1] && found[2] && !hangul.test(name) && !afterName.test(found[2]) ? `${found[2].trim()} ${found[1].trim()}` : undefined;
}

/** A role before a name, years of a life and a title say who somebody is, and are no part of the name. */
const withoutLife = (name: string): string =>
  name
    .replace(/^(?:artist|designer|maker|manufacturer|painter|photographer|sculptor|printmaker|author|작가|제작자)\s*:\s*/i, '')
    .replace(/\s*[([][^)\]]*\d{3,4}[^)\]]*[)\]]/g, '')
    .replace(/,?\s+(?:b\.|born)?\s*\d{4}\s*[-–~]?\s*(?:\d{4})?$/i, '')
    .replace(/\s*(?:작가|화백|선생|교수)$/u, '')
    .trim();

/** '김환기 (Kim Whanki)', '김환기/Kim Whanki', '김환기 Kim Whanki' in its two scripts. */
function scripts(name: string): { ko?: string; en?: string } {
  const parts = name
    .split(/[()[\]/|]|(?<=\p{Script=Hangul})\s+(?=\p{Script=Latin})|(?<=[\p{Script=Latin}.])\s+(?=\p{Script=Hangul})/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const [ko, ...otherKo] = parts.filter((part) => hangul.test(part));
  const [en, ...otherEn] = parts.filter((part) => latin.test(part) && !hangul.test(part));
  if (otherKo.length > 0 || otherEn.length > 0) return {};
  return { ...(ko ? { ko } : {}), ...(en ? { en } : {}) };
}

const idIn = (text: string): string | undefined => {
  const [found] = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/.exec(text) ?? [];
  return isId(found) ? found : undefined;
};

/** One record by id or name; undefined for an artist who is said to be unknown. */
export function readName(text: string): NameReference | undefined {
  const written = text.replace(/\s+/g, ' ').trim();
  if (written === '' || unknownArtist.test(written)) return undefined;
  const id = idIn(written);
  const bare = id
    ? written
        .replace(id, '')
        .replace(/[()[\]|:#\s]+$/, '')
        .trim()
    : written;
  const name = withoutLife(bare) || bare;
  const { ko, en } = scripts(name);
  const forms = [name, ko, en, turned(name), en && turned(en), bare].filter((form): form is string => Boolean(form));
  const english = (en && (turned(en) ?? en)) ?? turned(name) ?? ko ?? name;
  return {
    written,
    ...(id ? { id } : {}),
    names: [...new Set(forms)],
    local: ko ?? english,
    english,
  };
}

/** Several in a cell, one below the other or between semicolons; a comma parts names in Hangul alone, as it turns round others. */
export function splitNames(text: string): string[] {
  const parts = text.split(/[;\n]/).flatMap((part) => {
    const pieces = part.split(/[,、·]/);
    const apart = pieces.length > 1 && pieces.every((piece) => /^\s*[가-힣]{2,5}\s*(?:\([^)]*\))?\s*$/.test(piece));
    return apart ? pieces : [part];
  });
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Keys of works in their order: inventory numbers or ids. The same one twice hangs once. */
export const splitKeys = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
