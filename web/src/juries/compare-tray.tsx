import type { JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import { Link } from 'react-router';
import { alert } from '../design/alerts/alerts.ts';
import { Button, ButtonLink, IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { pictureAt } from './addresses.ts';
import styles from './compare-tray.module.css';
import type { Comparing } from './compared.ts';
import { entryName, outOfComparison, judgingWords as words } from './jury.words.ts';
import { JuryPicture } from './jury-picture.tsx';

/** Marks an entry or takes it out; says so when there is no room. */
export function useMark(comparing: Comparing): (number: number) => void {
  const language = useLanguage();
  return (number) => {
    if (!comparing.toggle(number)) void alert(words.full[language], { tone: 'bad' });
  };
}

interface ToggleProps {
  comparing: Comparing;
  number: number;
  className?: string | undefined;
  /** One word, where there is room for no more. */
  short?: boolean;
}

export function CompareToggle({ comparing, number, className, short = false }: ToggleProps) {
  const language = useLanguage();
  const mark = useMark(comparing);
  const isMarked = comparing.has(number);
  return (
    <Button
      look="plain"
      className={className}
      aria-pressed={isMarked}
      aria-keyshortcuts="X"
      aria-label={`${entryName(number)[language]}: ${words[isMarked ? 'unmark' : 'mark'][language]}`}
      onClick={() => mark(number)}
    >
      <Icon name={isMarked ? 'check' : 'plus'} size={18} />
      {words[short ? 'compare' : isMarked ? 'unmark' : 'mark'][language]}
    </Button>
  );
}

interface Props {
  round: JurorRound;
  entries: readonly JurorEntryInList[];
  comparing: Comparing;
  hrefOf: (number: number) => string;
  to: string;
}

/** What is marked for comparison, in sight at the foot of the window. */
export function CompareTray({ round, entries, comparing, hrefOf, to }: Props) {
  const language = useLanguage();
  if (comparing.marked.length === 0) return null;
  return (
    <aside className={styles.tray} aria-label={words.marked[language]}>
      <ul>
        {comparing.marked.map(({ number }) => {
          const work = entries.find((entry) => entry.number === number)?.works[0];
          return (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                replace
                defaultShouldRevalidate={false}
                className={styles.entry}
                aria-label={entryName(number)[language]}
              >
                <span className={styles.ground}>
                  {work && (
                    <JuryPicture path={pictureAt(round.id, number, work.position, 384)} size={work.image} alt="" />
                  )}
                </span>
                {number}
              </Link>
              <IconButton label={outOfComparison(number)[language]} onClick={() => comparing.toggle(number)}>
                <Icon name="close" size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <ButtonLink look="fill" to={to} replace defaultShouldRevalidate={false} aria-keyshortcuts="V">
        {words.compareThese[language]}
      </ButtonLink>
    </aside>
  );
}
