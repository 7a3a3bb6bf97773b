import { Outlet } from 'react-router';
import { useLanguage } from '../platform/language.ts';
import { adminWords as words } from './admin.words.ts';
import { DeskFrame } from './desk-frame.tsx';

const screens = {
  '/admin': words.overview,
  '/admin/exhibitions': words.exhibitions,
  '/admin/galleries': words.galleries,
  '/admin/artists': words.artists,
  '/admin/artworks': words.artworks,
  '/admin/import': words.imports,
  '/admin/captionmanager/': words.captions,
  '/admin/users': words.users,
  '/admin/open-calls': words.openCalls,
  '/admin/support': words.support,
  '/admin/settings': words.settings,
  '/admin/audit': words.audit,
};

export default function Administration() {
  const language = useLanguage();
  return (
    <DeskFrame
      label={words.menu[language]}
      entries={Object.entries(screens).map(([to, name]) => ({ to, name: name[language] }))}
    >
      <Outlet />
    </DeskFrame>
  );
}
