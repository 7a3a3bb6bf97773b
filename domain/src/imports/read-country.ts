/** Names that no list of countries writes, and people do. */
const others: Record<string, string> = {
  한국: 'KR',
  대한민국: 'KR',
  남한: 'KR',
  korea: 'KR',
  southkorea: 'KR',
  republicofkorea: 'KR',
  korean: 'KR',
  rok: 'KR',
  미국: 'US',
  미합중국: 'US',
  usa: 'US',
  us: 'US',
  unitedstatesofamerica: 'US',
  america: 'US',
  american: 'US',
  영국: 'GB',
  uk: 'GB',
  greatbritain: 'GB',
  britain: 'GB',
  england: 'GB',
  british: 'GB',
  중국: 'CN',
  prchina: 'CN',
  chinese: 'CN',
  일본: 'JP',
  japanese: 'JP',
  대만: 'TW',
  독일: 'DE',
  german: 'DE',
  프랑스: 'FR',
  french: 'FR',
  이탈리아: 'IT',
  이태리: 'IT',
  italian: 'IT',
  호주: 'AU',
  네덜란드: 'NL',
  thenetherlands: 'NL',
  holland: 'NL',
  dutch: 'NL',
  체코: 'CZ',
  러시아: 'RU',
  베트남: 'VN',
  터키: 'TR',
  turkey: 'TR',
  spanish: 'ES',
  스페인: 'ES',
};

const key = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

let known: ReadonlyMap<string, string> | undefined;

/** Every country by its names in both languages, made when it is first asked for. */
function countries(): ReadonlyMap<string, string> {
  if (known) return known;
  const found = new Map<string, string>();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const names = ['ko', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  for (const first of letters)
    for (const second of letters)
      for (const name of names) {
        const country = name.of(first + second);
        // Regions that are no countries: unknown, pseudo-accents, unions.
        if (country && !/^(?:ZZ|XA|XB|EU|EZ|UN|QO)$/.test(first + second) && !found.has(key(country)))
          found.set(key(country), first + second);
      }
  for (const [name, code] of Object.entries(others)) found.set(name, code);
  known = found;
  return found;
}

/** The two letters of a country; undefined when nobody knows it by that name. */
export function readCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && [...countries().values()].includes(code)) return code;
  return countries().get(key(text));
}
