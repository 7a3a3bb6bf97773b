import type { JurorEntry, JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { Ref } from 'react';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import { judgingWords as words } from './jury.words.ts';
import styles from './side-by-side.module.css';
import { titleOf } from './title-of.ts';
import { measuredOf, Wall } from './wall.tsx';

interface Props {
  ref: Ref<HTMLDivElement>;
  round: JurorRound;
  number: number;
  works: JurorEntry['works'];
  onZoom: (position: number) => void;
}

/** All works of one entry. */
export function SideBySide({ ref, round, number, works, onZoom }: Props) {
  const language = useLanguage();
  const { measured, unmeasured } = measuredOf(works.map((work) => ({ number, work })));
  if (measured.length === 0) return null;
  return (
    <div ref={ref} className={styles.side}>
      <h2>{words.sideBySide[language]}</h2>
      <Wall
        round={round}
        works={measured}
        label={words.sideBySide[language]}
        onZoom={(_, position) => onZoom(position)}
      />
      {unmeasured.length > 0 && (
        <p className={text.second}>
          {words.noSize[language]}: {unmeasured.map(({ work }) => titleOf(work, language)).join(', ')}
        </p>
      )}
    </div>
  );
}
