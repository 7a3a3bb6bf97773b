import { formatSize, type Size, sizeFrom } from '@hwarang/domain/artworks/size';
import type { JurorEntry, JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { CSSProperties, Ref } from 'react';
import { Person } from '../artworks/person.tsx';
import { useLanguage } from '../platform/language.ts';
import { pictureAt } from './addresses.ts';
import { judgingWords as words } from './jury.words.ts';
import { JuryPicture } from './jury-picture.tsx';
import { lineUp } from './line-up.ts';
import styles from './side-by-side.module.css';
import { titleOf } from './title-of.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  round: JurorRound;
  number: number;
  works: JurorEntry['works'];
  onZoom: (position: number) => void;
}

interface Measured {
  work: JurorEntry['works'][number];
  size: Size;
}

/** All works of an entry on one wall at one scale, with something of known height beside them. */
export function SideBySide({ ref, round, number, works, onZoom }: Props) {
  const language = useLanguage();
  const measured = works.flatMap((work): Measured[] => {
    const size = sizeFrom(work);
    return size ? [{ work, size }] : [];
  });
  const unmeasured = works.filter((work) => !sizeFrom(work));
  if (measured.length === 0) return null;
  const wall = lineUp(measured.map(({ size }) => size));
  const { measure } = wall;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const place = ({ x, y, width, height }: typeof measure | (typeof wall.works)[number]): CSSProperties => ({
    left: share(x, wall.width),
    top: share(y, wall.height),
    width: share(width, wall.width),
    height: share(height, wall.height),
  });
  return (
    <div ref={ref} className={styles.side}>
      <h2>{words.sideBySide[language]}</h2>
      <p className={styles.text}>{words[measure.kind === 'person' ? 'scaleText' : 'rulerText'][language]}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse. */}
      <section className={styles.frame} aria-label={words.sideBySide[language]} tabIndex={0}>
        <div
          className={styles.wall}
          data-floor={measure.kind === 'person' ? '' : undefined}
          style={{ '--shape': wall.width / wall.height } as CSSProperties}
        >
          {measured.map(({ work, size }, index) => {
            const placed = wall.works[index];
            return (
              placed && (
                <button
                  key={work.position}
                  type="button"
                  className={styles.work}
                  style={place(placed)}
                  aria-label={`${words.zoom[language]}: ${titleOf(work, language)}, ${formatSize(size)}`}
                  title={`${titleOf(work, language)}, ${formatSize(size)}`}
                  onClick={() => onZoom(work.position)}
                >
                  <JuryPicture path={pictureAt(round.id, number, work.position, 1024)} size={work.image} alt="" lazy />
                </button>
              )
            );
          })}
          {measure.kind === 'person' ? (
            <Person className={styles.person} style={place(measure)} />
          ) : (
            <div className={styles.ruler} style={place(measure)}>
              <span>{measure.width} cm</span>
            </div>
          )}
        </div>
      </section>
      {unmeasured.length > 0 && (
        <p className={styles.text}>
          {words.noSize[language]}: {unmeasured.map((work) => titleOf(work, language)).join(', ')}
        </p>
      )}
    </div>
  );
}
