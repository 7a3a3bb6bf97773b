import { useEffect, useRef } from 'react';
import { captionOf } from './caption.ts';
import { type Entry, pictureOf, type ShownGallery } from './gallery-data.ts';
import css from './virtual-gallery.module.css';

interface Props {
  gallery: ShownGallery;
  focused: string | null;
  /** The small pictures wait until the room stands: they would hold up its first frame. */
  pictures: boolean;
  onPick: (entry: Entry) => void;
}

/** The works of the room as a list in the page: it drives the same focus as the canvas. */
export function WorkStrip({ gallery, focused, pictures, onPick }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = focused ? list.current?.querySelector<HTMLElement>(`[data-work="${CSS.escape(focused)}"]`) : null;
    if (item && list.current)
      list.current.scrollLeft = item.offsetLeft - list.current.clientWidth / 2 + item.clientWidth / 2;
  }, [focused]);
  return (
    <ol ref={list} className={css.strip} aria-label={gallery.words.works} data-works-list>
      {gallery.entries.map((entry) => {
        const { artist, title } = captionOf(entry, gallery);
        return (
          <li key={entry.id} data-work={entry.id} data-w-mm={entry.widthMm} data-h-mm={entry.heightMm}>
            <button type="button" aria-current={entry.id === focused || undefined} onClick={() => onPick(entry)}>
              <Thumb gallery={gallery} entry={entry} waiting={!pictures} />
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

function Thumb({ gallery, entry, waiting }: { gallery: ShownGallery; entry: Entry; waiting: boolean }) {
  const { words, pictureUrl, failed, onFailed } = gallery;
  const width = Math.max(24, Math.min(110, Math.round((52 * entry.widthMm) / entry.heightMm)));
  if (!pictureOf(entry, gallery.exhibition))
    return <span className={css.thumbFailed} role="img" aria-label={words.noPicture} />;
  if (failed.has(entry.id)) return <span className={css.thumbFailed} role="img" aria-label={words.pictureFailed} />;
  if (waiting) return <span className={css.thumbWaiting} style={{ width }} />;
  return (
    <img
      loading="lazy"
      decoding="async"
      alt=""
      width={width}
      height={52}
      onError={() => onFailed(entry.id)}
      src={pictureUrl(entry.id, 256)}
    />
  );
}
