import { shownYear } from '@hwarang/domain/artworks/year';
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { ladder } from '@hwarang/domain/media/ladder';
import { stepAddress } from '@hwarang/domain/media/picture';
import { MAIN_IMAGE_ID } from '@hwarang/domain/virtual-gallery/room';
import { type ShownFile, shownFile } from '../media/shown-file.ts';
import type { GalleryExhibition, GalleryWork } from './gallery-data.ts';

export type Files = Record<string, ShownFile | undefined>;

/** The pictures of an exhibition by the work they show. */
export function filesOf(exhibition: Exhibition): Files {
  const [poster] = exhibition.mainimage;
  const files: Files = { [MAIN_IMAGE_ID]: shownFile(poster) };
  for (const { id, image } of exhibition.art_works) files[id] = shownFile(image);
  return files;
}

/** The picture of a work in the first step of the ladder that is at least so wide. */
export function pictureAddress(files: Files, id: string, width: number): string {
  const file = files[id];
  return file ? stepAddress(file, ladder.find((step) => step >= width) ?? 2048) : '';
}

export function galleryOf(language: Language, exhibition: Exhibition): GalleryExhibition {
  const artists = new Map(exhibition.artists.map((artist) => [artist.id, artist]));
  const poster = exhibition.mainimage[0];
  return {
    id: exhibition.id,
    title: pickLanguage(language, exhibition.title, exhibition.title_en) ?? exhibition.title,
    period: exhibition.period ?? '',
    style: exhibition.room_style,
    mainImage: poster ? { width: poster.width, height: poster.height } : null,
    works: exhibition.art_works.map((work): GalleryWork => {
      const artist = artists.get(work.owner ?? '');
      return {
        id: work.id,
        title: pickLanguage(language, work.title, work.title_en) ?? work.title,
        artist: artist ? { id: artist.id, name: language === 'en' ? artist.englishname : artist.localname } : null,
        year: shownYear(work) ?? null,
        material: pickLanguage(language, work.material, work.material_en) ?? '',
        size: work.size,
        widthCm: work.width_cm,
        heightCm: work.height_cm,
        depthCm: work.depth_cm,
        override: exhibition.hang?.[work.id],
        picture: work.image ? { width: work.image.width, height: work.image.height } : null,
      };
    }),
  };
}
