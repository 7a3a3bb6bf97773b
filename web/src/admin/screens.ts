import type { LocalizedText } from '@hwarang/domain/language';
import { adminWords as words } from './admin.words.ts';

export const adminScreens: { to: string; name: LocalizedText; end: boolean }[] = [
  { to: '/admin', name: words.overview, end: true },
  { to: '/admin/exhibitions', name: words.exhibitions, end: false },
  { to: '/admin/galleries', name: words.galleries, end: false },
  { to: '/admin/artists', name: words.artists, end: false },
  { to: '/admin/artworks', name: words.artworks, end: false },
  { to: '/admin/captionmanager/', name: words.captions, end: false },
  { to: '/admin/users', name: words.users, end: false },
  { to: '/admin/open-calls', name: words.openCalls, end: false },
  { to: '/admin/support', name: words.support, end: false },
  { to: '/admin/settings', name: words.settings, end: false },
  { to: '/admin/audit', name: words.audit, end: false },
];
