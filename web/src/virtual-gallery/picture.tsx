import type { Entry, PictureUrl } from './gallery-data.ts';
import css from './virtual-gallery.module.css';
import type { VirtualGalleryWords } from './virtual-gallery.words.ts';

interface Props {
  entry: Entry;
  title: string;
  sizes: string;
  words: VirtualGalleryWords;
  pictureUrl: PictureUrl;
  failed: boolean;
  onFailed: (id: string) => void;
}

const WIDTHS = [256, 512, 1024];

export function Picture({ entry, title, sizes, words, pictureUrl, failed, onFailed }: Props) {
  if (failed) {
    return (
      <span className={css.failed} style={{ aspectRatio: `${entry.widthMm} / ${entry.heightMm}` }}>
        {words.pictureFailed}
      </span>
    );
  }
  return (
    <img
      src={pictureUrl(entry.id, 512)}
      srcSet={WIDTHS.map((width) => `${pictureUrl(entry.id, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={title}
      width={Math.max(1, Math.round(entry.widthMm))}
      height={Math.max(1, Math.round(entry.heightMm))}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      onError={() => onFailed(entry.id)}
    />
  );
}
