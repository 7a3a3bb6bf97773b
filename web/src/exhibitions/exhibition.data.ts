import { type ArtistView, artistPath } from '../catalogue/artist.view.ts';
import { type ExhibitionView, exhibitionPath } from '../catalogue/exhibition.view.ts';
import type { WholeGallery } from '../catalogue/gallery.view.ts';
import { galleryData } from '../galleries/gallery.data.ts';

interface About {
  exhibition: ExhibitionView;
  gallery: WholeGallery | undefined;
  artists: readonly ArtistView[];
  text: string | undefined;
}

/** The exhibition in the words of schema.org. */
export const exhibitionData = (origin: string, { exhibition, gallery, artists, text }: About): object => ({
  '@type': 'ExhibitionEvent',
  '@id': origin + exhibitionPath(exhibition.id),
  url: origin + exhibitionPath(exhibition.id),
  name: exhibition.title,
  alternateName: exhibition.otherTitle,
  description: text,
  startDate: exhibition.opens ?? undefined,
  endDate: exhibition.closes ?? undefined,
  image: exhibition.image && origin + exhibition.image.url,
  location: gallery && galleryData(origin, gallery),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  performer: artists.map(({ id, name }) => ({ '@type': 'Person', name, url: origin + artistPath(id) })),
});
