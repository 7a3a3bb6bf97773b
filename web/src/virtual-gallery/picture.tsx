import type { Entry, ShownGallery } from './gallery-data.ts';
import css from './virtual-gallery.module.css';

interface Props {
  gallery: ShownGallery;
  entry: Entry;
  title: string;
  sizes: string;
}

const WIDTHS = [256, 512, 1024];

export function Picture({ gallery: { words, pictureUrl, failed, onFailed }, entry, title, sizes }: Props) {
  const { id, widthMm, heightMm } = entry;
  if (failed.has(id))
    return (
      <span className={css.failed} style={{ aspectRatio: `${widthMm} / ${heightMm}` }}>
        {words.pictureFailed}
      </span>
    );
  return (
    <img
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      srcSet={WIDTHS.map((width) => `${pictureUrl(id, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={title}
      width={Math.max(1, Math.round(widthMm))}
      height={Math.max(1, Math.round(heightMm))}
      onError={() => onFailed(id)}
      src={pictureUrl(id, 512)}
    />
  );
}
