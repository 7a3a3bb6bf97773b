import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import type { Choice } from '../../design/fields/select-field.tsx';
import { TextArea } from '../../design/fields/text-field.tsx';
import { RadioField } from '../../design/fields/tick-field.tsx';
import { textOf, useCheckedForm } from '../../design/fields/use-checked-form.ts';
import { Row } from '../../design/layout.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './ledger.module.css';
import { ledgerWords as words } from './ledger.words.ts';

interface Props {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  /** What has to be chosen beside the reason; nothing is chosen beforehand. */
  choice?: { label: string; choices: readonly Choice[] } | undefined;
  onSend: (reason: string, chosen: string) => unknown;
  onClose: () => void;
}

/** What cannot be undone is done only with a reason, which stays beside it. */
export function ReasonModal({ title, text, confirm, busy, choice, onSend, onClose }: Props) {
  const language = useLanguage();
  const checked = useCheckedForm(['choice', 'reason'], (values) => ({
    ...(choice && textOf(values, 'choice') === '' ? { choice: words.needsChoice } : {}),
    ...(textOf(values, 'reason').trim() === '' ? { reason: words.needsReason } : {}),
  }));
  const send = () => {
    const values = checked.values();
    return checked.passes() && onSend(textOf(values, 'reason').trim(), textOf(values, 'choice'));
  };
  const { onBlur: _, ...choosing } = checked.field('choice');
  return (
    <Modal title={title} onClose={onClose}>
      <Form ref={checked.form} className={styles.reason} aria-label={title} onSend={send}>
        <p>{text}</p>
        {choice && <RadioField {...choosing} label={choice.label} choices={choice.choices} required />}
        <TextArea
          {...checked.field('reason')}
          label={words.reason[language]}
          rows={3}
          maxLength={500}
          required
          defaultValue=""
        />
        <Row>
          <Button onClick={onClose}>{words.close[language]}</Button>
          <Button type="submit" look="danger" busy={busy}>
            {confirm}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
