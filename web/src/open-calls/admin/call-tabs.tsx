import { useLocation } from 'react-router';
import { LinkTabs } from '../../design/link-tabs.tsx';
import { useLanguage } from '../../platform/language.ts';
import { callAdminPath } from '../calls.ts';
import { type CallTab, callTabWords, callsAdminWords as words } from './calls-admin.words.ts';

const tabs = Object.keys(callTabWords) as CallTab[];

/** The ways between the screens of one call. */
export function CallTabs({ slug }: { slug: string }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  return (
    <LinkTabs
      label={words.tabs[language]}
      tabs={tabs.map((tab) => {
        const to = callAdminPath(slug, tab);
        return { to, label: callTabWords[tab][language], current: here === to };
      })}
    />
  );
}
