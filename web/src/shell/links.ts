import type { LocalizedText } from '@hwarang/domain/language';
import { can } from '@hwarang/domain/roles';
import type { Session } from '../platform/session.ts';
import { shellWords } from './shell.words.ts';

export interface Entry {
  name: LocalizedText;
  to: string;
  /** Answered by a redirect of the server, to a site that is not ours. */
  external?: boolean;
}

export const mainEntries: Entry[] = [
  { name: shellWords.home, to: '/' },
  { name: shellWords.exhibitions, to: '/exhibitions' },
  { name: shellWords.artists, to: '/artists' },
  { name: shellWords.artworks, to: '/artworks' },
];

export const serviceEntries: Entry[] = [
  { name: shellWords.eCatalog, to: '/e-Catalog', external: true },
  { name: shellWords.onlineShop, to: '/Online Shop', external: true },
  { name: shellWords.onlineContract, to: '/Online Contract', external: true },
];

export const keptEntry: Entry = { name: shellWords.kept, to: '/kept' };

export const myPageEntries: Entry[] = [
  { name: shellWords.profile, to: '/profile' },
  { name: shellWords.myArtworks, to: '/my-artworks' },
];

export const adminEntries: Entry[] = [
  { name: shellWords.captionManager, to: '/admin/captionmanager/' },
  { name: shellWords.manageContract, to: '/Manage Contract', external: true },
];

/** The page about support; with scripts, the chat opens instead. */
export const supportPath = '/support';

export const accountEntries = ({ roleType, artistId }: Session): Entry[] => [
  { name: shellWords.profile, to: '/profile' },
  keptEntry,
  ...(artistId
    ? [
        { name: shellWords.myEntries, to: '/my-entries' },
        { name: shellWords.myGalleries, to: '/my-galleries' },
      ]
    : []),
  ...(can(roleType, 'see administration') ? [{ name: shellWords.settings, to: '/admin/settings' }] : []),
  ...(roleType === 'juror' ? [{ name: shellWords.jury, to: '/jury' }] : []),
  { name: shellWords.inbox, to: '/inbox' },
  { name: shellWords.message, to: '/message' },
  { name: shellWords.needHelp, to: supportPath },
  { name: shellWords.signOut, to: '/logout' },
];
