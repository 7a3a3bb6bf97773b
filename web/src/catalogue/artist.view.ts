import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { countryName } from '@hwarang/domain/artists/country';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { shownFile } from '../media/shown-file.ts';

/** An artist as the API gives it inside another record. */
export type ArtistBrief = Pick<Artist, 'id' | 'localname' | 'englishname' | 'usercountryname' | 'profileimg'>;

export type ArtistView = ReturnType<typeof artistView>;

export function artistView(language: Language, artist: ArtistBrief) {
  const name = pickLanguage(language, artist.localname, artist.englishname) ?? '';
  const other = pickLanguage(language === 'ko' ? 'en' : 'ko', artist.localname, artist.englishname);
  return {
    id: artist.id,
    name,
    /** The name in the other script, when there is one. */
    otherName: other === name ? undefined : other,
    country: countryName(language, artist.usercountryname),
    portrait: shownFile(artist.profileimg),
  };
}

export const artistPath = (id: string): string => `/artist-profile/${id}`;
