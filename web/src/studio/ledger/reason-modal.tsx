import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { TextArea } from '../../design/fields/text-field.tsx';
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
  onSend: (reason: string) => unknown;
  onClose: () => void;
}

/** What cannot be undone is done only with a reason, which stays beside it. */
export function ReasonModal({ title, text, confirm, busy, onSend, onClose }: Props) {
  const language = useLanguage();
  const [reason, setReason] = useState('');
  return (
    <Modal open title={title} onClose={onClose}>
      <Form className={styles.reason} aria-label={title} onSend={() => reason.trim() !== '' && onSend(reason.trim())}>
        <p>{text}</p>
        <TextArea
          name="reason"
          label={words.reason[language]}
          rows={3}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
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
