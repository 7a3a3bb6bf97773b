import { Mat } from '../design/picture/mat.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { pictureOf, type ShownFile } from '../media/shown-file.ts';
import styles from './artwork-stage.module.css';
import { ArtworkTools } from './artwork-tools.tsx';

interface Props {
  image: ShownFile | undefined;
  title: string;
  alt: string;
  room: string | undefined;
}

/** The work as large as the screen lets it be, on its ground. */
export function ArtworkStage({ image, title, alt, room }: Props) {
  const picture = pictureOf(image);
  return (
    <div className={styles.stage}>
      {picture ? (
        <div className={styles.work}>
          <Picture picture={picture} alt={alt} sizes={stageSizes(picture)} priority raised className={styles.picture} />
        </div>
      ) : (
        <div className={styles.empty}>
          <Mat picture={undefined} alt="" initial={title} shape={1.4} />
        </div>
      )}
      <ArtworkTools title={title} room={room} onZoom={undefined} />
    </div>
  );
}

const stageSizes = ({ width, height }: { width: number; height: number }): string =>
  `min(92vw, ${Math.round((720 * width) / height)}px)`;
