import type { Ranking } from '@hwarang/domain/juries/results.contract';
import { resultRefusals } from '@hwarang/domain/juries/results.words';
import { momentText } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { alert } from '../../design/alerts/alerts.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { Row } from '../../design/layout.tsx';
import { ConfirmModal } from '../../design/modal/confirm.tsx';
import text from '../../design/text.module.css';
import { TextLink } from '../../design/text-link.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { callResultsPath } from '../../open-calls/calls.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import styles from './result.module.css';
import {
  chosenOf,
  mailsGoOut,
  publishedOn,
  publishedWith,
  stillUndecided,
  resultWords as words,
} from './results.words.ts';

interface Props {
  ranking: Ranking;
  onPublished: () => void;
}

/** How far the decisions are, the one press that tells everybody, and afterwards what can be made of the result. */
export function PublishPart({ ranking, onPublished }: Props) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { call, rows } = ranking;
  const undecided = rows.filter(({ outcome }) => outcome === null).length;
  const winners = rows.filter(({ outcome }) => outcome === 'winner').length;
  if (call.published_at) return <Published call={call} publishedAt={call.published_at} />;
  return (
    <Row className={styles.state}>
      <p role="status">
        {chosenOf(winners, call.winners)[language]} · {stillUndecided(undecided)[language]}
        <span className={text.below}>{words.notBefore[language]}</span>
      </p>
      <Button look="fill" disabled={undecided > 0} onClick={() => setAsking(true)}>
        {words.publish[language]}
      </Button>
      {asking && <PublishModal ranking={ranking} onPublished={onPublished} onClose={() => setAsking(false)} />}
    </Row>
  );
}

function PublishModal({ ranking, onPublished, onClose }: Props & { onClose: () => void }) {
  const language = useLanguage();
  const [show_reserve, setShowReserve] = useState(false);
  const { busy, run } = useAction(refusal(words.failed, resultRefusals));
  const { call, mails, unreachable } = ranking;
  const publish = async () => {
    const done = await run(() => api.post(`/open-calls/${call.slug}/publish`, { show_reserve }));
    if (!done) return;
    onClose();
    onPublished();
    void alert(publishedWith(done.mails)[language], { tone: 'good', form: 'notice' });
  };
  return (
    <ConfirmModal
      title={words.publishTitle[language]}
      confirm={words.publish[language]}
      look="fill"
      busy={busy}
      onConfirm={publish}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>
          <strong>{mailsGoOut(mails, unreachable)[language]}</strong>
        </p>
        <p>{words.publishWarning[language]}</p>
        <CheckboxField
          name="show_reserve"
          label={words.showReserve[language]}
          checked={show_reserve}
          onChange={(event) => setShowReserve(event.target.checked)}
        />
      </div>
    </ConfirmModal>
  );
}

function Published({ call, publishedAt }: { call: Ranking['call']; publishedAt: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, run } = useAction(refusal(words.failed, resultRefusals));
  const make = async () => {
    const made = await run(() => api.post(`/open-calls/${call.slug}/exhibition`));
    if (!made) return;
    void alert(words.exhibitionMade[language], { tone: 'good', form: 'notice' });
    void navigate(`/admin/exhibitions/${made.exhibition}`);
  };
  return (
    <Row className={styles.state}>
      <p role="status">
        {publishedOn(momentText(publishedAt)[language])[language]}
        <span className={text.below}>
          <TextLink to={callResultsPath(call.slug)}>{words.publicPage[language]}</TextLink>
        </span>
      </p>
      {call.exhibition ? (
        <ButtonLink to={`/admin/exhibitions/${call.exhibition}`}>{words.editExhibition[language]}</ButtonLink>
      ) : (
        <Button look="fill" busy={busy} onClick={() => void make()}>
          {words.makeExhibition[language]}
        </Button>
      )}
    </Row>
  );
}
