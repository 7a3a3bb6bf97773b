import { memo, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { designWords } from '../design/design.words.ts';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useBringAlong } from '../keeping/use-bring-along.ts';
import { useGuestSession } from '../platform/guest.ts';
import { useWholePages } from '../platform/installed.ts';
import { useLanguage } from '../platform/language.ts';
import { useLiveStream } from '../platform/live.ts';
import { useOnline } from '../platform/online.ts';
import { SupportButton } from '../support/support-button.tsx';
import { Footer, PrintedAddress } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { shellWords } from './shell.words.ts';

// What stands around a page does not change with it.
const SteadyHeader = memo(Header);
const SteadyFooter = memo(Footer);

const mainId = 'main';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const language = useLanguage();
  useGuestSession();
  useLiveStream();
  useBringAlong();
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
      <PrintedAddress />
      <SupportButton />
      <OfflineNote />
      <Announcer />
    </div>
  );
}

/** A thin line while the next page is on its way, and words when it takes long; a quick one shows neither. */
function Progress() {
  const language = useLanguage();
  const isOpening = useNavigation().state !== 'idle';
  return (
    <div role="status">
      {isOpening && (
        <>
          <div className={styles.progress} aria-hidden="true" />
          <p className={styles.opening}>{designWords.loading[language]}</p>
        </>
      )}
    </div>
  );
}

function OfflineNote() {
  const language = useLanguage();
  const online = useOnline();
  useWholePages(online);
  return <div role="status">{!online && <p className={styles.offline}>{shellWords.offline[language]}</p>}</div>;
}

/** A form that goes on at another address, such as that of the record it has made, keeps the focus where somebody writes. */
const isWriting = () => document.activeElement?.matches(`#${mainId} :is(input, textarea, select)`);

/** Outside the shell: the page of an error brings a shell of its own. */
let shown: string | undefined;

/** After a change of page the focus goes to its content, and a screen reader hears its name. */
function Announcer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    if (!hash && !isWriting()) document.getElementById(mainId)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname, hash]);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
