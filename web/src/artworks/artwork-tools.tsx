import { lazy, memo, Suspense } from 'react';
import { Link } from 'react-router';
import { roomPath } from '../catalogue/exhibition.view.ts';
import { alert } from '../design/alerts/alerts.ts';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { artworkDetailWords as words } from './artwork-detail.words.ts';
import styles from './artwork-tools.module.css';

// Its own file: few visitors keep works. Before it has come the button is an ordinary form.
const KeepButton = lazy(() => import('../keeping/keep-button.tsx'));

/** Memoised: a boundary that is rendered again before its script has come would show its fallback instead of what the server sent. */
const Keep = memo(({ id, title }: Pick<Props, 'id' | 'title'>) => (
  <Suspense>
    <KeepButton id={id} title={title} className={styles.tool} />
  </Suspense>
));

interface Props {
  id: string;
  title: string;
  /** The exhibition in whose room the work hangs. */
  room: string | undefined;
  onZoom: (() => void) | undefined;
}

/** What one can do with a work: come closer, go to its room, keep it, pass it on. */
export function ArtworkTools({ id, title, room, onZoom }: Props) {
  const language = useLanguage();
  const copy = async () => {
    const url = window.location.href;
    try {
      await navigator.clipboard.writeText(url);
      void alert(words.copied[language], { tone: 'good' });
    } catch {
      void alert(`${words.notCopied[language]}\n${url}`, { tone: 'bad' });
    }
  };
  const share = async () => {
    try {
      if (typeof navigator.share !== 'function') return await copy();
      await navigator.share({ title, url: window.location.href });
    } catch (failure) {
      // Closing the share sheet is a choice, not a fault.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className={styles.tools}>
      {onZoom && (
        <button type="button" className={styles.tool} onClick={onZoom}>
          <Icon name="zoom-in" size={18} />
          {words.zoom[language]}
        </button>
      )}
      {room && (
        <Link to={roomPath(room)} className={styles.tool}>
          <Icon name="door" size={18} />
          {words.inTheRoom[language]}
        </Link>
      )}
      <Keep id={id} title={title} />
      <button type="button" className={styles.tool} onClick={() => void share()}>
        <Icon name="share" size={18} />
        {words.share[language]}
      </button>
      <button type="button" className={styles.tool} onClick={() => void copy()}>
        <Icon name="link" size={18} />
        {words.copyLink[language]}
      </button>
    </div>
  );
}
