import { useMemo, useRef, useState } from 'react';
import { Mat } from '../design/picture/mat.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { DeepZoom } from '../design/zoom/deep-zoom.tsx';
import { pictureOf, type ShownFile } from '../media/shown-file.ts';
import styles from './artwork-stage.module.css';
import { ArtworkTools } from './artwork-tools.tsx';
import { zoomSource } from './zoom-source.ts';

interface Props {
  id: string;
  image: ShownFile | undefined;
  title: string;
  alt: string;
  room: string | undefined;
}

/** The work as large as the screen lets it be, on its ground. */
export function ArtworkStage({ id, image, title, alt, room }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  /** The copy that the browser has chosen for the page, while it is being looked at closely. */
  const [close, setClose] = useState<string | undefined>(undefined);
  const picture = pictureOf(image);
  const source = useMemo(() => image && zoomSource(id, image), [id, image]);
  const zoom = () => setClose(stage.current?.querySelector('img')?.currentSrc ?? '');
  return (
    <div ref={stage} className={styles.stage}>
      {picture ? (
        <div className={styles.work}>
          <Picture
            picture={picture}
            alt={alt}
            sizes={stageSizes(picture)}
            priority
            raised
            className={styles.picture}
            style={moving}
          />
        </div>
      ) : (
        <div className={styles.empty}>
          <Mat picture={undefined} alt="" name={title} shape={1.4} />
        </div>
      )}
      <ArtworkTools id={id} title={title} room={room} onZoom={image ? zoom : undefined} />
      {source && close !== undefined && (
        <DeepZoom source={source} shown={close} title={alt} onClose={() => setClose(undefined)} />
      )}
    </div>
  );
}

/** The work itself moves from the wall to its page. */
const moving = { viewTransitionName: 'work' };

const stageSizes = ({ width, height }: { width: number; height: number }): string =>
  `min(92vw, ${Math.round((720 * width) / height)}px)`;
