import { keepingLimits } from '@hwarang/domain/keeping/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './kept.module.css';
import { keptWords as words } from './kept.words.ts';
import { whyNot } from './refusal-words.ts';

interface Props {
  label: string;
  button: string;
  name?: string;
  send: (name: string) => Promise<unknown>;
  onDone: () => void;
}

/** A name for a new list, or another one for a list that is there. */
export function NameForm({ label, button, name = '', send, onDone }: Props) {
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  // After its dialog, which gives the focus to the button that closes it.
  useEffect(() => field.current?.focus(), []);
  const { busy, run } = useAction((failure) => whyNot(failure, words.failed));
  const submit = async () => {
    const given = field.current?.value.trim() ?? '';
    setError(given ? undefined : words.nameRequired[language]);
    if (!given) return field.current?.focus();
    await run(async () => {
      await send(given);
      onDone();
    });
  };
  return (
    <Form className={styles.nameForm} onSend={submit} autoComplete="off">
      <TextField
        ref={field}
        label={label}
        name="name"
        defaultValue={name}
        maxLength={keepingLimits.nameLength}
        error={error}
        required
      />
      <Button type="submit" look="fill" busy={busy}>
        {button}
      </Button>
    </Form>
  );
}
