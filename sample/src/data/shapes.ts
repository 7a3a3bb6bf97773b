import type { Both } from '@hwarang/domain/language';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import type { Style } from '../paintings/paint.ts';

export interface SampleGallery {
  key: string;
  name: Both;
  district: Both;
  email: string;
  homepage: string;
  contact: string;
  description: Both;
  hours: { day_interval: string; opening_hours: string; closing_hours: string }[];
  address: { Country: 'KR'; state_province: Both; City: Both; address_line1: Both };
  latitude: number;
  longitude: number;
}

export interface SampleArtist {
  key: string;
  localname: string;
  englishname: string;
  usercountryname: string;
  style: Style;
  hand: 0 | 1 | 2 | 3;
  edulevel: string;
  ex_career: string;
  ex_group_career: string;
  awards: string;
  mobile: string;
  email: string;
  contactPublic: boolean;
  facebook?: string;
  instagram?: string;
  blog?: string;
  homepage?: string;
  brochures: { main_title: string; url: string }[];
  is_exposed: boolean;
  statement: Both;
}

export interface SampleArtwork {
  key: string;
  artist: string;
  title: Both;
  material: Both;
  widthCm: number;
  heightCm: number;
  depthCm?: number;
  edition?: string;
  year: number;
  is_exposed: boolean;
  seed: number;
  text?: Both;
}

export interface SampleExhibition {
  key: string;
  title: Both;
  gallery: string;
  opens: string;
  closes: string;
  businesshour: string;
  text: Both;
  artworks: string[];
  is_exposed: boolean;
  poster: string;
  room: RoomStyle;
}
