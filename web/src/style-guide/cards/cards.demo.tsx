import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import type { Language } from '@hwarang/domain/language';
import type { ArtistView } from '../../catalogue/artist.view.ts';
import { ArtistCard } from '../../catalogue/artist-card.tsx';
import type { ArtworkView } from '../../catalogue/artwork.view.ts';
import { ArtworkWall } from '../../catalogue/artwork-wall.tsx';
import type { ExhibitionView } from '../../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../../catalogue/exhibition-card.tsx';
import type { GalleryView } from '../../catalogue/gallery.view.ts';
import { GalleryCard } from '../../catalogue/gallery-card.tsx';
import { demoPicture } from '../../design/demo/pictures.ts';
import { Grid, Section } from '../../design/layout.tsx';
import type { ShownFile } from '../../media/shown-file.ts';
import { useLanguage } from '../../platform/language.ts';
import {
  sampleArtists,
  sampleArtworks,
  sampleDay,
  sampleExhibitions,
  sampleGalleries,
  cardsWords as words,
} from './cards.sample.ts';

const file = (place: number, ratio: number): ShownFile => {
  const { src, width, height } = demoPicture(place, ratio);
  return { url: src, width, height, thumbhash: '' };
};

const artists = (language: Language): (ArtistView & { works: number })[] =>
  sampleArtists.map(({ id, name, works, faceless }, place) => ({
    id,
    name: name[language],
    otherName: name[language === 'ko' ? 'en' : 'ko'],
    country: undefined,
    portrait: faceless ? undefined : file(place + 3, 0.8),
    works,
  }));

const galleries = (language: Language): (GalleryView & { exhibitions: number })[] =>
  sampleGalleries.map(({ id, name, place, exhibitions }, at) => ({
    id,
    name: name[language],
    place: place[language],
    image: at === 2 ? undefined : file(at + 5, 1.5),
    exhibitions,
  }));

const exhibitions = (language: Language): ExhibitionView[] =>
  sampleExhibitions.map(({ id, title, opens, closes, hours }, place) => ({
    id,
    title: title[language],
    otherTitle: title[language === 'ko' ? 'en' : 'ko'],
    period: formatPeriod(opens, closes),
    hours,
    opens,
    closes,
    image: file(place, [1.5, 0.75, 1.2][place] ?? 1),
    gallery: galleries(language)[place],
  }));

const artworks = (language: Language): ArtworkView[] =>
  sampleArtworks.map(({ id, title, artist, year, material, size, ratio }, place) => ({
    id,
    title: title[language],
    otherTitle: title[language === 'ko' ? 'en' : 'ko'],
    year,
    material: material[language],
    size,
    image: file(place, ratio),
    artist: artists(language)[artist],
  }));

/** The cards of the nouns themselves, with invented records: each state of a run, faces and none, short and long names. */
export function NounCardsDemo() {
  const language = useLanguage();
  return (
    <>
      <Section title={words.artworks[language]}>
        <ArtworkWall artworks={artworks(language)} faces />
      </Section>
      <Section title={words.exhibitions[language]}>
        <Grid>
          {exhibitions(language).map((exhibition) => (
            <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={sampleDay} full />
          ))}
        </Grid>
      </Section>
      <Section title={words.brief[language]}>
        <Grid>
          {exhibitions(language).map((exhibition) => (
            <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={sampleDay} />
          ))}
        </Grid>
      </Section>
      <Section title={words.artists[language]}>
        <Grid most={4}>
          {artists(language).map(({ works, ...artist }) => (
            <ArtistCard key={artist.id} artist={artist} works={works} />
          ))}
        </Grid>
      </Section>
      <Section title={words.galleries[language]}>
        <Grid>
          {galleries(language).map(({ exhibitions: shows, ...gallery }) => (
            <GalleryCard key={gallery.id} gallery={gallery} exhibitions={shows} />
          ))}
        </Grid>
      </Section>
      <Section title={words.small[language]}>
        <Grid>
          {galleries(language).map((gallery) => (
            <GalleryCard key={gallery.id} gallery={gallery} small />
          ))}
        </Grid>
      </Section>
    </>
  );
}
