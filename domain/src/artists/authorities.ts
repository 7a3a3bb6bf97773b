/** Files of names in which libraries and museums know an artist, in the order of the form. */
export const authorities = ['ulan_id', 'wikidata_id', 'isni_id', 'viaf_id'] as const;
export type Authority = (typeof authorities)[number];

interface File {
  name: string;
  /** The id alone, or within an address that was pasted whole; spaces and hyphens are gone by then. */
  pattern: RegExp;
  isRight?: (id: string) => boolean;
  /** By which machines compare, and which people open. */
  uri: (id: string) => string;
  page: (id: string) => string;
}

/** The last character of an ISNI is computed from the others (ISO 7064, MOD 11-2). */
function hasCheckDigit(id: string): boolean {
  let total = 0;
  for (const digit of id.slice(0, -1)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return id.at(-1) === (check === 10 ? 'X' : String(check));
}

const files: Record<Authority, File> = {
  ulan_id: {
    name: 'ULAN',
    pattern: /^(?:https?:\/\/(?:vocab|www)\.getty\.edu\/.*?(?:ulan\/|subjectid=)|ULAN:?)?(500\d{6})(?!\d)/i,
    uri: (id) => `http://vocab.getty.edu/ulan/${id}`,
    page: (id) => `https://vocab.getty.edu/page/ulan/${id}`,
  },
  wikidata_id: {
    name: 'Wikidata',
    pattern: /^(?:https?:\/\/(?:www\.|m\.)?wikidata\.org\/(?:wiki|entity)\/)?(Q[1-9]\d{0,11})(?!\d)/i,
    uri: (id) => `http://www.wikidata.org/entity/${id}`,
    page: (id) => `https://www.wikidata.org/wiki/${id}`,
  },
  isni_id: {
    name: 'ISNI',
    pattern: /^(?:https?:\/\/(?:www\.)?isni\.org\/(?:isni\/)?|ISNI:?)?(\d{15}[\dX])(?!\d)/i,
    isRight: hasCheckDigit,
    uri: (id) => `https://isni.org/isni/${id}`,
    page: (id) => `https://isni.org/isni/${id}`,
  },
  viaf_id: {
    name: 'VIAF',
    pattern: /^(?:https?:\/\/(?:www\.)?viaf\.org\/(?:[a-z]{2}\/)?viaf\/|VIAF:?)?([1-9]\d{1,21})(?!\d)/i,
    uri: (id) => `http://viaf.org/viaf/${id}`,
    page: (id) => `https://viaf.org/viaf/${id}`,
  },
};

/** What was typed or pasted as the id that is kept; undefined where it is none. */
export function readAuthority(authority: Authority, written: string): string | undefined {
  const { pattern, isRight } = files[authority];
  const text = written.trim();
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  const plain = /\.[a-z]{2,}\//i.test(text) ? address : text.replace(/[\s-]/g, '');
  const id = pattern.exec(plain.replaceAll('%20', ''))?.[1]?.toUpperCase();
  const isWhole = plain === address || plain.toUpperCase().endsWith(id ?? '-');
  return id && isWhole && (isRight?.(id) ?? true) ? id : undefined;
}

export const authorityName = (authority: Authority): string => files[authority].name;
/** The address by which machines know the artist. */
export const authorityUri = (authority: Authority, id: string): string => files[authority].uri(id);
/** The page about the artist. */
export const authorityPage = (authority: Authority, id: string): string => files[authority].page(id);

/** All that an artist has, with their ids. */
export const authoritiesOf = (
  artist: Partial<Record<Authority, string | null>>,
): { authority: Authority; id: string }[] =>
  authorities.flatMap((authority) => (artist[authority] ? [{ authority, id: artist[authority] }] : []));
