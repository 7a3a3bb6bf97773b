import type { Gallery, GalleryAddress, GalleryHours } from '@hwarang/domain/galleries/galleries.contract';
import type { MediaFile } from '@hwarang/domain/media/file';

export interface GalleryValues {
  name: string;
  name_en: string;
  email: string;
  homepage: string;
  contact: string;
  description: string;
  description_en: string;
  gallery_hours: GalleryHours[];
  gallery_address: GalleryAddress;
  gallery_address_en: GalleryAddress;
  latitude: string;
  longitude: string;
  is_exposed: boolean;
  image: MediaFile[];
}

export const emptyAddress: GalleryAddress = { Country: '', state_province: '', City: '', address_line1: '' };
export const emptyHours: GalleryHours = { day_interval: '', opening_hours: '', closing_hours: '' };

export const emptyGallery: GalleryValues = {
  name: '',
  name_en: '',
  email: '',
  homepage: '',
  contact: '',
  description: '',
  description_en: '',
  gallery_hours: [],
  gallery_address: emptyAddress,
  gallery_address_en: emptyAddress,
  latitude: '',
  longitude: '',
  is_exposed: true,
  image: [],
};

export const galleryValues = (found: Gallery): GalleryValues => ({
  name: found.name,
  name_en: found.name_en ?? '',
  email: found.email ?? '',
  homepage: found.homepage ?? '',
  contact: found.contact ?? '',
  description: found.description ?? '',
  description_en: found.description_en ?? '',
  gallery_hours: found.gallery_hours,
  gallery_address: { ...emptyAddress, ...found.gallery_address },
  gallery_address_en: { ...emptyAddress, ...found.gallery_address_en },
  latitude: String(found.googlegeolocation?.center.latitude ?? ''),
  longitude: String(found.googlegeolocation?.center.longitude ?? ''),
  is_exposed: found.is_exposed,
  image: found.image,
});

const orNone = (address: GalleryAddress): GalleryAddress | null =>
  Object.values(address).some((line) => line.trim()) ? address : null;

export const galleryBody = ({ latitude, longitude, ...values }: GalleryValues): object => ({
  ...values,
  gallery_hours: values.gallery_hours.filter((hours) => Object.values(hours).some((part) => part.trim())),
  gallery_address: orNone(values.gallery_address),
  gallery_address_en: orNone(values.gallery_address_en),
  googlegeolocation:
    latitude.trim() || longitude.trim() ? { center: { latitude: latitude.trim(), longitude: longitude.trim() } } : null,
  image: values.image.map(({ id }) => id),
});
