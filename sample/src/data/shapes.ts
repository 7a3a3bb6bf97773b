import type { MachineUse } from '@hwarang/domain/artists/machine-use';
import type { LicenseKey } from '@hwarang/domain/artworks/licenses';
import type { MadeWithAi } from '@hwarang/domain/artworks/made-with-ai';
import type { LocalizedText } from '@hwarang/domain/language';
import type { Currency } from '@hwarang/domain/sales/currencies';
import type { PriceShown, ShownAvailability } from '@hwarang/domain/sales/offer';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import type { Style } from '../paintings/paint.ts';

export interface SampleGallery {
  key: string;
  name: LocalizedText;
  district: LocalizedText;
  email: string;
  homepage: string;
  contact: string;
  description: LocalizedText;
  /** Motif of its photograph. */
  view: string;
  hours: { day_interval: string; opening_hours: string; closing_hours: string }[];
  address: { Country: 'KR'; state_province: LocalizedText; City: LocalizedText; address_line1: LocalizedText };
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
  edulevel: LocalizedText;
  ex_career: LocalizedText;
  ex_group_career: LocalizedText;
  awards?: LocalizedText;
  mobile: string;
  email: string;
  contactPublic: boolean;
  facebook?: string;
  instagram?: string;
  blog?: string;
  homepage?: string;
  machineUse?: MachineUse;
  brochures: { main_title: string; url: string }[];
  is_exposed: boolean;
  statement: LocalizedText;
}

export interface SampleArtwork {
  key: string;
  artist: string;
  title: LocalizedText;
  material: LocalizedText;
  widthCm: number;
  heightCm: number;
  depthCm?: number;
  edition?: string;
  inventoryNumber?: string;
  year: number;
  yearText?: string;
  license?: LicenseKey;
  madeWithAi?: MadeWithAi;
  is_exposed: boolean;
  seed: number;
  /** What the picture must show for its title to be true. */
  motif: string;
  text?: LocalizedText;
}

export interface SampleExhibition {
  key: string;
  title: LocalizedText;
  gallery: string;
  opens: string;
  closes: string;
  businesshour: string;
  text: LocalizedText;
  artworks: string[];
  is_exposed: boolean;
  /** Works that its main image shows on the wall. */
  view: string[];
  room: RoomStyle;
}

/** A work that the gallery has on consignment, and what it asks for it. */
export interface SampleOffer {
  gallery: string;
  artwork: string;
  availability: ShownAvailability;
  holdUntil?: string;
  price: number;
  currency: Currency;
  priceShown: PriceShown;
}
