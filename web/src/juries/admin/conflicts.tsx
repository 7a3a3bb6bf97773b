import type { ConflictState } from '@hwarang/domain/juries/juries.contract';
import { juryWords as refusals } from '@hwarang/domain/juries/juries.words';
import type { Conflict, JuryRound } from '@hwarang/domain/juries/rounds.contract';
import { roundLimits } from '@hwarang/domain/juries/values';
import { useState } from 'react';
import { shownName } from '../../admin/audit/shown-name.ts';
import { Button } from '../../design/button.tsx';
import { TextArea } from '../../design/fields/text-field.tsx';
import { Row } from '../../design/layout.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { Table, TwoLines } from '../../design/table.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { conflictGroundWords, entryName } from '../jury.words.ts';
import type { RoundAddress } from './addresses.ts';
import styles from './jury-admin.module.css';
import { juryAdminWords as words } from './jury-admin.words.ts';

interface Props {
  at: RoundAddress;
  round: JuryRound;
  onDecided: () => void;
}

interface Asked {
  conflict: Conflict;
  state: 'recused' | 'cleared';
}

const order: readonly ConflictState[] = ['proposed', 'recused', 'cleared'];
const keyOf = ({ juror, entry }: Conflict) => `${juror.id} ${entry.id}`;
/** The server refuses these. */
const isClearable = ({ grounds }: Conflict) => !grounds.includes('same-person') && !grounds.includes('declared');

/** Who is kept out of what; those that wait for a decision first. */
export function Conflicts({ at, round, onDecided }: Props) {
  const language = useLanguage();
  const { answer: conflicts, failed, reload, set } = useApi(`${at}/conflicts` as const);
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  if (failed || !conflicts) return <ReadState failed={failed} retry={reload} />;
  if (conflicts.length === 0) return <Empty title={words.noConflicts[language]} />;
  const isOver = round.phase === 'discussion' || round.phase === 'closed';
  const decided = (changed: Conflict) => {
    set((before) => before?.map((each) => (keyOf(each) === keyOf(changed) ? changed : each)));
    setAsked(undefined);
    onDecided();
  };
  return (
    <>
      <p className={styles.note}>{words.conflictsLead[language]}</p>
      <Table
        caption={words.conflictsTable[language]}
        items={conflicts.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))}
        keyOf={keyOf}
        columns={[
          { key: 'juror', head: words.juror[language], cell: ({ juror }) => shownName(juror.name, language) },
          {
            key: 'entry',
            head: words.entry[language],
            cell: ({ entry: { number, artist } }) => (
              <TwoLines below={entryName(number)[language]}>
                {language === 'en' ? artist.englishname || artist.localname : artist.localname}
              </TwoLines>
            ),
          },
          {
            key: 'grounds',
            head: words.grounds[language],
            cell: ({ grounds, reason }) => (
              <TwoLines below={reason}>
                {grounds.map((each) => conflictGroundWords[each][language]).join(', ')}
              </TwoLines>
            ),
          },
          {
            key: 'state',
            head: words.state[language],
            cell: ({ state }) => <span className={styles[state]}>{words[state][language]}</span>,
          },
          {
            key: 'decision',
            head: words.decision[language],
            cell: (conflict) =>
              !isOver && (
                <Row className={styles.actions}>
                  {(['recused', 'cleared'] as const)
                    .filter((state) => state !== conflict.state && (state === 'recused' || isClearable(conflict)))
                    .map((state) => (
                      <Button
                        key={state}
                        look="plain"
                        aria-label={`${words[state === 'recused' ? 'recuse' : 'clear'][language]}: ${conflict.juror.name}, ${entryName(conflict.entry.number)[language]}`}
                        onClick={() => setAsked({ conflict, state })}
                      >
                        {words[state === 'recused' ? 'recuse' : 'clear'][language]}
                      </Button>
                    ))}
                </Row>
              ),
          },
        ]}
      />
      {asked && <Decide at={at} asked={asked} onDecided={decided} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface DecideProps {
  at: RoundAddress;
  asked: Asked;
  onDecided: (conflict: Conflict) => void;
  onClose: () => void;
}

function Decide({ at, asked: { conflict, state }, onDecided, onClose }: DecideProps) {
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(refusal(words.failed, refusals));
  const isMissing = state === 'cleared' && !reason.trim();
  const decide = () => {
    setTried(true);
    if (isMissing) return undefined;
    return run(async () =>
      onDecided(await api.put(`${at}/conflicts/${conflict.juror.id}/${conflict.entry.id}` as const, { state, reason })),
    );
  };
  return (
    <Modal
      title={words[state === 'cleared' ? 'clearTitle' : 'recuseTitle'][language]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel[language]}</Button>
          <Button look="fill" busy={busy} onClick={() => void decide()}>
            {words[state === 'cleared' ? 'clear' : 'recuse'][language]}
          </Button>
        </>
      }
    >
      <div className={styles.asked}>
        <p>
          {conflict.juror.name} · {conflict.entry.artist.localname} ({entryName(conflict.entry.number)[language]})
        </p>
        <TextArea
          label={words.reason[language]}
          hint={words.reasonHint[language]}
          error={tried && isMissing ? words.reasonMissing[language] : ''}
          name="reason"
          rows={3}
          required={state === 'cleared'}
          maxLength={roundLimits.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
