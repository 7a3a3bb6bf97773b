import { pixelsOf } from '@hwarang/domain/virtual-gallery/exhibition-room';
import { hang } from '@hwarang/domain/virtual-gallery/hang';
import { type HangOverride, MAIN_IMAGE_ID, type Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

export interface GalleryWork {
  id: string;
  title: string;
  artist: { id: string; name: string } | null;
  /** As it is shown: '2021', 'c.1820'. */
  year: string | null;
  material: string;
  /** As the API writes it: 'W cm x H cm [x D cm]'. */
  size: string | null;
  widthCm: number | null;
  heightCm: number | null;
  depthCm: number | null;
  picture: { width: number; height: number } | null;
  override?: HangOverride | undefined;
}

export interface GalleryExhibition {
  id: string;
  title: string;
  period: string;
  style: RoomStyle;
  mainImage: { width: number; height: number } | null;
  /** All exposed works in the curator's order. */
  works: GalleryWork[];
}

export type PictureUrl = (id: string, width: number) => string;

export const toHang = ({ works, mainImage }: GalleryExhibition) => ({
  works: works.map(({ id, widthCm, heightCm, depthCm, override, picture }) => ({
    ...{ id, widthCm, heightCm, depthCm, override },
    ...pixelsOf(picture),
  })),
  mainImage: mainImage && pixelsOf(mainImage),
});

export function roomOf(exhibition: GalleryExhibition): Room {
  const { works, mainImage } = toHang(exhibition);
  return hang(works, mainImage);
}

/** What every way of showing the gallery needs. */
export interface ShownGallery {
  exhibition: GalleryExhibition;
  entries: Entry[];
  words: VirtualGalleryWords;
  pictureUrl: PictureUrl;
  /** Inside another page, where links open elsewhere. */
  embed: boolean;
  /** The works whose pictures could not be loaded. */
  failed: ReadonlySet<string>;
  onFailed: (id: string) => void;
}

/** What hangs at one place: a work, or the exhibition's main image. */
export interface Entry {
  id: string;
  work: GalleryWork | null;
  widthMm: number;
  heightMm: number;
  sizeGiven: boolean;
}

export function entriesOf(exhibition: GalleryExhibition, room: Room): Entry[] {
  const works = new Map(exhibition.works.map((work) => [work.id, work]));
  return room.works.map(({ id, widthMm, heightMm, flags }) => ({
    id,
    work: id === MAIN_IMAGE_ID ? null : (works.get(id) ?? null),
    widthMm,
    heightMm,
    sizeGiven: !flags.includes('size-not-given'),
  }));
}

/** What there is to show of it; nothing of a work without a picture. */
export const pictureOf = ({ work }: Entry, { mainImage }: GalleryExhibition) => (work ? work.picture : mainImage);
