import { memo, type ReactNode } from 'react';
import { useGuestSession } from '../platform/guest.ts';
import { useLanguage } from '../platform/language.ts';
import { useLiveStream } from '../platform/live.ts';
import { SupportButton } from '../support/support-button.tsx';
import { Announcer, mainId } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNote } from './offline-note.tsx';
import { Progress } from './progress.tsx';
import styles from './shell.module.css';
import { shellWords } from './shell.words.ts';

// What stands around a page does not change with it.
const SteadyHeader = memo(Header);
const SteadyFooter = memo(Footer);

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useGuestSession();
  useLiveStream();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${mainId}`}>
        {shellWords.skip[language]}
      </a>
      <Progress />
      <SteadyHeader />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SteadyFooter />
      <SupportButton />
      <OfflineNote />
      <Announcer />
    </div>
  );
}
