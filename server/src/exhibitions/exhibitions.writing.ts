import { exhibitionWrite } from '@hwarang/domain/exhibitions/exhibitions.write';
import { notifyExhibited } from '../notifications/exhibited.store.ts';
import { linkedIds } from '../records/write/rows.ts';
import { validationError } from '../records/write/validate.ts';
import type { Writing } from '../records/write/writing.ts';

const link = (table: string, other: string, to: string) => ({ table, own: 'exhibition_id', other, to });
const images = link('exhibition_images', 'file_id', 'files');

export const exhibitionsWriting: Writing = {
  name: 'exhibitions',
  table: 'exhibitions',
  schema: exhibitionWrite,
  required: { title: '*Required' },
  columns: {
    title: 'title',
    title_en: 'title_en',
    period: 'period',
    opens_on: 'opens_on',
    closes_on: 'closes_on',
    businesshour: 'businesshour',
    detailinfotext: 'detailinfotext',
    detailinfotext_en: 'detailinfotext_en',
    gallery: 'gallery_id',
    is_exposed: 'is_exposed',
    shown_from: 'shown_from',
    shown_to: 'shown_to',
    room_style: 'room_style',
    hang: 'hang',
  },
  references: { gallery: 'galleries' },
  links: {
    galleries: link('exhibition_galleries', 'gallery_id', 'galleries'),
    mainimage: images,
    art_works: link('exhibition_artworks', 'artwork_id', 'artworks'),
    artists: link('exhibition_artists', 'artist_id', 'artists'),
  },
  files: { mainimage: 'many' },
  derive: (fields, row) => {
    const day = (name: string) => (fields[name] === undefined ? row?.[name] : fields[name]);
    const [opens, closes] = [day('opens_on'), day('closes_on')];
    if (typeof opens === 'string' && typeof closes === 'string' && closes < opens)
      throw validationError({ closes_on: ['must not lie before opens_on'] });
    return {};
  },
  linked: async (executor, field, id, works) => (field === 'art_works' ? notifyExhibited(executor, [id], works) : []),
  shownFiles: (executor, row) => linkedIds(executor, images, row.id),
};
