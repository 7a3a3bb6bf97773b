import type { RoundCheck } from '@hwarang/domain/juries/check-seal';
import type { OwnRoundScores, OwnScores } from '@hwarang/domain/juries/results.contract';
import { outcomeWords } from '@hwarang/domain/juries/results.words';
import type { Language } from '@hwarang/domain/language';
import { place } from '@hwarang/domain/open-calls/open-calls.words';
import { classes } from '../../design/classes.ts';
import { Facts } from '../../design/facts.tsx';
import { Icon } from '../../design/icon.tsx';
import { Table } from '../../design/table.tsx';
import text from '../../design/text.module.css';
import { useLanguage } from '../../platform/language.ts';
import styles from './check.module.css';
import { scoresHold, sealedScoresCount, voteWords, checkWords as words } from './results.words.ts';

interface Props {
  /** Whose scores these are, or where they come from. */
  name: string;
  rounds: readonly OwnRoundScores[];
  checks: readonly RoundCheck[];
}

/** What was checked and whether it holds, in plain words; then score by score. */
export const CheckResult = ({ name, rounds, checks }: Props) => (
  <div className={styles.results}>
    {checks.map((check) => {
      const round = rounds.find((one) => one.round === check.round);
      return round && <CheckedRound key={check.round} name={name} round={round} check={check} />;
    })}
  </div>
);

export function OwnOutcome({ own }: { own: OwnScores }) {
  const language = useLanguage();
  const { outcome, feedback } = own;
  return (
    <div className={styles.results}>
      <Facts
        facts={[
          {
            name: words.yourResult[language],
            value:
              outcome &&
              [outcomeWords[outcome][language], own.place && place(own.place)[language]].filter(Boolean).join(' · '),
          },
          { name: words.feedback[language], value: feedback },
        ]}
      />
    </div>
  );
}

function CheckedRound({ name, round, check }: { name: string; round: OwnRoundScores; check: RoundCheck }) {
  const language = useLanguage();
  const holding = check.scores.filter(({ holds }) => holds).length;
  const steps = [
    { text: scoresHold(holding, check.scores.length), holds: holding === check.scores.length },
    { text: words[check.sealHolds ? 'listHolds' : 'listHoldsNot'], holds: check.sealHolds },
    ...(check.keptSealHolds === undefined
      ? []
      : [{ text: words[check.keptSealHolds ? 'keptHolds' : 'keptHoldsNot'], holds: check.keptSealHolds }]),
  ];
  return (
    <article className={classes(styles.round, check.holds ? styles.good : styles.bad)}>
      <h3>{round.name[language]}</h3>
      <p role="status" className={styles.verdict}>
        <Icon name={check.holds ? 'check' : 'warning'} size={22} />
        {words[check.holds ? 'holds' : 'holdsNot'][language]}
      </p>
      <ul className={styles.steps}>
        {steps.map(({ text, holds }) => (
          <li key={text.en}>
            <Icon name={holds ? 'check' : 'warning'} size={18} />
            <span>{text[language]}</span>
          </li>
        ))}
      </ul>
      <Table
        caption={`${name}, ${round.name[language]}`}
        items={round.scores.map((score, index) => ({ score, checked: check.scores[index] }))}
        keyOf={({ score }) => score.salt}
        columns={[
          {
            key: 'score',
            head: words.score[language],
            cell: ({ score, checked }) => (
              <>
                {scoreText(round, score, language)}
                {!score.counted && <span className={text.second}> ({words.notCounted[language]})</span>}
                <code className={styles.leaf}>{checked?.leaf}</code>
              </>
            ),
          },
          {
            key: 'holds',
            head: words.checked[language],
            cell: ({ checked }) => (
              <span className={checked?.holds ? styles.sealed : styles.changed}>
                {words[checked?.holds ? 'scoreHolds' : 'scoreHoldsNot'][language]}
              </span>
            ),
          },
        ]}
      />
      <p className={text.second}>{sealedScoresCount(check.sealed)[language]}</p>
    </article>
  );
}

function scoreText(round: OwnRoundScores, score: OwnRoundScores['scores'][number], language: Language): string {
  if (score.vote) return voteWords[score.vote][language];
  return Object.entries(score.marks ?? {})
    .map(([id, mark]) => `${round.criteria.find((one) => one.id === id)?.label[language] ?? id} ${mark}`)
    .join(' · ');
}
