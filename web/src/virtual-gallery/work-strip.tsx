import { useEffect, useRef } from 'react';
import { captionOf } from './caption.ts';
import type { Entry, GalleryExhibition, PictureUrl } from './gallery-data.ts';
import css from './virtual-gallery.module.css';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

interface Props {
  entries: Entry[];
  exhibition: GalleryExhibition;
  words: VirtualGalleryWords;
  pictureUrl: PictureUrl;
  focused: string | null;
  /** The small pictures wait until the room stands: they would hold up its first frame. */
  pictures: boolean;
  failed: ReadonlySet<string>;
  onPick: (id: string) => void;
  onFailed: (id: string) => void;
}

/** The works of the room as a list in the page: it drives the same focus as the canvas. */
export function WorkStrip({
  entries,
  exhibition,
  words,
  pictureUrl,
  focused,
  pictures,
  failed,
  onPick,
  onFailed,
}: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = focused ? list.current?.querySelector<HTMLElement>(`[data-work="${CSS.escape(focused)}"]`) : null;
    if (item && list.current)
      list.current.scrollLeft = item.offsetLeft - list.current.clientWidth / 2 + item.clientWidth / 2;
  }, [focused]);
  return (
    <ol ref={list} className={css.strip} aria-label={words.works} data-works-list>
      {entries.map((entry) => {
        const { artist, title } = captionOf(entry, exhibition, words);
        return (
          <li key={entry.id} data-work={entry.id} data-w-mm={entry.widthMm} data-h-mm={entry.heightMm}>
            <button type="button" aria-current={entry.id === focused || undefined} onClick={() => onPick(entry.id)}>
              <Thumb
                entry={entry}
                state={failed.has(entry.id) ? 'failed' : pictures ? 'shown' : 'waiting'}
                words={words}
                pictureUrl={pictureUrl}
                onFailed={onFailed}
              />
              <span className={css.stripText}>
                <span>{artist}</span>
                <b>{title}</b>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface ThumbProps extends Pick<Props, 'words' | 'pictureUrl' | 'onFailed'> {
  entry: Entry;
  state: 'waiting' | 'shown' | 'failed';
}

function Thumb({ entry, state, words, pictureUrl, onFailed }: ThumbProps) {
  const width = Math.max(24, Math.min(110, Math.round((52 * entry.widthMm) / entry.heightMm)));
  if (state === 'failed') return <span className={css.thumbFailed} role="img" aria-label={words.pictureFailed} />;
  if (state === 'waiting') return <span className={css.thumbWaiting} style={{ width }} />;
  return (
    <img
      src={pictureUrl(entry.id, 256)}
      alt=""
      width={width}
      height={52}
      loading="lazy"
      decoding="async"
      onError={() => onFailed(entry.id)}
    />
  );
}
