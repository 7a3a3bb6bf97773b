import { formatSize, type Size, sizeFrom } from '@hwarang/domain/artworks/size';
import type { JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Person } from '../artworks/person.tsx';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import { pictureAt } from './addresses.ts';
import { entryName, judgingWords as words } from './jury.words.ts';
import { JuryPicture } from './jury-picture.tsx';
import { lineUp } from './line-up.ts';
import { titleOf } from './title-of.ts';
import styles from './wall.module.css';

type Work = JurorEntryInList['works'][number] & { depth_cm?: number | null };
/** A work, and the number of the entry it belongs to. */
export interface Hung {
  number: number;
  work: Work;
}
interface Measured extends Hung {
  size: Size;
}

/** Those whose width and height are known, which alone can hang at true scale, and the others. */
export function measuredOf(hung: readonly Hung[]): { measured: Measured[]; unmeasured: Hung[] } {
  const sizeOf = ({ work }: Hung) => sizeFrom({ ...work, depth_cm: work.depth_cm ?? null });
  return {
    measured: hung.flatMap((each): Measured[] => {
      const size = sizeOf(each);
      return size ? [{ ...each, size }] : [];
    }),
    unmeasured: hung.filter((each) => !sizeOf(each)),
  };
}

interface Props {
  round: JurorRound;
  works: readonly Measured[];
  label: string;
  /** Says beside the works of each entry which one it is. */
  numbered?: boolean;
  /** How much larger than what fits. */
  zoom?: number;
  /** Width in pixels of the copies that hang. */
  width?: number;
  tools?: ReactNode;
  ref?: Ref<HTMLElement>;
  onZoom: (number: number, position: number) => void;
}

/** Works on one wall at one scale, with something of known height beside them. */
export function Wall({ round, works, label, numbered = false, zoom = 1, width = 1024, tools, ref, onZoom }: Props) {
  const language = useLanguage();
  const starts = works.flatMap(({ number }, at) => (at > 0 && works[at - 1]?.number !== number ? [at] : []));
  const wall = lineUp(
    works.map(({ size }) => size),
    starts,
  );
  const { measure } = wall;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const place = ({ x, y, width, height }: typeof measure | (typeof wall.works)[number]): CSSProperties => ({
    left: share(x, wall.width),
    top: share(y, wall.height),
    width: share(width, wall.width),
    height: share(height, wall.height),
  });
  const middleOf = (start: number): string => {
    const end = starts.find((each) => each > start) ?? works.length;
    const [first, last] = [wall.works[start], wall.works[end - 1]];
    return share(((first?.x ?? 0) + (last ? last.x + last.width : 0)) / 2, wall.width);
  };
  return (
    <>
      <div className={styles.head}>
        <p className={text.second}>{words[measure.kind === 'person' ? 'scaleText' : 'rulerText'][language]}</p>
        {tools}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse. */}
      <section ref={ref} className={styles.frame} aria-label={label} tabIndex={0}>
        <div
          className={styles.wall}
          data-floor={measure.kind === 'person' ? '' : undefined}
          data-numbered={numbered ? '' : undefined}
          style={{ '--shape': wall.width / wall.height, '--zoom': zoom } as CSSProperties}
        >
          {works.map(({ number, work, size }, index) => {
            const placed = wall.works[index];
            const name = `${numbered ? `${entryName(number)[language]}, ` : ''}${titleOf(work, language)}, ${formatSize(size)}`;
            return (
              placed && (
                <button
                  key={`${number} ${work.position}`}
                  type="button"
                  className={styles.work}
                  style={place(placed)}
                  data-entry={number}
                  aria-label={`${words.zoom[language]}: ${name}`}
                  title={name}
                  onClick={() => onZoom(number, work.position)}
                >
                  <JuryPicture path={pictureAt(round.id, number, work.position, width)} size={work.image} alt="" lazy />
                </button>
              )
            );
          })}
          {numbered &&
            [0, ...starts].map((start) => (
              <span key={start} className={styles.number} style={{ left: middleOf(start) }} aria-hidden="true">
                {works[start]?.number}
              </span>
            ))}
          {measure.kind === 'person' ? (
            <Person className={styles.person} style={place(measure)} />
          ) : (
            <div className={styles.ruler} style={place(measure)}>
              <span>{measure.width} cm</span>
            </div>
          )}
        </div>
      </section>
    </>
  );
}
