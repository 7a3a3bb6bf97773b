import { galleryWrite } from '@hwarang/domain/galleries/galleries.write';
import { linkedIds } from '../records/write/rows.ts';
import type { Writing } from '../records/write/writing.ts';

const images = { table: 'gallery_images', own: 'gallery_id', other: 'file_id', to: 'files' };

export const galleriesWriting: Writing = {
  name: 'galleries',
  table: 'galleries',
  schema: galleryWrite,
  required: { name: '*Required' },
  columns: {
    name: 'name',
    name_en: 'name_en',
    email: 'email',
    homepage: 'homepage',
    contact: 'contact',
    description: 'description',
    description_en: 'description_en',
    gallery_hours: 'gallery_hours',
    gallery_address: 'gallery_address',
    gallery_address_en: 'gallery_address_en',
    is_exposed: 'is_exposed',
  },
  links: { image: images },
  files: { image: 'many' },
  derive: ({ googlegeolocation: place }) => {
    if (place === undefined) return {};
    return place === null ? { latitude: null, longitude: null } : { ...place };
  },
  shownFiles: (executor, row) => linkedIds(executor, images, row.id),
};
