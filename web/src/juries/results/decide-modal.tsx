import { resultLimits as limits } from '@hwarang/domain/juries/limits';
import type { Decision, RankingRow } from '@hwarang/domain/juries/results.contract';
import { outcomeWords, resultRefusals } from '@hwarang/domain/juries/results.words';
import type { Outcome } from '@hwarang/domain/open-calls/entries.contract';
import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { RangeField } from '../../design/fields/range-field.tsx';
import { choicesOf } from '../../design/fields/select-field.tsx';
import { TextArea } from '../../design/fields/text-field.tsx';
import { RadioField } from '../../design/fields/tick-field.tsx';
import { ConfirmModal } from '../../design/modal/confirm.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { hasStatus } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import styles from './result.module.css';
import { moreThanPlanned, restCount, resultWords as words } from './results.words.ts';

interface Props {
  slug: string;
  /** One entry to decide on, or several that get the same. */
  rows: readonly RankingRow[];
  title: string;
  onDone: () => void;
  onClose: () => void;
}

interface TooMany {
  winners: number;
  chosen: number;
}

const tooManyOf = (failure: unknown): TooMany | undefined => {
  const data = hasStatus(failure, 409) ? (failure.answer as { data?: Partial<TooMany> } | undefined)?.data : undefined;
  return data?.winners !== undefined && data.chosen !== undefined
    ? { winners: data.winners, chosen: data.chosen }
    : undefined;
};

/** Outcome, place, reason and feedback. Of several entries at once: thanks to all of them. */
export function DecideModal({ slug, rows, title, onDone, onClose }: Props) {
  const language = useLanguage();
  const [only] = rows.length === 1 ? rows : [];
  // Nothing is chosen beforehand: a slip of the finger must not make a winner.
  const [outcome, setOutcome] = useState<Outcome | undefined>(only ? (only.outcome ?? undefined) : 'thanks');
  const [place, setPlace] = useState(only?.place ?? undefined);
  const [reason, setReason] = useState(only?.reason ?? '');
  const [feedback, setFeedback] = useState(only?.feedback ?? '');
  const [checked, setChecked] = useState(false);
  const [tooMany, setTooMany] = useState<TooMany | undefined>(undefined);
  const { busy, run } = useAction(refusal(words.failed, resultRefusals));

  const save = async (more_winners: boolean) => {
    setChecked(true);
    if (outcome === undefined || reason.trim() === '') return;
    const decisions: Decision[] = rows.map(({ entry, __v }) => ({
      entry,
      outcome,
      place: outcome === 'winner' ? (place ?? null) : null,
      reason,
      feedback: feedback.trim() || null,
      __v,
    }));
    const done = await run(
      () => api.put(`/open-calls/${slug}/decisions`, { decisions, more_winners }),
      (failure) => {
        const found = tooManyOf(failure);
        setTooMany(found);
        return found !== undefined;
      },
    );
    if (!done) return;
    onDone();
    void alert(words.saved[language], { tone: 'good', form: 'notice' });
  };

  if (tooMany)
    return (
      <ConfirmModal
        title={words.moreWinners[language]}
        confirm={words.moreAnyway[language]}
        look="fill"
        busy={busy}
        onConfirm={() => save(true)}
        onClose={() => setTooMany(undefined)}
      >
        {moreThanPlanned(tooMany.winners, tooMany.chosen)[language]}
      </ConfirmModal>
    );
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel[language]}</Button>
          <Button look="fill" type="submit" form="decide" busy={busy}>
            {words.save[language]}
          </Button>
        </>
      }
    >
      <Form id="decide" className={styles.form} onSend={() => save(false)}>
        {only ? (
          <RadioField
            name="outcome"
            label={words.outcome[language]}
            choices={choicesOf(outcomeWords, language)}
            error={checked && outcome === undefined ? words.outcomeMissing[language] : ''}
            value={outcome ?? ''}
            onChange={(value) => setOutcome(value as Outcome)}
          />
        ) : (
          <p>{restCount(rows.length)[language]}</p>
        )}
        {outcome === 'winner' && (
          <RangeField
            name="place"
            label={words.place[language]}
            hint={words.placeHint[language]}
            least={1}
            most={1000}
            whole
            value={place}
            onChange={setPlace}
          />
        )}
        <TextArea
          name="reason"
          label={words.reason[language]}
          hint={words.reasonHint[language]}
          error={checked && reason.trim() === '' ? words.reasonMissing[language] : ''}
          required
          rows={3}
          maxLength={limits.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextArea
          name="feedback"
          label={words.feedback[language]}
          hint={words.feedbackHint[language]}
          rows={4}
          maxLength={limits.feedback}
          value={feedback}
          onChange={(event) => setFeedback(event.target.value)}
        />
      </Form>
    </Modal>
  );
}
