import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { preload } from 'react-dom';
import { isHydrating } from '../../platform/hydrating.ts';
import { Icon } from '../icon.tsx';
import styles from './picture.module.css';
import { placeholderOf } from './placeholder.ts';

export interface PictureData {
  src: string;
  width: number;
  height: number;
  sources?: readonly { type: string; srcSet: string }[];
  thumbhash?: string | null;
}

interface Props {
  picture: PictureData;
  alt: string;
  /** How wide it will stand, for the browser to choose a file by. */
  sizes?: string;
  /** The picture the page is about: asked for first, never lazily. */
  priority?: boolean;
  /** Lies on a ground and casts a small shadow, as a frame does. */
  raised?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
}

type LoadState = 'coming' | 'here' | 'failed';

export function Picture({ picture, alt, sizes = '100vw', priority = false, raised = false, className, style }: Props) {
  const [state, setState] = useState<LoadState>('coming');
  const { src, width, height, sources = [], thumbhash } = picture;
  if (priority) preloadFirst(picture, sizes);
  // What hides its placeholder needs no change when it comes: taking it away before the picture is drawn would show a gap.
  const clear = !/\.jpe?g(\?|$)/i.test(src);
  // A picture may have come, or failed, before React was there to hear of it.
  const meet = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return;
      if (image.naturalWidth === 0) setState('failed');
      else if (clear) setState('here');
    },
    [clear],
  );
  // The server has written it into the page: making it once more for every picture would cost the first seconds dearly. One that
  // shows through a clear picture must be known, to be taken away again.
  const made = useMemo(() => (clear || !isHydrating() ? placeholderOf(thumbhash) : undefined), [clear, thumbhash]);
  const ground = state === 'coming' ? made : undefined;
  const proportions = { '--ratio': ratioOf(picture), ...style } as CSSProperties;
  const name = [styles.frame, raised && styles.raised, className].filter(Boolean).join(' ');
  if (state === 'failed')
    return (
      <span
        className={`${name} ${styles.failed}`}
        style={proportions}
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      >
        <Icon name="image" />
        {alt && <span aria-hidden="true">{alt}</span>}
      </span>
    );
  return (
    <span className={name} style={proportions}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        {/* `src` last: WebKit asks for the original as soon as it is set, unless it knows already that it may wait. */}
        <img
          ref={meet}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          width={width}
          height={height}
          alt={alt}
          suppressHydrationWarning
          style={ground ? { backgroundImage: `url(${ground})` } : undefined}
          {...(clear ? { onLoad: () => setState('here') } : {})}
          onError={() => setState('failed')}
          src={src}
        />
      </picture>
    </span>
  );
}

/** Named in the head, before the scripts that would otherwise be asked for first. React does so itself only for a bare `img`. */
function preloadFirst({ src, sources: [best] = [] }: PictureData, sizes: string): void {
  if (best)
    preload(src, { as: 'image', imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type, fetchPriority: 'high' });
}

/** Width over height; a picture whose measures are not known stands as a square. */
export const ratioOf = ({ width, height }: { width: number; height: number }): number =>
  width > 0 && height > 0 ? Math.round((width / height) * 10_000) / 10_000 : 1;
