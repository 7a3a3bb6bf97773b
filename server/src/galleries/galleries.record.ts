import type { Collection } from '../records/query/collection.ts';
import { booleanField, jsonField, recordFields, textField } from '../records/query/fields.ts';
import { galleryVisible } from '../records/visibility.ts';

/** The original's clients read the altitude as the longitude: both are given, and equal. */
const location = (row: string): string =>
  `case when ${row}.latitude is not null and ${row}.longitude is not null then json_build_object('center', json_build_object('latitude', ${row}.latitude, 'altitude', ${row}.longitude, 'longitude', ${row}.longitude)) end`;

export const galleriesCollection: Collection = {
  name: 'galleries',
  from: (row) => `galleries ${row}`,
  fields: {
    ...recordFields(),
    name: textField('name', { notNull: true, collated: true }),
    name_en: textField('name_en', { collated: true }),
    email: textField('email'),
    homepage: textField('homepage'),
    contact: textField('contact'),
    description: textField('description'),
    description_en: textField('description_en'),
    gallery_hours: jsonField('gallery_hours', { notNull: true }),
    gallery_address: jsonField('gallery_address'),
    gallery_address_en: jsonField('gallery_address_en'),
    googlegeolocation: { type: 'json', value: location },
    is_exposed: booleanField('is_exposed', { notNull: true }),
  },
  relations: {
    image: {
      kind: 'many',
      to: 'files',
      media: true,
      link: { from: (_row, link) => `gallery_images ${link}`, own: 'gallery_id', other: 'file_id' },
      order: (_target, link) => `${link}.position, ${link}.file_id`,
    },
    exhibitions: {
      kind: 'many',
      to: 'exhibitions',
      link: {
        from: (row, link) =>
          `(select own.id from exhibitions own where own.gallery_id = ${row}.id union select further.exhibition_id from exhibition_galleries further where further.gallery_id = ${row}.id) ${link}`,
        other: 'id',
      },
      order: (target) => `${target}.opens_on desc nulls last, ${target}.id desc`,
    },
  },
  visible: galleryVisible,
  search: (row) =>
    `lower(concat_ws(E'\\x1f', ${row}.name, ${row}.name_en, ${row}.description, ${row}.description_en, ${row}.contact))`,
};
