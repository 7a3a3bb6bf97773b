import { supportWords as words } from '@hwarang/domain/support/support.words';
import { supportLimits } from '@hwarang/domain/support/support-key';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form, isComposing } from '../design/fields/form.tsx';
import { TextArea } from '../design/fields/text-field.tsx';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import styles from './support.module.css';

interface Props {
  label: string;
  send: string;
  onSend: (text: string, values: FormData) => Promise<void>;
  children?: ReactNode;
}

/** A line to write in. Enter sends, Shift and Enter begin a new line; what could not be sent stays. */
export function Composer({ label, send, onSend, children }: Props) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    dismissAll();
    const values = new FormData(form.current ?? undefined);
    const text = String(values.get('text') ?? '').trim();
    if (!text || busy) return;
    setBusy(true);
    try {
      await onSend(text, values);
      form.current?.reset();
    } catch (failure) {
      const { fields, text: why } = refused(failure, words.failed, words);
      void alert((fields.email ?? fields.text ?? why)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
      form.current?.querySelector('textarea')?.focus();
    }
  };
  const byEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Form
      ref={form}
      method="post"
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <TextArea name="text" label={label} rows={2} maxLength={supportLimits.message} onKeyDown={byEnter} required />
      <Button type="submit" look="fill" aria-disabled={busy}>
        {send}
      </Button>
    </Form>
  );
}
