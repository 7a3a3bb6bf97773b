import type { EnquiryMessage } from '@hwarang/domain/enquiries/enquiries.contract';
import { askerWords } from '@hwarang/domain/enquiries/enquiries.words';
import { enquiryLimits, type Speaker } from '@hwarang/domain/enquiries/enquiry';
import { useRef } from 'react';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { Form } from '../design/fields/form.tsx';
import { TextArea } from '../design/fields/text-field.tsx';
import { useUnsent } from '../design/fields/use-unsent.ts';
import { refusal, useAction } from '../design/use-action.ts';
import { useMoment } from '../platform/use-moment.ts';
import { useSendKey } from '../platform/use-send-key.ts';
import styles from './enquiries.module.css';

interface ThreadProps {
  messages: readonly (Omit<EnquiryMessage, 'author'> & Partial<Pick<EnquiryMessage, 'author'>>)[];
  /** Which side reads. */
  own: Exclude<Speaker, 'note'>;
  /** Who said it. */
  nameOf: (speaker: Speaker, author: string | null | undefined) => string;
  label: string;
}

/** What was said, oldest first. */
export function Thread({ messages, own, nameOf, label }: ThreadProps) {
  const moment = useMoment();
  return (
    <div className={styles.thread} role="log" aria-label={label}>
      {messages.map(({ id, speaker, author, text, createdAt }) => (
        <div
          key={id}
          className={classes(styles.said, speaker === own && styles.mine, speaker === 'note' && styles.note)}
        >
          <p className={styles.time}>
            {nameOf(speaker, author)} · <time dateTime={createdAt}>{moment(createdAt)}</time>
          </p>
          <p className={styles.words}>{text}</p>
        </div>
      ))}
    </div>
  );
}

interface WriteProps {
  /** Names this text among those that were not sent when the login expired. */
  place: string;
  label: string;
  hint?: string;
  send: string;
  look?: 'fill' | 'line';
  onSend: (text: string, key: string) => Promise<unknown>;
}

/** Room for more than a line: Enter begins a new one, and only the button sends. What could not be sent stays. */
export function Write({ place, label, hint, send, look = 'fill', onSend }: WriteProps) {
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(place, form);
  const { busy, run } = useAction(refusal(askerWords.failed));
  const keyed = useSendKey();
  const submit = () => {
    const field = form.current?.elements.namedItem('text');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const text = field.value.trim();
    if (text === '') return field.focus();
    return run(async () => {
      await keyed((key) => onSend(text, key));
      field.value = '';
    });
  };
  return (
    <Form ref={form} className={styles.write} onSend={submit}>
      <TextArea
        name="text"
        label={label}
        hint={hint}
        rows={4}
        maxLength={enquiryLimits.message}
        defaultValue={unsent?.text ?? ''}
        required
      />
      <div>
        <Button type="submit" look={look} busy={busy}>
          {send}
        </Button>
      </div>
    </Form>
  );
}
