import type { Gallery, GalleryAddress, GalleryHours } from '@hwarang/domain/galleries/galleries.contract';
import { noLegalFace } from '@hwarang/domain/legal/legal-face';

const emptyAddress: GalleryAddress = { Country: '', state_province: '', City: '', address_line1: '' };
export const emptyHours: GalleryHours = { day_interval: '', opening_hours: '', closing_hours: '' };

/** What the form holds; without a record, what a new one begins with. */
export const galleryValues = (found?: Gallery) => ({
  name: found?.name ?? '',
  name_en: found?.name_en ?? '',
  email: found?.email ?? '',
  homepage: found?.homepage ?? '',
  contact: found?.contact ?? '',
  description: found?.description ?? '',
  description_en: found?.description_en ?? '',
  gallery_hours: found?.gallery_hours ?? [],
  gallery_address: { ...emptyAddress, ...found?.gallery_address },
  gallery_address_en: { ...emptyAddress, ...found?.gallery_address_en },
  legal: { ...noLegalFace, ...found?.legal },
  latitude: String(found?.googlegeolocation?.center.latitude ?? ''),
  longitude: String(found?.googlegeolocation?.center.longitude ?? ''),
  is_exposed: found?.is_exposed ?? true,
  image: found?.image ?? [],
});

const orNone = (address: GalleryAddress): GalleryAddress | null =>
  Object.values(address).some((line) => line.trim()) ? address : null;

export const galleryBody = ({ latitude, longitude, ...values }: ReturnType<typeof galleryValues>): object => ({
  ...values,
  gallery_hours: values.gallery_hours.filter((hours) => Object.values(hours).some((part) => part.trim())),
  gallery_address: orNone(values.gallery_address),
  gallery_address_en: orNone(values.gallery_address_en),
  legal: Object.values(values.legal).some((line) => line.trim()) ? values.legal : null,
  googlegeolocation:
    latitude.trim() || longitude.trim() ? { center: { latitude: latitude.trim(), longitude: longitude.trim() } } : null,
  image: values.image.map(({ id }) => id),
});
