import type { CallNumbers } from '@hwarang/domain/juries/numbers.contract';
import { shownName } from '../../admin/audit/shown-name.ts';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { Progress } from '../progress.tsx';
import styles from './numbers.module.css';
import { roundSummary, scoredOf, numbersWords as words } from './numbers.words.ts';

type Round = CallNumbers['rounds'][number];

/** How far each juror of a round is. */
export function JuryProgress({ round }: { round: Round }) {
  const language = useLanguage();
  const { name, phase, blind, entries, jurors } = round;
  return (
    <section className={styles.round}>
      <h3>{name[language]}</h3>
      <p>{roundSummary(phase, blind, entries)[language]}</p>
      {jurors.length === 0 && <p>{words.noJurors[language]}</p>}
      {jurors.length > 0 && (
        <Table
          caption={`${words.jury[language]}: ${name[language]}`}
          items={jurors}
          keyOf={({ id }) => id}
          columns={[
            { key: 'name', head: words.juror[language], cell: (juror) => shownName(juror.name, language) },
            { key: 'status', head: words.status[language], cell: (juror) => words[statusOf(juror)][language] },
            {
              key: 'progress',
              head: words.progress[language],
              cell: ({ scored, kept_out }) => <Scored scored={scored} of={entries - kept_out} />,
            },
            { key: 'kept', head: words.keptOut[language], cell: (juror) => juror.kept_out, end: true },
          ]}
        />
      )}
    </section>
  );
}

const statusOf = ({ accepted, declared }: Round['jurors'][number]): 'declared' | 'accepted' | 'invited' =>
  declared ? 'declared' : accepted ? 'accepted' : 'invited';

function Scored({ scored, of }: { scored: number; of: number }) {
  const language = useLanguage();
  const text = scoredOf(scored, of)[language];
  // Its entries are not fixed yet, or the juror is kept out of all of them.
  if (of === 0) return '–';
  return (
    <div className={styles.scored}>
      <Progress done={scored} all={of} label={text} />
    </div>
  );
}
