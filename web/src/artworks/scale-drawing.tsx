import type { Size } from '@hwarang/domain/artworks/size';
import { srcSet } from '@hwarang/domain/media/picture';
import type { ShownFile } from '../media/shown-file.ts';
import { useLanguage } from '../platform/language.ts';
import { artworkDetailWords as words } from './artwork-detail.words.ts';
import { PersonShape } from './person.tsx';
import styles from './scale-drawing.module.css';
import { trueScale } from './true-scale.ts';

interface Props {
  size: Size;
  image?: ShownFile | undefined;
  /** A picture that is not uploaded yet, by its address in this browser. */
  preview?: string | undefined;
  title: string;
}

/** The work on the wall beside a person of 170 cm: how large it really is. */
export function ScaleDrawing({ size, image, preview, title }: Props) {
  const language = useLanguage();
  const { width, height, work, person } = trueScale(size);
  const small = preview ?? (image && srcSet(image, 'webp').split(' ')[0]);
  const fontSize = height / 20;
  return (
    <figure className={styles.scale}>
      <figcaption className={styles.caption}>{words.trueScale[language]}</figcaption>
      <div className={styles.floor}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          style={{ maxWidth: `calc(${width / height} * clamp(240px, 34vw, 300px))` }}
          role="img"
          aria-label={`${title}: ${size.width} cm x ${size.height} cm. ${words.trueScale[language]}`}
        >
          <rect {...work} className={styles.ground} />
          {small && <image href={small} {...work} preserveAspectRatio="none" />}
          <g transform={`translate(${person.x} ${person.y})`} className={styles.person}>
            <PersonShape />
          </g>
          <g className={styles.numbers} fontSize={fontSize}>
            <text x={work.x + work.width / 2} y={work.y + work.height + fontSize * 1.5} textAnchor="middle">
              {size.width} cm
            </text>
            <text x={work.x + work.width + fontSize * 0.5} y={work.y + work.height / 2 + fontSize / 3}>
              {size.height} cm
            </text>
          </g>
        </svg>
      </div>
    </figure>
  );
}
