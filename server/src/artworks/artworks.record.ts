import { artworkFormWords as words } from '@hwarang/domain/artworks/artwork-form.words';
import { artworkContract } from '@hwarang/domain/artworks/artworks.contract';
import { materialKinds, orientations, sizeClasses } from '@hwarang/domain/artworks/facets';
import { hues } from '@hwarang/domain/artworks/hues';
import type { Size } from '@hwarang/domain/artworks/size';
import { feedWords } from '@hwarang/domain/home/feed.words';
import { notifyExhibited } from '../notifications/exhibited.store.ts';
import { defineRecord } from '../records/define-record.ts';
import type { Field } from '../records/query/collection.ts';
import { visibleTo } from '../records/visibility.ts';
import { validationError } from '../records/write/validate.ts';
import { artworks, textKeys, titleGrams } from './artworks.table.ts';

const shown = (row: string): string => `${row}.is_exposed and ${row}.deleted_at is null`;
const hiddenArtists = '(select hidden.id from artists hidden where not hidden.is_exposed)';

/** A hidden artist hides the works; a work without an artist stands for itself. The hidden are few: looked up once a statement. */
export const artworkVisible = visibleTo(
  (row) => `${shown(row)} and (${row}.owner_id is null or ${row}.owner_id not in ${hiddenArtists})`,
  (row, viewer) => `${row}.owner_id = ${viewer.artist()}`,
  // A gallery goes on seeing what it has on consignment.
  (row, viewer) =>
    `${row}.deleted_at is null and ${row}.id in (select held.artwork_id from consignments held where held.state = 'accepted' and held.gallery_id = any(${viewer.galleries()}))`,
);

/** As `formatSize` of the domain writes it; a test holds the two together. */
export const artworkSize = (row: string): string =>
  `case when ${row}.width_cm is null then ${row}.size_text else trim_scale(${row}.width_cm) || ' cm x ' || trim_scale(${row}.height_cm) || ' cm' || coalesce(' x ' || trim_scale(${row}.depth_cm) || ' cm', '') end`;

const owner = (row: string, column: string) => `(select ${column} from artists owner where owner.id = ${row}.owner_id)`;
const tags = (choices: readonly string[], value: Field['value'] = (row) => `${row}.tags`): Field => ({
  type: 'tags',
  value,
  choices,
});

export const artworksRecord = defineRecord({
  contract: artworkContract,
  table: artworks,
  columns: { deleted_at: 'deletedAt', published_at: null, size_text: null, tags: null },
  fields: {
    title: { required: words.titleRequired.en, searched: true, collated: true, indexed: true, gramMark: 0 },
    title_en: { searched: true, collated: true, sortedByStart: true, gramMark: 1 },
    material: { searched: true, collated: true, sortedByStart: true },
    material_en: { searched: true, collated: true },
    size: {
      type: 'text',
      value: artworkSize,
      set: (size: Size | undefined) => ({
        width_cm: size?.width,
        height_cm: size?.height,
        depth_cm: size?.depth ?? null,
        size_text: null,
      }),
    },
    year: { indexed: true },
    text: { searched: true },
    text_en: { searched: true },
    imageurl: { addressOf: 'image' },
    owner: { setBy: 'administrators', sharesVisibility: true, indexed: true },
    shopitemreg: { setBy: 'administrators' },
    exhibitions: {
      setBy: 'administrators',
      link: { table: 'exhibition_artworks', own: 'artwork_id', other: 'exhibition_id' },
      order: (target) => `${target}.opens_on desc nulls last, ${target}.id desc`,
    },
  },
  filters: {
    material_kind: tags(materialKinds),
    size_class: tags(sizeClasses),
    orientation: tags(orientations),
    hue: tags(
      hues,
      (row) => `(select b.hues from files f join blobs b on b.sha256 = f.sha256 where f.id = ${row}.image_id)`,
    ),
  },
  visible: artworkVisible,
  unlisted: { field: 'deletedAt', when: (row) => `${row}.deleted_at is not null` },
  grams: (row) => titleGrams(`${row}.`),
  textKeys: (row) => textKeys(`${row}.`),
  counts: {
    from: (row) => `(select owner_id, is_exposed, null::timestamptz as deleted_at, works from artwork_counts) ${row}`,
    column: 'works',
    by: ['owner', 'is_exposed'],
    shown,
    withheld: (row) => `${row}.owner_id in ${hiddenArtists}`,
  },
  ownerUser: (row) => owner(row, 'user_id'),
  ownerGalleries: (row) =>
    `select held.gallery_id from consignments held where held.artwork_id = ${row}.id and held.state = 'accepted'`,
  credit: (row) =>
    `jsonb_build_object('ids', jsonb_build_array(${row}.id, ${row}.owner_id), 'page', '/artworks-detail/' || ${row}.id,
      'license', ${row}.license, 'madeWithAi', ${row}.made_with_ai,
      'creator', ${owner(row, "jsonb_build_object('ko', owner.localname, 'en', owner.englishname)")},
      'machineUse', coalesce(${owner(row, 'owner.machine_use')}, 'reserved'))`,
  isOwn: (caller, row) => caller.artistId !== undefined && row.owner_id === caller.artistId,
  isGone: (row) => row.deleted_at !== null,
  derive: (fields, row) => {
    // Words for the year before would go on being shown instead of the new one.
    const { year = row?.year, year_text } = fields;
    const date = row && year !== row.year && year_text === undefined ? { year_text: null } : {};
    // The measures one by one, where no size is sent as text. Without both width and height there is none.
    const { size, width_cm = row?.width_cm, height_cm = row?.height_cm, depth_cm = row?.depth_cm } = fields;
    const given = [fields.width_cm, fields.height_cm, fields.depth_cm].some((measure) => measure !== undefined);
    if (size || (row && !given)) return date;
    if (!width_cm || !height_cm) throw validationError({ size: [words.sizeRequired.en] });
    return { ...date, width_cm, height_cm, depth_cm: depth_cm ?? null, size_text: null };
  },
  linked: async (executor, field, id, shows) => (field === 'exhibitions' ? notifyExhibited(executor, shows, [id]) : []),
  page: {
    path: '/artworks-detail/',
    title: ['title', 'title_en'],
    text: ['text', 'text_en'],
    weight: (row) => `(select count(*) from exhibition_artworks l where l.artwork_id = ${row}.id)`,
    by: (row) => [owner(row, 'localname'), owner(row, 'englishname')],
    feed: feedWords.artwork,
  },
  admin: {
    relations: ['image', 'owner'],
    searched: ['inventory_number', 'title', 'title_en', 'material', 'material_en'],
    numbered: 'inventory_number',
    exported: [
      'id',
      'title',
      'title_en',
      'owner.localname',
      'owner.englishname',
      'material',
      'material_en',
      'size',
      'edition',
      'inventory_number',
      'year',
      'year_text',
      'license',
      'made_with_ai',
      'is_exposed',
      'createdAt',
      'updatedAt',
    ],
    bulk: true,
  },
});
