import type { OpenCall, OpenCallChange } from '@hwarang/domain/open-calls/open-calls.contract';
import { stagesNow } from '@hwarang/domain/open-calls/stages';
import { stageWords } from '@hwarang/domain/open-calls/stages.words';
import { useState } from 'react';
import { adminWords } from '../../admin/admin.words.ts';
import { DeleteButton } from '../../admin/editor/delete-button.tsx';
import { Button } from '../../design/button.tsx';
import { Row } from '../../design/layout.tsx';
import { ConfirmModal } from '../../design/modal/confirm.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { callAt, callsAdminPath } from '../calls.ts';
import { stageActionWords } from './calls-admin.words.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import styles from './open-calls-admin.module.css';

type Action = keyof typeof stageActionWords;

const changeOf: Record<Action, OpenCallChange> = {
  published: { stage: 'published' },
  judging: { stage: 'judging' },
  archived: { stage: 'archived' },
  unarchive: { stage: 'published' },
  close: { closed: true },
  reopen: { closed: false },
};

/** What a curator can do with the call now, beside its facts. */
function actionsOf(call: OpenCall): Action[] {
  if (call.stage === 'draft') return ['published'];
  if (call.stage === 'archived') return ['unarchive'];
  const hand: Action[] = call.stage === 'published' ? [call.closed ? 'reopen' : 'close'] : [];
  const ways = stagesNow(call, Date.now()).filter((stage) => stage === 'judging' || stage === 'archived');
  return [...ways, ...(call.state === 'closed' && !call.closed ? [] : hand)];
}

const destroys = (action: Action): boolean => action === 'close';
/** Putting a call away or taking entries again is possible, but not what comes next. */
const leadsOn = (action: Action): boolean => action !== 'reopen' && action !== 'archived';

export function StagePanel({ call, onChange }: { call: OpenCall; onChange: (call: OpenCall) => void }) {
  const language = useLanguage();
  const [asked, setAsked] = useState<Action | undefined>(undefined);
  const { busy, run } = useAction(refusal(adminWords.failed, stageWords));
  const act = (action: Action) =>
    run(async () => {
      const changed = await api.put(callAt(call.slug), changeOf[action]);
      setAsked(undefined);
      onChange(changed);
    });
  const words = asked && stageActionWords[asked];
  return (
    <Row className={styles.state}>
      {actionsOf(call).map((action, index) => (
        <Button
          key={action}
          look={destroys(action) ? 'danger' : index === 0 && leadsOn(action) ? 'fill' : 'line'}
          onClick={() => setAsked(action)}
        >
          {stageActionWords[action].name[language]}
        </Button>
      ))}
      <DuplicateButton call={call} />
      {call.stage === 'draft' && (
        <DeleteButton path={callAt(call.slug)} name={call.title[language]} back={callsAdminPath} />
      )}
      {asked && words && (
        <ConfirmModal
          title={words.title[language]}
          confirm={words.name[language]}
          look={destroys(asked) ? 'danger' : 'fill'}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => act(asked)}
        >
          {words.text[language]}
        </ConfirmModal>
      )}
    </Row>
  );
}
