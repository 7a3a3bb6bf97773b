import { exhibitionContract } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { fieldProblems } from '@hwarang/domain/field-problems';
import { cityPatterns, citySchema } from '@hwarang/domain/galleries/city';
import { feedWords } from '@hwarang/domain/home/feed.words';
import { notifyExhibited } from '../notifications/exhibited.store.ts';
import { staffMay } from '../platform/caller.ts';
import { defineRecord } from '../records/define-record.ts';
import { visibleTo } from '../records/visibility.ts';
import { validationError } from '../records/write/validate.ts';
import { notAgreed } from './agreed.store.ts';
import { exhibitions } from './exhibitions.table.ts';

/** A field comes as text, a row from an import as a date. */
const timeOf = (moment: unknown): number => new Date(moment as string | Date).getTime();

const link = (table: string, other: string) => ({ table, own: 'exhibition_id', other });
const gallery = (row: string, column: string) =>
  `(select ${column} from galleries g where g.id = ${row}.gallery_id and g.is_exposed)`;

/** The houses of an exhibition that everyone may know of, joined as `g`. */
const housesOf = (row: string) =>
  `(select ${row}.gallery_id as id union all select further.gallery_id from exhibition_galleries further where further.exhibition_id = ${row}.id) house
    join galleries g on g.id = house.id and g.is_exposed`;
const cityIn = (address: string) =>
  `coalesce(${cityPatterns.map(({ part, pattern }) => `substring(btrim(${address} ->> '${part}') from '(?i)${pattern}')`).join(', ')})`;
const city = cityIn('g.gallery_address');
const cityInEnglish = `coalesce(${cityIn('g.gallery_address_en')}, ${city})`;

export const exhibitionsRecord = defineRecord({
  contract: exhibitionContract,
  table: exhibitions,
  columns: { published_at: null },
  fields: {
    title: { required: fieldProblems.required.en, searched: true, collated: true },
    title_en: { searched: true, collated: true },
    period: { searched: true },
    businesshour: { searched: true },
    detailinfotext: { searched: true },
    detailinfotext_en: { searched: true },
    galleries: { setBy: 'administrators', link: link('exhibition_galleries', 'gallery_id') },
    mainimage: { link: link('exhibition_images', 'file_id') },
    art_works: { link: link('exhibition_artworks', 'artwork_id') },
    artists: {
      link: link('exhibition_artists', 'artist_id'),
      // The artists the exhibition names; if it names none, those whose works it shows.
      from: (row, alias, sees) =>
        `(select named.artist_id, named.position from exhibition_artists named where named.exhibition_id = ${row}.id
          union all select work.owner_id, min(hung.position) from exhibition_artworks hung join artworks work on work.id = hung.artwork_id
            where hung.exhibition_id = ${row}.id and work.deleted_at is null and ${sees('art-works', 'work')}
            and not exists (select 1 from exhibition_artists anyone where anyone.exhibition_id = ${row}.id)
            group by work.owner_id) ${alias}`,
    },
  },
  filters: {
    city: {
      type: 'tags',
      value: (row) =>
        `(select array_agg(place.name) from ${housesOf(row)} cross join unnest(array[${city}, ${cityInEnglish}]) place (name))`,
    },
  },
  choices: {
    cities: {
      answer: citySchema,
      values: (row) =>
        `select jsonb_build_object('name', ${city}, 'name_en', ${cityInEnglish}) as value from ${housesOf(row)} where ${city} is not null`,
    },
  },
  visible: visibleTo(
    (row) =>
      `${row}.is_exposed and (${row}.shown_from is null or ${row}.shown_from <= now()) and (${row}.shown_to is null or ${row}.shown_to > now())`,
    undefined,
    (row, viewer) => `${row}.gallery_id = any(${viewer.galleries()})`,
  ),
  ownerGalleries: (row) => `select ${row}.gallery_id`,
  isOwn: (caller, row) => staffMay(caller, row.gallery_id, 'edit exhibitions'),
  staffCalls: ['create', 'update', 'remove'],
  refused: async (executor, caller, fields, row) => {
    const { gallery = row?.gallery_id, art_works = [], artists = [] } = fields;
    if (!staffMay(caller, gallery, 'edit exhibitions')) return { gallery: ['is not one of your galleries'] };
    const asked = { gallery: String(gallery), exhibition: row?.id, art_works, artists };
    return notAgreed(executor, asked);
  },
  derive: (fields, row) => {
    const { opens_on = row?.opens_on, closes_on = row?.closes_on } = fields;
    if (typeof opens_on === 'string' && typeof closes_on === 'string' && closes_on < opens_on)
      throw validationError({ closes_on: [fieldProblems.closesBeforeOpens.en] });
    const { shown_from = row?.shown_from, shown_to = row?.shown_to } = fields;
    // One that was kept before this was asked may still be given another title.
    const isGiven = fields.shown_from !== undefined || fields.shown_to !== undefined;
    if (isGiven && shown_from && shown_to && timeOf(shown_to) < timeOf(shown_from))
      throw validationError({ shown_to: [fieldProblems.hiddenBeforeShown.en] });
    return {};
  },
  linked: async (executor, field, id, works) => (field === 'art_works' ? notifyExhibited(executor, [id], works) : []),
  page: {
    path: '/exhibition-detail/',
    title: ['title', 'title_en'],
    text: ['detailinfotext', 'detailinfotext_en'],
    // Counted so far: a search weighs hundreds of exhibitions.
    weight: (row) =>
      `(select count(*) from (select 1 from exhibition_artworks l where l.exhibition_id = ${row}.id limit 100) l)`,
    by: (row) => [gallery(row, 'name'), gallery(row, 'name_en')],
    line: (row) => [
      `concat_ws(' · ', ${gallery(row, 'name')}, ${row}.period)`,
      `concat_ws(' · ', coalesce(${gallery(row, 'name_en')}, ${gallery(row, 'name')}), ${row}.period)`,
    ],
    feed: feedWords.exhibition,
  },
  admin: { relations: ['gallery', 'mainimage'] },
});
