import { type Address, formatAddress, formatPlace } from '@hwarang/domain/galleries/address';
import type { GallerySummary } from '@hwarang/domain/galleries/galleries.contract';
import { galleryHoursLines } from '@hwarang/domain/galleries/opening-hours';
import type { Language } from '@hwarang/domain/language';
import { legalLines } from '@hwarang/domain/legal/legal-face';
import { pickLanguage, pickText } from '@hwarang/domain/localized-text';
import { shownFile } from '../media/shown-file.ts';

/** A gallery as the API gives it inside another record. */
export type GalleryBrief = Omit<GallerySummary, '_id' | '__v' | 'createdAt' | 'updatedAt' | 'is_exposed'>;

export type GalleryView = ReturnType<typeof galleryView>;
export type WholeGallery = ReturnType<typeof wholeGallery>;

const addressIn = (language: Language, gallery: GalleryBrief): Address | null =>
  (language === 'en' ? gallery.gallery_address_en : null) ?? gallery.gallery_address;

export const galleryView = (language: Language, gallery: GalleryBrief) => ({
  id: gallery.id,
  name: pickLanguage(language, gallery.name, gallery.name_en) ?? '',
  place: formatPlace(language, addressIn(language, gallery)),
  hours: galleryHoursLines(language, gallery.gallery_hours),
  image: shownFile(gallery.image[0]),
});

export function wholeGallery(language: Language, gallery: GalleryBrief) {
  const center = gallery.googlegeolocation?.center;
  const view = galleryView(language, gallery);
  const other = pickLanguage(language === 'ko' ? 'en' : 'ko', gallery.name, gallery.name_en);
  return {
    ...view,
    otherName: other === view.name ? undefined : other,
    description: pickText(language, gallery.description, gallery.description_en),
    phone: gallery.contact ?? undefined,
    email: gallery.email ?? undefined,
    website: gallery.homepage ?? undefined,
    address: formatAddress(language, addressIn(language, gallery)),
    legal: legalLines(language, gallery.legal),
    /** The same as the contract gives them, for the clock. */
    times: gallery.gallery_hours,
    /** The altitude of the contract is the longitude. */
    point: center ? { latitude: center.latitude, longitude: center.altitude } : undefined,
  };
}

export const galleryPath = (id: string): string => `/gallery-detail/${id}`;
