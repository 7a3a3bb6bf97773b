import { artistFormWords } from '@hwarang/domain/artists/artists.words';
import { artbrochureWrite, artistWrite } from '@hwarang/domain/artists/artists.write';
import type { Writing } from '../records/write/writing.ts';
import { imagesOfArtist } from './artists.store.ts';

export const artistsWriting: Writing = {
  name: 'artists',
  table: 'artists',
  schema: artistWrite,
  required: {
    localname: artistFormWords.nameRequired.en,
    englishname: artistFormWords.englishNameRequired.en,
    mobile: artistFormWords.mobileRequired.en,
    email: artistFormWords.emailRequired.en,
  },
  columns: {
    localname: 'localname',
    englishname: 'englishname',
    Nickname: 'nickname',
    usercountryname: 'usercountryname',
    edulevel: 'edulevel',
    ex_career: 'ex_career',
    ex_group_career: 'ex_group_career',
    awards: 'awards',
    statement: 'statement',
    statement_en: 'statement_en',
    mobile: 'mobile',
    email: 'email',
    contact_public: 'contact_public',
    facebook: 'facebook',
    instagram: 'instagram',
    blog: 'blog',
    homepage: 'homepage',
    profileimg: 'profileimg_id',
    profileimgurl: 'profileimgurl',
    user: 'user_id',
    is_exposed: 'is_exposed',
    available_ind: 'available_ind',
    row_status: 'row_status',
    userid: 'userid',
    userkey: 'userkey',
  },
  references: { user: 'users', profileimg: 'files' },
  files: { profileimg: 'one' },
  curated: ['user', 'is_exposed', 'available_ind', 'row_status', 'userid', 'userkey'],
  isOwn: (caller, row) => caller.artistId === row.id,
  /** Hiding an artist hides the works, and with them their pictures. */
  shownFiles: async (executor, row) => [
    ...(typeof row.profileimg_id === 'string' ? [row.profileimg_id] : []),
    ...(await imagesOfArtist(executor, row.id)),
  ],
};

export const artbrochuresWriting: Writing = {
  name: 'artbrochures',
  table: 'artbrochures',
  schema: artbrochureWrite,
  required: { main_title: artistFormWords.required.en, url: artistFormWords.required.en },
  columns: { main_title: 'main_title', url: 'url', position: 'position', artist: 'artist_id' },
  references: { artist: 'artists' },
};
