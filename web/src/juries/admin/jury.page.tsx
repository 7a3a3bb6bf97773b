import type { JuryRound } from '@hwarang/domain/juries/rounds.contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Part } from '../../admin/editor/editor-frame.tsx';
import { Button } from '../../design/button.tsx';
import { Row } from '../../design/layout.tsx';
import { LinkTabs } from '../../design/link-tabs.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { useCall } from '../../open-calls/admin/call.layout.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { roundsAt } from './addresses.ts';
import { Conflicts } from './conflicts.tsx';
import { Jurors } from './jurors.tsx';
import styles from './jury-admin.module.css';
import { juryAdminWords as words } from './jury-admin.words.ts';
import { Log } from './log.tsx';
import { PhaseStep } from './phase-step.tsx';
import { RoundForm } from './round-form.tsx';

/** The rounds of a call, one at a time: its phase, its rules, its jurors and what keeps them out. */
export default function JuryAdmin() {
  const language = useLanguage();
  const { call } = useCall();
  const [params, setParams] = useSearchParams();
  const [adds, setAdds] = useState(false);
  const { answer: rounds, failed, reload, set } = useApi(roundsAt(call.slug));
  if (failed || !rounds) return <ReadState failed={failed} retry={reload} />;
  const round = rounds.find(({ id }) => id === params.get('round')) ?? rounds.at(-1);
  const isNew = adds || !round;
  const put = (changed: JuryRound) => {
    set((before) => [...(before ?? []).filter(({ id }) => id !== changed.id), changed].toSorted(byPosition));
    setAdds(false);
    setParams({ round: changed.id }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {rounds.length > 0 && (
        <Row className={styles.rounds}>
          <LinkTabs
            label={words.rounds[language]}
            tabs={rounds.map(({ id, name }) => ({
              to: `?round=${id}`,
              label: name[language],
              current: !isNew && id === round.id,
            }))}
          />
          <Button look="plain" aria-pressed={adds} onClick={() => setAdds(!adds)}>
            {words.newRound[language]}
          </Button>
        </Row>
      )}
      {rounds.length === 0 && <Empty title={words.noRounds[language]} text={words.noRoundsText[language]} />}
      {isNew ? (
        <Part id="rules" title={words.newRound[language]}>
          <RoundForm key="new" slug={call.slug} onSaved={put} />
        </Part>
      ) : (
        <OneRound
          key={round.id}
          slug={call.slug}
          round={round}
          onChange={put}
          onGone={() => {
            setParams({}, { replace: true });
            reload();
          }}
        />
      )}
    </>
  );
}

const byPosition = (one: JuryRound, other: JuryRound): number => one.position - other.position;

interface Props {
  slug: string;
  round: JuryRound;
  onChange: (round: JuryRound) => void;
  onGone: () => void;
}

function OneRound({ slug, round, onChange, onGone }: Props) {
  const language = useLanguage();
  const at = `${roundsAt(slug)}/${round.id}` as const;
  const progress = useApi(`${at}/progress`);
  return (
    <div className={styles.round}>
      <PhaseStep slug={slug} round={round} progress={progress.answer} onChange={onChange} />
      <Part id="jurors" title={words.jurors[language]}>
        <Jurors at={at} round={round} progress={progress} />
      </Part>
      {round.phase !== 'setup' && (
        <Part id="conflicts" title={words.conflicts[language]}>
          <Conflicts at={at} round={round} onDecided={progress.reload} />
        </Part>
      )}
      <Part id="rules" title={words.rules[language]}>
        <RoundForm slug={slug} round={round} onSaved={onChange} onGone={onGone} />
      </Part>
      <Part id="log" title={words.log[language]}>
        <Log at={at} />
      </Part>
    </div>
  );
}
