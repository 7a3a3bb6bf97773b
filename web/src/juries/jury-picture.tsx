import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../design/classes.ts';
import { Icon } from '../design/icon.tsx';
import { ratioOf } from '../design/picture/picture.tsx';
import { placeholderOf } from '../design/picture/placeholder.ts';
import styles from './jury-picture.module.css';
import { keptPicture, loadPicture } from './pictures.ts';

interface Props {
  /** At the API, with the width. */
  path: string;
  /** In pixels; unknown for a work without a picture. */
  size: { width: number; height: number; thumbhash?: string } | null;
  alt: string;
  /** Asked for only when it comes near the window. */
  lazy?: boolean;
  className?: string | undefined;
}

/** A picture that only a juror may have, whole and in its own proportions. */
export function JuryPicture({ path, size, alt, lazy = false, className }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNear(frame, !lazy);
  const url = usePicture(size && isNear ? path : undefined);
  const hash = size?.thumbhash;
  const placeholder = useMemo(() => placeholderOf(hash), [hash]);
  const [drawn, setDrawn] = useState<string | undefined>(undefined);
  const isFailed = url === 'failed';
  // Stands there until the picture itself is drawn, and not behind one that lets it shine through.
  const ground = isFailed || drawn !== url ? placeholder : undefined;
  const style = {
    '--ratio': ratioOf(size ?? { width: 1, height: 1 }),
    ...(ground ? { backgroundImage: `url(${ground})` } : {}),
  } as CSSProperties;
  return (
    <span ref={frame} className={classes(styles.frame, className)} data-drawn={drawn && drawn === url} style={style}>
      {url && !isFailed ? (
        <img
          src={url}
          alt={alt}
          width={size?.width}
          height={size?.height}
          decoding="async"
          onLoad={() => setDrawn(url)}
        />
      ) : (
        <span className={styles.ground} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          {(isFailed || !size) && <Icon name="image" />}
        </span>
      )}
    </span>
  );
}

function usePicture(path: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ path: string; url: string } | undefined>(undefined);
  useEffect(() => {
    if (path === undefined) return;
    let left = false;
    loadPicture(path).then(
      (url) => left || setShown({ path, url }),
      () => left || setShown({ path, url: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [path]);
  return shown && shown.path === path ? shown.url : path && keptPicture(path);
}

function useNear(frame: RefObject<HTMLElement | null>, always: boolean): boolean {
  const [isNear, setNear] = useState(always);
  useEffect(() => {
    const element = frame.current;
    if (always || !element) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, always]);
  return isNear;
}
