import type { Collection, Link, Viewer } from '../records/query/collection.ts';
import { booleanField, dateField, jsonField, momentField, recordFields, textField } from '../records/query/fields.ts';
import { artworkVisible, exhibitionVisible } from '../records/visibility.ts';

/** The artists the exhibition names; if it names none, those whose works it shows. */
const artistsOf = (row: string, link: string, viewer: Viewer): string =>
  `(select named.artist_id, named.position from exhibition_artists named where named.exhibition_id = ${row}.id
    union all select work.owner_id, min(hung.position) from exhibition_artworks hung join artworks work on work.id = hung.artwork_id
      where hung.exhibition_id = ${row}.id and work.deleted_at is null and ${artworkVisible('work', viewer)}
      and not exists (select 1 from exhibition_artists anyone where anyone.exhibition_id = ${row}.id)
      group by work.owner_id) ${link}`;

const linked = (table: string, other: string): Link => ({
  from: (_row, link) => `${table} ${link}`,
  own: 'exhibition_id',
  other,
});

export const exhibitionsCollection: Collection = {
  name: 'exhibitions',
  from: (row) => `exhibitions ${row}`,
  fields: {
    ...recordFields(),
    title: textField('title', { notNull: true, collated: true }),
    title_en: textField('title_en', { collated: true }),
    period: textField('period'),
    opens_on: dateField('opens_on'),
    closes_on: dateField('closes_on'),
    businesshour: textField('businesshour'),
    detailinfotext: textField('detailinfotext'),
    detailinfotext_en: textField('detailinfotext_en'),
    is_exposed: booleanField('is_exposed', { notNull: true }),
    shown_from: momentField('shown_from'),
    shown_to: momentField('shown_to'),
    room_style: textField('room_style', { notNull: true }),
    hang: jsonField('hang'),
  },
  relations: {
    gallery: { kind: 'one', to: 'galleries', column: 'gallery_id' },
    galleries: {
      kind: 'many',
      to: 'galleries',
      link: linked('exhibition_galleries', 'gallery_id'),
      order: (_target, link) => `${link}.position, ${link}.gallery_id`,
    },
    mainimage: {
      kind: 'many',
      to: 'files',
      media: true,
      link: linked('exhibition_images', 'file_id'),
      order: (_target, link) => `${link}.position, ${link}.file_id`,
    },
    art_works: {
      kind: 'many',
      to: 'art-works',
      link: linked('exhibition_artworks', 'artwork_id'),
      order: (_target, link) => `${link}.position, ${link}.artwork_id`,
    },
    artists: {
      kind: 'many',
      to: 'artists',
      link: { from: artistsOf, other: 'artist_id' },
      order: (_target, link) => `${link}.position, ${link}.artist_id`,
    },
  },
  visible: exhibitionVisible,
  search: (row) =>
    `lower(concat_ws(E'\\x1f', ${row}.title, ${row}.title_en, ${row}.period, ${row}.businesshour, ${row}.detailinfotext, ${row}.detailinfotext_en))`,
};
