import { materialKinds, orientations, sizeClasses } from '@hwarang/domain/artworks/facets';
import { hues } from '@hwarang/domain/artworks/hues';
import type { Collection } from '../records/query/collection.ts';
import {
  booleanField,
  dateField,
  integerField,
  momentField,
  numberField,
  recordFields,
  tagsField,
  textField,
} from '../records/query/fields.ts';
import { artworkVisible } from '../records/visibility.ts';

/** As `formatSize` of the domain writes it; a test holds the two together. */
export const artworkSize = (row: string): string =>
  `case when ${row}.width_cm is null then ${row}.size_text else trim_scale(${row}.width_cm) || ' cm x ' || trim_scale(${row}.height_cm) || ' cm' || coalesce(' x ' || trim_scale(${row}.depth_cm) || ' cm', '') end`;

export const artworksCollection: Collection = {
  name: 'art-works',
  from: (row) => `artworks ${row}`,
  fields: {
    ...recordFields(),
    title: textField('title', { notNull: true, collated: true, gramMark: 0 }),
    title_en: textField('title_en', { collated: true, sortedByStart: true, gramMark: 1 }),
    material: textField('material', { collated: true, sortedByStart: true }),
    material_en: textField('material_en', { collated: true }),
    size: { type: 'text', value: artworkSize },
    width_cm: numberField('width_cm'),
    height_cm: numberField('height_cm'),
    depth_cm: numberField('depth_cm'),
    year: dateField('year'),
    text: textField('text'),
    text_en: textField('text_en'),
    imageurl: textField('imageurl'),
    is_exposed: booleanField('is_exposed', { notNull: true }),
    position: integerField('position', { notNull: true }),
    deletedAt: momentField('deleted_at'),
    material_kind: tagsField((row) => `${row}.tags`, materialKinds),
    size_class: tagsField((row) => `${row}.tags`, sizeClasses),
    orientation: tagsField((row) => `${row}.tags`, orientations),
    hue: tagsField(
      (row) => `(select b.hues from files f join blobs b on b.sha256 = f.sha256 where f.id = ${row}.image_id)`,
      hues,
    ),
  },
  relations: {
    image: { kind: 'one', to: 'files', column: 'image_id', media: true, sharesVisibility: true },
    owner: { kind: 'one', to: 'artists', column: 'owner_id', sharesVisibility: true },
    shopitemreg: { kind: 'one', to: 'shopitemregs', column: 'shopitemreg_id' },
    exhibitions: {
      kind: 'many',
      to: 'exhibitions',
      link: { from: (_row, link) => `exhibition_artworks ${link}`, own: 'artwork_id', other: 'exhibition_id' },
      order: (target) => `${target}.opens_on desc nulls last, ${target}.id desc`,
    },
  },
  visible: artworkVisible,
  unlisted: { field: 'deletedAt', when: (row) => `${row}.deleted_at is not null` },
  search: (row) =>
    `lower(concat_ws(E'\\x1f', ${['title', 'title_en', 'material', 'material_en', 'text', 'text_en'].map((column) => `${row}.${column}`).join(', ')}))`,
  grams: (row) =>
    `(stretch_grams(stretch_of(${row}.created_at), 0, lower(${row}.title)) || stretch_grams(stretch_of(${row}.created_at), 1, lower(coalesce(${row}.title_en, ''))))`,
  indexedSorts: ['title', 'year', 'owner'],
};
