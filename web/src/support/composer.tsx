import { supportWords as words } from '@hwarang/domain/support/support.words';
import { supportLimits } from '@hwarang/domain/support/support-key';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form, isComposing } from '../design/fields/form.tsx';
import { TextArea } from '../design/fields/text-field.tsx';
import { useUnsent } from '../design/fields/use-unsent.ts';
import { refusal, useAction } from '../design/use-action.ts';
import { useSendKey } from '../platform/use-send-key.ts';
import styles from './support.module.css';

interface Props {
  /** Names this text among those that were not sent when the login expired. */
  place: string;
  label: string;
  send: string;
  onSend: (text: string, key: string, values: FormData) => Promise<void>;
  children?: ReactNode;
}

/** A line to write in. Enter sends, Shift and Enter begin a new line; what could not be sent stays. */
export function Composer({ place, label, send, onSend, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(place, form);
  const { busy, run } = useAction(refusal(words.failed, words));
  const keyed = useSendKey();
  const submit = async () => {
    dismissAll();
    const values = new FormData(form.current ?? undefined);
    const text = String(values.get('text') ?? '').trim();
    if (!text || busy) return;
    await run(async () => {
      await keyed((key) => onSend(text, key, values));
      const field = form.current?.querySelector('textarea');
      if (field) field.value = '';
    });
    form.current?.querySelector('textarea')?.focus();
  };
  const byEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Form ref={form} method="post" className={styles.composer} onSend={submit}>
      {children}
      <TextArea
        name="text"
        label={label}
        rows={2}
        maxLength={supportLimits.message}
        defaultValue={unsent?.text ?? ''}
        onKeyDown={byEnter}
        required
      />
      <Button type="submit" look="fill" aria-disabled={busy}>
        {send}
      </Button>
    </Form>
  );
}
