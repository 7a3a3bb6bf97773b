import type { Collection, Viewer } from '../records/query/collection.ts';
import { booleanField, idField, recordFields, shownIf, textField } from '../records/query/fields.ts';
import { artistVisible, artworkVisible, ofVisibleArtist } from '../records/visibility.ts';

const isOwn = (row: string, viewer: Viewer): string =>
  viewer.kind === 'all' ? 'true' : viewer.kind === 'own' ? `${row}.id = ${viewer.artist()}` : 'false';
const mayContact = (row: string, viewer: Viewer): string =>
  viewer.kind === 'all'
    ? 'true'
    : viewer.kind === 'own'
      ? `(${row}.contact_public or ${isOwn(row, viewer)})`
      : `${row}.contact_public`;

/** Named in the exhibition's list, or, when it names nobody, shown there with a work. */
const exhibitionsOf = (row: string, link: string, viewer: Viewer): string =>
  `(select named.exhibition_id from exhibition_artists named where named.artist_id = ${row}.id
    union select hung.exhibition_id from artworks work join exhibition_artworks hung on hung.artwork_id = work.id
      where work.owner_id = ${row}.id and work.deleted_at is null and ${artworkVisible('work', viewer)}
      and not exists (select 1 from exhibition_artists anyone where anyone.exhibition_id = hung.exhibition_id)) ${link}`;

export const artistsCollection: Collection = {
  name: 'artists',
  from: (row) => `artists ${row}`,
  fields: {
    ...recordFields(),
    localname: textField('localname', { notNull: true, collated: true, sortedByStart: true }),
    englishname: textField('englishname', { notNull: true, collated: true, sortedByStart: true }),
    Nickname: textField('nickname'),
    usercountryname: textField('usercountryname', { sortedByStart: true }),
    edulevel: textField('edulevel'),
    ex_career: textField('ex_career'),
    ex_group_career: textField('ex_group_career'),
    awards: textField('awards'),
    statement: textField('statement'),
    statement_en: textField('statement_en'),
    mobile: shownIf(mayContact, textField('mobile')),
    email: shownIf(mayContact, textField('email', { sortedByStart: true })),
    contact_public: booleanField('contact_public', { notNull: true }),
    facebook: textField('facebook'),
    instagram: textField('instagram'),
    blog: textField('blog'),
    homepage: textField('homepage'),
    profileimgurl: textField('profileimgurl'),
    user: idField('user_id'),
    is_exposed: booleanField('is_exposed', { notNull: true }),
    available_ind: shownIf(isOwn, textField('available_ind')),
    row_status: shownIf(isOwn, textField('row_status')),
    userid: shownIf(isOwn, textField('userid')),
    userkey: shownIf(isOwn, textField('userkey')),
  },
  relations: {
    profileimg: { kind: 'one', to: 'files', column: 'profileimg_id', media: true, sharesVisibility: true },
    artworks: {
      kind: 'many',
      to: 'art-works',
      on: (row, target) => `${target}.owner_id = ${row}.id`,
      order: (target) => `${target}.created_at desc, ${target}.id desc`,
    },
    exhibitions: {
      kind: 'many',
      to: 'exhibitions',
      link: { from: exhibitionsOf, other: 'exhibition_id' },
      order: (target) => `${target}.opens_on desc nulls last, ${target}.id desc`,
    },
    artbrochures: {
      kind: 'many',
      to: 'artbrochures',
      on: (row, target) => `${target}.artist_id = ${row}.id`,
      order: (target) => `${target}.position, ${target}.id`,
    },
    contracts: {
      kind: 'many',
      to: 'contracts',
      on: (row, target) => `${target}.artist_id = ${row}.id`,
      order: (target) => `${target}.id`,
    },
    shopitemregs: {
      kind: 'many',
      to: 'shopitemregs',
      on: (row, target) => `${target}.artist_id = ${row}.id`,
      order: (target) => `${target}.id`,
    },
  },
  visible: artistVisible,
  search: (row) =>
    `lower(concat_ws(E'\\x1f', ${['localname', 'englishname', 'nickname', 'edulevel', 'ex_career', 'ex_group_career', 'awards', 'statement', 'statement_en'].map((column) => `${row}.${column}`).join(', ')}))`,
};

export const artbrochuresCollection: Collection = {
  name: 'artbrochures',
  from: (row) => `artbrochures ${row}`,
  fields: {
    ...recordFields(),
    main_title: textField('main_title', { notNull: true, collated: true }),
    url: textField('url', { notNull: true }),
    position: { type: 'integer', value: (row) => `${row}.position`, notNull: true },
  },
  relations: { artist: { kind: 'one', to: 'artists', column: 'artist_id', sharesVisibility: true } },
  visible: ofVisibleArtist,
  search: (row) => `lower(${row}.main_title)`,
};
