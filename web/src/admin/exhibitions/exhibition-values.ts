import type { Artist, ArtistSummary } from '@hwarang/domain/artists/artists.contract';
import type { ArtworkSummary } from '@hwarang/domain/artworks/artworks.contract';
import { shownYear } from '@hwarang/domain/artworks/year';
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import type { Picked } from '../editor/sorted-list.tsx';

/** '2026-11-15T09:00', as a field for local time holds it. */
const localTime = (moment: string | null | undefined): string => {
  if (!moment) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const moment = (local: string): string | null => (local ? new Date(local).toISOString() : null);

export const pickedArtist =
  (language: Language) =>
  (artist: ArtistSummary | Artist): Picked => ({
    id: artist.id,
    name: pickLanguage(language, artist.localname, artist.englishname) ?? '',
    line: pickLanguage(language === 'ko' ? 'en' : 'ko', artist.localname, artist.englishname) ?? '',
    image: (artist.profileimg?.formats.thumbnail ?? artist.profileimg)?.url,
    hidden: !artist.is_exposed,
  });

type Work = Omit<ArtworkSummary, 'owner' | 'shopitemreg'> & { owner: ArtistSummary | string | null };

export const pickedArtwork =
  (language: Language, known: readonly ArtistSummary[] = []) =>
  (work: Work): Picked => {
    const owner = typeof work.owner === 'string' ? known.find(({ id }) => id === work.owner) : work.owner;
    return {
      id: work.id,
      name: pickLanguage(language, work.title, work.title_en) ?? '',
      line: [owner && pickLanguage(language, owner.localname, owner.englishname), shownYear(work), work.size]
        .filter(Boolean)
        .join(' · '),
      image: (work.image?.formats.thumbnail ?? work.image)?.url,
      hidden: !work.is_exposed,
    };
  };

/** What the form holds; without a record, what a new one begins with. In a studio it is always an exhibition of that gallery. */
export const exhibitionValues = (language: Language, found?: Exhibition, gallery = '') => ({
  title: found?.title ?? '',
  title_en: found?.title_en ?? '',
  opens_on: found?.opens_on ?? '',
  closes_on: found?.closes_on ?? '',
  period: found?.period ?? '',
  businesshour: found?.businesshour ?? '',
  gallery: found?.gallery?.id ?? gallery,
  detailinfotext: found?.detailinfotext ?? '',
  detailinfotext_en: found?.detailinfotext_en ?? '',
  is_exposed: found?.is_exposed ?? false,
  shown_from: localTime(found?.shown_from),
  shown_to: localTime(found?.shown_to),
  room_style: found?.room_style ?? 'white-cube',
  mainimage: found?.mainimage ?? [],
  artists: found?.artists.map(pickedArtist(language)) ?? [],
  art_works: found?.art_works.map(pickedArtwork(language, found.artists)) ?? [],
});
type Values = ReturnType<typeof exhibitionValues>;

const ids = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

/** Artists go along only when somebody chose them: an exhibition that names none shows those of its works, whoever they will be. */
export const exhibitionBody = (values: Values, before: Values): object => ({
  ...values,
  gallery: values.gallery || null,
  opens_on: values.opens_on || null,
  closes_on: values.closes_on || null,
  shown_from: moment(values.shown_from),
  shown_to: moment(values.shown_to),
  mainimage: ids(values.mainimage),
  artists: JSON.stringify(values.artists) === JSON.stringify(before.artists) ? undefined : ids(values.artists),
  art_works: ids(values.art_works),
});
