import { type Entry, pictureOf, type ShownGallery } from './gallery-data.ts';
import css from './virtual-gallery.module.css';

interface Props {
  gallery: ShownGallery;
  entry: Entry;
  title: string;
  sizes: string;
}

const WIDTHS = [256, 512, 1024];

export function Picture({ gallery, entry, title, sizes }: Props) {
  const { words, pictureUrl, failed, onFailed } = gallery;
  const { id, widthMm, heightMm } = entry;
  const picture = pictureOf(entry, gallery.exhibition);
  // Without a picture there is no address to ask: an empty one would be that of the page.
  if (!picture || failed.has(id))
    return (
      <span className={css.failed} style={{ aspectRatio: `${widthMm} / ${heightMm}` }}>
        {picture ? words.pictureFailed : words.noPicture}
      </span>
    );
  const widths = WIDTHS.filter((width) => width <= picture.width);
  return (
    <img
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      srcSet={widths.map((width) => `${pictureUrl(id, width)} ${width}w`).join(', ') || undefined}
      sizes={sizes}
      alt={title}
      width={Math.max(1, Math.round(widthMm))}
      height={Math.max(1, Math.round(heightMm))}
      onError={() => onFailed(id)}
      src={pictureUrl(id, 512)}
    />
  );
}
