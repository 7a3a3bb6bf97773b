import { bojagiArtists } from './artists/bojagi.ts';
import { calligraphyArtists } from './artists/calligraphy.ts';
import { ceramicArtists } from './artists/ceramic.ts';
import { colourFieldArtists } from './artists/colour-field.ts';
import { dansaekhwaArtists } from './artists/dansaekhwa.ts';
import { geometricArtists } from './artists/geometric.ts';
import { gesturalArtists } from './artists/gestural.ts';
import { inkLandscapeArtists } from './artists/ink-landscape.ts';
import { minhwaArtists } from './artists/minhwa.ts';
import { photographArtists } from './artists/photograph.ts';
import { bojagiWorks } from './artworks/bojagi.ts';
import { calligraphyWorks } from './artworks/calligraphy.ts';
import { ceramicWorks } from './artworks/ceramic.ts';
import { colourFieldWorks } from './artworks/colour-field.ts';
import { dansaekhwaWorks } from './artworks/dansaekhwa.ts';
import { geometricWorks } from './artworks/geometric.ts';
import { gesturalWorks } from './artworks/gestural.ts';
import { inkLandscapeWorks } from './artworks/ink-landscape.ts';
import { minhwaWorks } from './artworks/minhwa.ts';
import { photographWorks } from './artworks/photograph.ts';
import { beyondSeoulExhibitions } from './exhibitions/beyond-seoul.ts';
import { jongnoExhibitions } from './exhibitions/jongno.ts';
import { seoulExhibitions } from './exhibitions/seoul.ts';
import { galleries } from './galleries.ts';
import { offers } from './offers.ts';
import type { SampleArtist, SampleArtwork, SampleExhibition, SampleGallery, SampleOffer } from './shapes.ts';

const artists: SampleArtist[] = [
  ...colourFieldArtists,
  ...inkLandscapeArtists,
  ...dansaekhwaArtists,
  ...minhwaArtists,
  ...geometricArtists,
  ...calligraphyArtists,
  ...photographArtists,
  ...ceramicArtists,
  ...bojagiArtists,
  ...gesturalArtists,
];

const artworks: SampleArtwork[] = [
  ...colourFieldWorks,
  ...inkLandscapeWorks,
  ...dansaekhwaWorks,
  ...minhwaWorks,
  ...geometricWorks,
  ...calligraphyWorks,
  ...photographWorks,
  ...ceramicWorks,
  ...bojagiWorks,
  ...gesturalWorks,
];

const exhibitions: SampleExhibition[] = [...jongnoExhibitions, ...seoulExhibitions, ...beyondSeoulExhibitions];

export const collection: {
  galleries: SampleGallery[];
  artists: SampleArtist[];
  artworks: SampleArtwork[];
  exhibitions: SampleExhibition[];
  offers: SampleOffer[];
} = { galleries, artists, artworks, exhibitions, offers };
