import type { Ref } from 'react';
import { captionOf } from './caption.ts';
import type { Entry, GalleryExhibition } from './gallery-data.ts';
import css from './virtual-gallery.module.css';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

interface Props {
  entry: Entry;
  index: number;
  count: number;
  exhibition: GalleryExhibition;
  words: VirtualGalleryWords;
  embed: boolean;
  failed: boolean;
  onShare: () => void;
  onClose: () => void;
  ref?: Ref<HTMLElement>;
}

export function CaptionPanel({ entry, index, count, exhibition, words, embed, failed, onShare, onClose, ref }: Props) {
  const { artist, title, details } = captionOf(entry, exhibition, words);
  const target = embed ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <aside ref={ref} className={css.caption} aria-label={title} data-caption={entry.id}>
      <p className={css.position}>{words.position(index + 1, count)}</p>
      <p className={css.artist}>{artist}</p>
      <h2 className={css.title}>{title}</h2>
      {details.map((line) => (
        <p key={line} className={css.detail}>
          {line}
        </p>
      ))}
      {entry.work && !entry.sizeGiven && <p className={css.remark}>{words.sizeNotGivenNote}</p>}
      {failed && <p className={css.remark}>{words.pictureFailed}</p>}
      <p className={css.links}>
        {entry.work ? (
          <a href={`/artworks-detail/${entry.work.id}`} {...target}>
            {words.artwork}
          </a>
        ) : (
          <a href={`/exhibition-detail/${exhibition.id}`} {...target}>
            {words.exhibition}
          </a>
        )}
        {entry.work?.artist && (
          <a href={`/artist-profile/${entry.work.artist.id}`} {...target}>
            {words.artist}
          </a>
        )}
        <button type="button" className={css.textButton} onClick={onShare}>
          {words.share}
        </button>
      </p>
      <button type="button" className={css.close} onClick={onClose} aria-label={words.close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </aside>
  );
}
