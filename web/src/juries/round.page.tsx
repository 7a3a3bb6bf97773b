import type { JurorRound } from '@hwarang/domain/juries/judging.contract';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../design/button.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { Failed, Loading, State } from '../design/states/states.tsx';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { juryPath, roundAt } from './addresses.ts';
import { Declaration } from './declaration.tsx';
import { Discussion } from './discussion.tsx';
import { Judging } from './judging.tsx';
import styles from './jury.module.css';
import { juryWords as words } from './jury.words.ts';
import { Phases } from './phases.tsx';
import { forgetPictures } from './pictures.ts';

/** One round as its juror sees it: what is shown follows from the phase. */
export default function Round() {
  const language = useLanguage();
  const { round: id = '' } = useParams();
  const { answer: round, failed, failure, reload } = useApi(roundAt(id));
  useEffect(() => forgetPictures, []);
  if (failed && hasStatus(failure, 404)) return <Gone />;
  if (failed) return <Failed retry={reload} />;
  if (!round) return <Waiting />;
  const { phase, declaration } = round;
  const isDeclared = declaration === 'done';
  if (phase === 'judging' && isDeclared) return <Judging round={round} />;
  return (
    <Wrap className={styles.page}>
      <PageTitle title={round.name[language]} noindex />
      <RoundHead round={round} />
      {phase === 'setup' && <Prepared />}
      {(phase === 'conflicts' || phase === 'judging') && <Declaration round={round} onDone={reload} />}
      {(phase === 'discussion' || phase === 'closed') && <Discussion round={round} />}
    </Wrap>
  );
}

function RoundHead({ round }: { round: JurorRound }) {
  const language = useLanguage();
  return (
    <PageHead
      eyebrow={`${round.call.title[language]} · ${words[round.blind ? 'blind' : 'open'][language]}`}
      title={round.name[language]}
    >
      <Phases phase={round.phase} />
    </PageHead>
  );
}

function Waiting() {
  const language = useLanguage();
  return (
    <Wrap className={styles.page}>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} />
      <Loading />
    </Wrap>
  );
}

function Prepared() {
  const language = useLanguage();
  return (
    <State icon="clock" title={words.waitTitle[language]} text={words.waitText[language]}>
      <ButtonLink to={juryPath}>{words.allRounds[language]}</ButtonLink>
    </State>
  );
}

/** The same for a round that never was and for one of somebody else. */
function Gone() {
  const language = useLanguage();
  return (
    <Wrap className={styles.page}>
      <PageTitle title={words.gone[language]} noindex />
      <PageHead title={words.gone[language]} lead={words.goneText[language]}>
        <ButtonLink to={juryPath}>{words.allRounds[language]}</ButtonLink>
      </PageHead>
    </Wrap>
  );
}
