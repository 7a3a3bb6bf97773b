import type { ReactNode, Ref } from 'react';
import { captionOf, linkTarget, pageOf } from './caption.ts';
import { type Entry, pictureOf, type ShownGallery } from './gallery-data.ts';
import css from './virtual-gallery.module.css';

interface TextProps {
  gallery: ShownGallery;
  entry: Entry;
  /** A further remark, and further ways on. */
  remark?: ReactNode;
  children?: ReactNode;
}

/** The whole caption of a work, with the ways to its page and its artist. */
export function CaptionText({ gallery, entry, remark, children }: TextProps) {
  const { words, embed } = gallery;
  const { artist, title, details } = captionOf(entry, gallery);
  const { work, sizeGiven } = entry;
  return (
    <>
      <p className={css.artist}>{artist}</p>
      <h2 className={css.title}>{title}</h2>
      {details.map((line) => (
        <p key={line} className={css.detail}>
          {line}
        </p>
      ))}
      {work && !sizeGiven && <p className={css.remark}>{words.sizeNotGivenNote}</p>}
      {remark && <p className={css.remark}>{remark}</p>}
      <p className={css.links}>
        <a href={pageOf(entry, gallery)} {...linkTarget(embed)}>
          {work ? words.artwork : words.exhibition}
        </a>
        {work?.artist && (
          <a href={`/artist-profile/${work.artist.id}`} {...linkTarget(embed)}>
            {words.artist}
          </a>
        )}
        {children}
      </p>
    </>
  );
}

interface Props {
  gallery: ShownGallery;
  entry: Entry;
  onShare: () => void;
  onClose: () => void;
  ref?: Ref<HTMLElement>;
}

export function CaptionPanel({ gallery, entry, onShare, onClose, ref }: Props) {
  const { entries, words, failed, exhibition } = gallery;
  const remark = pictureOf(entry, exhibition) ? failed.has(entry.id) && words.pictureFailed : words.noPicture;
  return (
    <aside ref={ref} className={css.caption} aria-label={captionOf(entry, gallery).title} data-caption={entry.id}>
      <p className={css.position}>{words.position(entries.indexOf(entry) + 1, entries.length)}</p>
      <CaptionText gallery={gallery} entry={entry} remark={remark}>
        <button type="button" onClick={onShare}>
          {words.share}
        </button>
      </CaptionText>
      <button type="button" className={css.close} onClick={onClose} aria-label={words.close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </aside>
  );
}
