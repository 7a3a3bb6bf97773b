import type { JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { LocalizedText } from '@hwarang/domain/language';
import { ButtonLink } from '../design/button.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { roundPath } from './addresses.ts';
import styles from './jury.module.css';
import { progressText, juryWords as words } from './jury.words.ts';
import { Phases } from './phases.tsx';
import { Progress } from './progress.tsx';

/** Rounds of this juror: how far each has come, and the one thing to do next. */
export default function Jury() {
  const language = useLanguage();
  const { answer: rounds, failed, reload } = useApi('/jury/rounds');
  return (
    <Wrap className={styles.page}>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} lead={words.lead[language]} />
      {failed ? (
        <Failed retry={reload} />
      ) : !rounds ? (
        <Loading />
      ) : rounds.length === 0 ? (
        <Empty title={words.none[language]} text={words.noneText[language]} />
      ) : (
        <ul className={styles.rounds}>
          {rounds.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </ul>
      )}
    </Wrap>
  );
}

function Round({ round }: { round: JurorRound }) {
  const language = useLanguage();
  const next = nextOf(round);
  const isJudged = round.phase === 'judging' && round.declaration === 'done';
  return (
    <li className={styles.round}>
      <div className={styles.names}>
        <p className={text.second}>{round.call.title[language]}</p>
        <h2>{round.name[language]}</h2>
        <p className={text.second}>{words[round.blind ? 'blind' : 'open'][language]}</p>
      </div>
      <div className={styles.state}>
        <Phases phase={round.phase} />
        {isJudged && (
          <Progress
            done={round.scored}
            all={round.entries}
            label={progressText(round.scored, round.entries)[language]}
          />
        )}
      </div>
      <div className={styles.next}>
        {next.waits ? (
          <p>{next.text[language]}</p>
        ) : (
          <ButtonLink look={round.phase === 'closed' ? 'line' : 'fill'} to={roundPath(round.id)}>
            {next.text[language]}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function nextOf({ phase, declaration, scored, entries }: JurorRound): { text: LocalizedText; waits?: boolean } {
  if (phase === 'setup') return { text: words.nextWait, waits: true };
  if (phase === 'discussion') return { text: words.nextDiscuss };
  if (phase === 'closed') return { text: words.nextClosed };
  if (declaration !== 'done') return { text: words.nextDeclare };
  if (phase === 'conflicts') return { text: words.nextDeclared, waits: true };
  if (scored === 0) return { text: words.nextJudge };
  return { text: scored < entries ? words.nextContinue : words.nextReview };
}
