import { defaultLicense } from '@hwarang/domain/artworks/licenses';
import { formatPeriod } from '@hwarang/domain/exhibitions/period';
import type { LocalizedText } from '@hwarang/domain/language';
import { ArtistCard } from '../catalogue/artist-card.tsx';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { GalleryCard } from '../catalogue/gallery-card.tsx';
import { demoPicture } from '../design/demo/pictures.ts';
import { Grid, Section } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { sampleArtists, sampleArtworks, sampleDay, sampleExhibitions, sampleGalleries } from './sample.ts';

const words = {
  artworks: { ko: '작품', en: 'Artworks' },
  dense: { ko: '촘촘한 벽', en: 'Dense wall' },
  artists: { ko: '작가 카드', en: 'Artist cards' },
  exhibitions: { ko: '전시 카드', en: 'Exhibition cards' },
  brief: { ko: '짧은 전시 카드', en: 'Exhibition cards, brief' },
  galleries: { ko: '갤러리 카드', en: 'Gallery cards' },
  small: { ko: '한 줄 갤러리 카드', en: 'Gallery card in one line' },
} satisfies Record<string, LocalizedText>;

const file = (place: number, ratio: number) => {
  const { src, width, height } = demoPicture(place, ratio);
  return { url: src, width, height, thumbhash: '' };
};

/** The cards of the nouns themselves, with invented records: each state of a run, faces and none, short and long names. */
export function NounCardsDemo() {
  const language = useLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  const artists = sampleArtists.map(({ id, name, faceless }, place) => ({
    id,
    name: name[language],
    otherName: name[other],
    country: undefined,
    portrait: faceless ? undefined : file(place + 3, 0.8),
  }));
  const galleries = sampleGalleries.map(({ id, name, town }, place) => ({
    id,
    name: name[language],
    place: town[language],
    hours: [],
    image: place === 2 ? undefined : file(place + 5, 1.5),
  }));
  const exhibitions = sampleExhibitions.map(({ title, opens, closes }, place) => ({
    id: opens,
    title: title[language],
    otherTitle: title[other],
    period: formatPeriod(opens, closes),
    hours: [{ text: '10:00 – 18:00', lang: language }],
    opens,
    closes,
    image: file(place, [1.5, 0.75, 1.2][place] ?? 1),
    gallery: galleries[place],
  }));
  const artworks = sampleArtworks.map(({ title, artist, material, ratio, ...rest }, place) => ({
    ...rest,
    id: String(place),
    title: title[language],
    otherTitle: title[other],
    material: material[language],
    edition: undefined,
    inventoryNumber: undefined,
    license: defaultLicense,
    madeWithAi: undefined,
    image: file(place, ratio),
    artist: artists[artist],
  }));
  return (
    <>
      {[false, true].map((dense) => (
        <Section key={String(dense)} title={words[dense ? 'dense' : 'artworks'][language]}>
          <ArtworkWall artworks={artworks} dense={dense} faces />
        </Section>
      ))}
      {[true, false].map((full) => (
        <Section key={String(full)} title={words[full ? 'exhibitions' : 'brief'][language]}>
          <Grid>
            {exhibitions.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={sampleDay} full={full} />
            ))}
          </Grid>
        </Section>
      ))}
      <Section title={words.artists[language]}>
        <Grid most={4}>
          {artists.map((artist, place) => (
            <ArtistCard key={artist.id} artist={artist} works={sampleArtists[place]?.works} />
          ))}
        </Grid>
      </Section>
      <Section title={words.galleries[language]}>
        <Grid>
          {galleries.map((gallery, place) => (
            <GalleryCard key={gallery.id} gallery={gallery} exhibitions={[4, 1, 0][place]} />
          ))}
        </Grid>
      </Section>
      <Section title={words.small[language]}>
        <Grid>
          {galleries.map((gallery) => (
            <GalleryCard key={gallery.id} gallery={gallery} small />
          ))}
        </Grid>
      </Section>
    </>
  );
}
