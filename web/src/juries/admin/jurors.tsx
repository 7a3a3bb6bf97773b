import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { juryWords as refusals } from '@hwarang/domain/juries/juries.words';
import type { Juror, JurorProgress, JuryRound } from '@hwarang/domain/juries/rounds.contract';
import { roundLimits } from '@hwarang/domain/juries/values';
import { useState } from 'react';
import { shownName } from '../../admin/audit/shown-name.ts';
import { InviteForm } from '../../admin/invite-form.tsx';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { EmailField, TextField } from '../../design/fields/text-field.tsx';
import { type Problems, textOf, useCheckedForm } from '../../design/fields/use-checked-form.ts';
import { Row } from '../../design/layout.tsx';
import { ConfirmModal } from '../../design/modal/confirm.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { Table, TwoLines } from '../../design/table.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { invitationWords } from '../jury.words.ts';
import { Progress } from '../progress.tsx';
import type { RoundAddress } from './addresses.ts';
import styles from './jury-admin.module.css';
import { jurorStateWords, juryAdminWords as words } from './jury-admin.words.ts';

interface Props {
  at: RoundAddress;
  round: JuryRound;
  progress: { answer: JurorProgress[] | undefined; reload: () => void };
}

/** Who judges, and how far each has come. */
export function Jurors({ at, round, progress }: Props) {
  const language = useLanguage();
  const moment = useMoment();
  const { answer: jurors, failed, reload, set } = useApi(`${at}/jurors` as const);
  const [leaving, setLeaving] = useState<Juror | undefined>(undefined);
  const { busy, run } = useAction(refusal(words.failed, refusals));
  if (failed || !jurors) return <ReadState failed={failed} retry={reload} />;
  const put = (changed: Juror) => {
    set((before) => [...(before ?? []).filter(({ id }) => id !== changed.id), changed].toSorted(byName));
    progress.reload();
  };
  const again = (juror: Juror) =>
    run(async () => {
      put(await api.post(`${at}/jurors/${juror.id}/invitation` as const));
      void alert(words.invited[language], { tone: 'good' });
    });
  const dismiss = (juror: Juror) =>
    run(async () => {
      await api.delete(`${at}/jurors/${juror.id}`);
      setLeaving(undefined);
      reload();
      progress.reload();
    });
  const of = ({ id }: Juror) => progress.answer?.find(({ juror }) => juror.id === id);
  const isOver = round.phase === 'discussion' || round.phase === 'closed';
  return (
    <>
      {jurors.length === 0 ? (
        <Empty title={words.noJurors[language]} />
      ) : (
        <Table
          caption={words.jurorsTable[language]}
          items={jurors}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: words.jurorName[language],
              cell: ({ name, email }) => (
                // Of an account that is gone an address stands here that reaches nobody.
                <TwoLines below={!email.endsWith('.invalid') && email}>{shownName(name, language)}</TwoLines>
              ),
            },
            { key: 'state', head: words.state[language], cell: ({ state }) => jurorStateWords[state][language] },
            {
              key: 'declared',
              head: words.declared[language],
              cell: (juror) =>
                round.phase !== 'setup' && words[of(juror)?.declared ? 'declaredYes' : 'declaredNo'][language],
            },
            {
              key: 'judged',
              head: words.judged[language],
              cell: (juror) => {
                const { scored = 0, entries = 0 } = of(juror) ?? {};
                return entries > 0 && <Progress done={scored} all={entries} label={`${scored} / ${entries}`} />;
              },
            },
            { key: 'last', head: words.lastSeen[language], cell: (juror) => moment(of(juror)?.last_at) },
            {
              key: 'actions',
              head: words.actions[language],
              cell: (juror) =>
                juror.state !== 'removed' && (
                  <Row className={styles.actions}>
                    {juror.state !== 'accepted' && !isOver && (
                      <Button
                        look="plain"
                        aria-label={`${words.sendAgain[language]}: ${juror.name}`}
                        onClick={() => void again(juror)}
                      >
                        {words.sendAgain[language]}
                      </Button>
                    )}
                    <Button
                      look="plain"
                      aria-label={`${words.removeJuror[language]}: ${juror.name}`}
                      onClick={() => setLeaving(juror)}
                    >
                      {words.removeJuror[language]}
                    </Button>
                  </Row>
                ),
            },
          ]}
        />
      )}
      {!isOver && <Invite at={at} onInvited={put} />}
      {leaving && (
        <ConfirmModal
          title={words.removeJurorTitle[language]}
          confirm={words.removeJuror[language]}
          look="danger"
          busy={busy}
          onConfirm={() => dismiss(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.name}. {words.removeJurorText[language]}
        </ConfirmModal>
      )}
    </>
  );
}

const byName = (one: Juror, other: Juror): number => one.name.localeCompare(other.name, 'ko');

const names = ['name', 'email'] as const;

function problemsOf(values: FormData): Problems<(typeof names)[number]> {
  return {
    ...(textOf(values, 'name').trim() ? {} : { name: invitationWords.nameRequired }),
    ...(isEmail(tidyEmail(textOf(values, 'email'))) ? {} : { email: refusals.email }),
  };
}

function Invite({ at, onInvited }: { at: RoundAddress; onInvited: (juror: Juror) => void }) {
  const language = useLanguage();
  const checked = useCheckedForm(names, problemsOf);
  const { busy, run } = useAction(refusal(words.failed, refusals, checked));
  const invite = () => {
    if (!checked.passes()) return undefined;
    const values = checked.values();
    const body = { name: textOf(values, 'name'), email: textOf(values, 'email'), language: textOf(values, 'language') };
    return run(async () => {
      onInvited(await api.post(`${at}/jurors` as const, body));
      checked.reset();
      void alert(words.invited[language], { tone: 'good' });
    });
  };
  return (
    <InviteForm
      ref={checked.form}
      aria-label={words.inviteTitle[language]}
      send={words.invite[language]}
      onSend={invite}
      busy={busy}
    >
      <TextField
        {...checked.field('name')}
        label={words.jurorName[language]}
        maxLength={roundLimits.name}
        autoComplete="off"
        required
      />
      <EmailField
        {...checked.field('email')}
        label={words.email[language]}
        maxLength={200}
        autoComplete="off"
        required
      />
    </InviteForm>
  );
}
