import { isId } from '../ids.ts';
import { readCountry } from './read-country.ts';

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

/** What stands behind a name with a comma and is no first name: a suffix, a firm, others, a time. */
const afterName = /^\s*(?:jr|sr|bt|esq|ra|ii|iii|iv|ltd|inc|co|père|fils|et al|the\b.*|and\b.*)\.?\s*$|[&\d]/i;
/** What may stand behind both names and belongs to them: 'Moore, Henry, OM, CH', 'Wright, Joseph, of Derby'. */
const tail =
  /^(?:(?:junior|senior|jr\.?|sr\.?|[ivx]+|(?:\d\w+ )?bt|om|ch|kbe|dbe|cbe|obe|mbe|pra|ra|ara)|(?:the (?:younger|elder)|of \p{Lu}.+))$/iu;
/** Small words that begin a family name: 'van der Goes, Hugo'. */
const particle = /^(?:de|des|del|della|di|da|dos|du|van|von|der|den|ten|ter|le|la|el|al|st|y|zu|mac|mc)\.?$/i;

/**
 * 'Turner, Joseph Mallord William' is called Joseph Mallord William Turner. Several words before the comma are rather a whole name with a
 * place behind it ('Larsen Design Studio, New York'): that stays as it is written.
 */
function turned(name: string): string | undefined {
  const [family = '', given = '', ...more] = name.split(',').map((part) => part.trim());
  const words = family.split(/\s+/).filter((word) => !particle.test(word));
  if (!given || hangul.test(name) || words.length !== 1 || /[\d()]/.test(family) || unknownArtist.test(family))
    return undefined;
  if (afterName.test(given) || !more.every((part) => tail.test(part))) return undefined;
  return more.reduce((whole, part) => `${whole}${/^(?:of|the) /.test(part) ? '' : ','} ${part}`, `${given} ${family}`);
}

const role =
  'artist|architect|assistant|author|calligrapher|cartoonist|carver|ceramist|ceramicist|colou?rist|creator|decorator|delineator|designer|distributor|draughtsman|draftsman|editor|embroiderer|engraver|etcher|goldsmith|illuminator|illustrator|lithographer|maker|manufacturer|mill|modell?er|painter|papermaker|photographer|poet|potter|printer|printmaker|producer|publisher|retailer|sculptor|silversmith|sponsor|typographer|weaver|woodcutter|workshop|작가|제작자|사진가|조각가|판화가|디자이너';
const roleBefore = new RegExp(`^(?:\\p{L}+ )?(?:${role})(?: (?:and|&) (?:${role}))?\\s*:\\s*`, 'iu');
/** Who brings a work out, and has not made it. */
const issuer = /^(?:distributor|editor|mill|printer|publisher|retailer|sponsor)\b[^:]*:/i;

/** Of several in a cell the one who made the work: the first, unless that is its publisher or printer. */
export const makerOf = (names: readonly string[]): string | undefined =>
  names.find((name) => !issuer.test(name)) ?? names[0];

/** A name before the years in brackets. One Latin word is rather a nationality, and two syllables a place. */
const nameInside =
  /^\s*(?:\p{Script=Han}+\s*,\s*)?(\p{Script=Latin}[\p{Script=Latin}.'’-]*(?:\s+[\p{Script=Latin}.'’-]+)+|[가-힣]{3,4})\s*,/u;

/** '김환기(Kim Whanki, 1913–1974)' without the years; nothing of the brackets where they hold no name in the other script. */
function withoutYears(inside: string, before: string): string {
  const [, name = ''] = nameInside.exec(inside) ?? [];
  const isOther = name !== '' && hangul.test(name) !== hangul.test(before);
  return isOther && !readCountry(name) && !/^(?:south|north)\s/i.test(name) ? ` (${name})` : '';
}

/** A role before a name, years of a life and a title say who somebody is, and are no part of the name. */
const withoutLife = (name: string): string =>
  name
    .replace(roleBefore, '')
    .replace(/\s*[([]([^)\]]*\d{3,4}[^)\]]*)[)\]]/g, (_, inside: string, at: number, whole: string) =>
      withoutYears(inside, whole.slice(0, at)),
    )
    .replace(/,?\s+(?:b\.|born)?\s*\d{4}\s*[-–~]?\s*(?:\d{4})?$/i, '')
    .replace(/\s*(?:작가|화백|선생|교수)$/u, '')
    .trim();

/** '김환기 (Kim Whanki)', '김환기/Kim Whanki', '김환기 Kim Whanki' in its two scripts. Chinese characters beside Hangul say the same once more. */
function scripts(name: string): { ko?: string; en?: string } {
  const parts = (hangul.test(name) ? name.replace(/\p{Script=Han}+[\s,]*/gu, ' ') : name)
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

/** A name as a sheet of artists writes it, in the order in which it is said; undefined where it is so already. */
export const inSpokenOrder = (name: string): string | undefined => turned(name);

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
  // What stands in brackets are the members of a group: 'Birdhead (Ji Weiyu; Song Tao)'.
  const parts = text.split(/[;\n](?![^()]*\))/).flatMap((part) => {
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
