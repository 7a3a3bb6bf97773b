import { artistFormWords as words } from '@hwarang/domain/artists/artist-form.words';
import { artbrochureContract, artistContract } from '@hwarang/domain/artists/artists.contract';
import * as z from 'zod';
import { notifyApproved } from '../notifications/approved.store.ts';
import { defineRecord } from '../records/define-record.ts';
import type { Rule } from '../records/record.ts';
import { visibleTo, visibleToOwner } from '../records/visibility.ts';
import { imagesOfArtist } from './artists.store.ts';
import { artbrochures, artists } from './artists.table.ts';

const own: Rule = (row, viewer) => `${row}.id = ${viewer.artist()}`;
const artistVisible = visibleTo((row) => `${row}.is_exposed`, own);
const ownerOnly = visibleToOwner(own);
const contact = visibleTo((row) => `${row}.contact_public`, own);

/** What belongs to an artist is as visible as the artist. */
export const ofVisibleArtist: Rule = (row, viewer) =>
  viewer.kind === 'all'
    ? 'true'
    : `exists (select 1 from artists of_artist where of_artist.id = ${row}.artist_id and ${artistVisible('of_artist', viewer)})`;

export const artistsRecord = defineRecord({
  contract: artistContract,
  table: artists,
  columns: { nickname: 'Nickname', published_at: null },
  fields: {
    localname: { required: words.nameRequired.en, searched: true, collated: true, sortedByStart: true },
    englishname: { required: words.englishNameRequired.en, searched: true, collated: true, sortedByStart: true },
    Nickname: { searched: true },
    usercountryname: { sortedByStart: true },
    edulevel: { searched: true },
    edulevel_en: { searched: true },
    ex_career: { searched: true },
    ex_career_en: { searched: true },
    ex_group_career: { searched: true },
    ex_group_career_en: { searched: true },
    awards: { searched: true },
    awards_en: { searched: true },
    statement: { searched: true },
    statement_en: { searched: true },
    mobile: { required: words.mobileRequired.en, shownIf: contact },
    email: { required: words.emailRequired.en, shownIf: contact, sortedByStart: true },
    profileimgurl: { addressOf: 'profileimg' },
    user: { setBy: 'administrators' },
    is_exposed: { setBy: 'administrators' },
    held: { shownIf: ownerOnly },
    available_ind: { setBy: 'administrators', shownIf: ownerOnly },
    row_status: { setBy: 'administrators', shownIf: ownerOnly },
    userid: { setBy: 'administrators', shownIf: ownerOnly },
    userkey: { setBy: 'administrators', shownIf: ownerOnly },
    artworks: { back: 'owner_id', order: (target) => `${target}.created_at desc, ${target}.id desc` },
    exhibitions: {
      // Named in the exhibition's list, or, when it names nobody, shown there with a work.
      from: (row, link, sees) =>
        `(select named.exhibition_id from exhibition_artists named where named.artist_id = ${row}.id
          union select hung.exhibition_id from artworks work join exhibition_artworks hung on hung.artwork_id = work.id
            where work.owner_id = ${row}.id and work.deleted_at is null and ${sees('art-works', 'work')}
            and not exists (select 1 from exhibition_artists anyone where anyone.exhibition_id = hung.exhibition_id)) ${link}`,
      other: 'exhibition_id',
      order: (target) => `${target}.opens_on desc nulls last, ${target}.id desc`,
    },
    artbrochures: { back: 'artist_id', order: (target) => `${target}.position, ${target}.id` },
    contracts: { back: 'artist_id' },
    shopitemregs: { back: 'artist_id' },
  },
  choices: {
    countries: {
      answer: z.string(),
      values: (row) => `select to_jsonb(${row}.usercountryname) as value where ${row}.usercountryname <> ''`,
    },
  },
  visible: artistVisible,
  ownerUser: (row) => `${row}.user_id`,
  /** Of a portrait: who took it is not known. */
  credit: (row) =>
    `jsonb_build_object('ids', jsonb_build_array(${row}.id), 'page', '/artist-profile/' || ${row}.id, 'machineUse', ${row}.machine_use)`,
  isOwn: (caller, row) => caller.artistId === row.id,
  /** Whoever shows an artist that waited has approved it. */
  derive: (fields, row) => (row?.held && fields.is_exposed ? { held: false } : {}),
  changed: async (executor, row, fields) =>
    row.held && fields.is_exposed && typeof row.user_id === 'string' ? notifyApproved(executor, row.user_id) : [],
  /** Hiding an artist hides the works, and with them their pictures. */
  filesBeneath: (executor, row) => imagesOfArtist(executor, row.id),
  page: {
    path: '/artist-profile/',
    title: ['localname', 'englishname'],
    text: ['statement', 'statement_en'],
    weight: (row) =>
      `(select coalesce(sum(c.works), 0) from artwork_counts c where c.owner_id = ${row}.id and c.is_exposed)`,
  },
  admin: {
    relations: ['profileimg'],
    searched: ['localname', 'englishname', 'nickname', 'email', 'usercountryname'],
    exported: [
      'id',
      'localname',
      'englishname',
      'usercountryname',
      'email',
      'mobile',
      'homepage',
      'ulan_id',
      'wikidata_id',
      'isni_id',
      'viaf_id',
      'machine_use',
      'is_exposed',
      'createdAt',
      'updatedAt',
    ],
    bulk: true,
  },
});

export const artbrochuresRecord = defineRecord({
  contract: artbrochureContract,
  table: artbrochures,
  columns: {},
  fields: {
    main_title: { required: words.required.en, searched: true, collated: true },
    url: { required: words.required.en },
    artist: { sharesVisibility: true },
  },
  visible: ofVisibleArtist,
});
