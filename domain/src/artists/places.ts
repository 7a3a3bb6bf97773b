import { asWebAddress } from '../web-address.ts';

/** Where else an artist is found, in the order of the form. */
export const places = ['homepage', 'blog', 'facebook', 'instagram'] as const;
export type Place = (typeof places)[number];

const handle = /^@?([\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,98}[\p{L}\p{N}_])?)$/u;
/** A name with dots is a handle at these two ('son.nuri'), unless it ends as addresses do. */
const namesWithDots: readonly Place[] = ['facebook', 'instagram'];
const endsAsAddress = /(^www\.)|\.(com|net|org|kr)$/i;

const profileAt: Partial<Record<Place, string>> = {
  blog: 'https://blog.naver.com/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
};

export const isHandle = (text: string): boolean => handle.test(text.trim());

/** The link to what the artist wrote: an address with or without its scheme, or a handle. Undefined where it leads nowhere. */
export function placeAddress(place: Place, text: string): string | undefined {
  const written = text.trim();
  const [, name] = handle.exec(written) ?? [];
  const profiles = profileAt[place];
  const isName =
    written.startsWith('@') ||
    !written.includes('.') ||
    (namesWithDots.includes(place) && !endsAsAddress.test(written));
  if (name && profiles && isName) return profiles + encodeURIComponent(name);
  return asWebAddress(written);
}
