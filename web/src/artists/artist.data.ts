import { type ArtistView, artistPath } from '../catalogue/artist.view.ts';

/** The artist in the words of schema.org. */
export const artistData = (
  origin: string,
  artist: ArtistView,
  { statement, sameAs }: { statement: string | undefined; sameAs: readonly string[] },
): object => {
  return {
    '@type': 'Person',
    '@id': origin + artistPath(artist.id),
    url: origin + artistPath(artist.id),
    name: artist.name,
    alternateName: artist.otherName,
    jobTitle: 'Artist',
    nationality: artist.country,
    description: statement,
    image: artist.portrait && origin + artist.portrait.url,
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
};
