import { lazy, Suspense, useRef, useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { FileField, TextField } from '../../design/fields/text-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import styles from './email.module.css';
import { type Mail, mailFaults, sizeOf } from './mail.ts';
import { mailWords as words } from './mail.words.ts';

// The editor lives in the browser alone, and is larger than all the rest of the page.
const RichText = lazy(() => import('./rich-text.tsx'));

interface Props {
  to: string;
  onTo: (to: string) => void;
}

/** A mail with several recipients, formatted text and files. It checks everything and sends nothing. */
export function Composer({ to, onTo }: Props) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [subject, setSubject] = useState<string | undefined>(undefined);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState(0);
  const mail: Mail = { to, subject: subject ?? words.sampleSubject[language], files };
  const faults = tried ? mailFaults(mail) : {};
  const send = () => {
    setTried(true);
    const [first] = Object.keys(mailFaults(mail));
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else void alert(words.nothingSent[language]);
  };
  const discard = () => {
    onTo('');
    setSubject('');
    setFiles([]);
    setTried(false);
    setDraft(draft + 1);
  };
  return (
    <Form
      ref={form}
      className={styles.composer}
      aria-label={words.composer[language]}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.to[language]}
        name="to"
        value={to}
        required
        autoComplete="off"
        inputMode="email"
        hint={words.toHint[language]}
        error={faults.to?.[language]}
        onChange={(event) => onTo(event.currentTarget.value)}
      />
      <TextField
        label={words.subject[language]}
        name="subject"
        value={mail.subject}
        required
        error={faults.subject?.[language]}
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      {hydrated ? (
        <Suspense fallback={<Loading />}>
          <RichText
            key={`${draft} ${language}`}
            label={words.text[language]}
            text={draft === 0 ? words.sampleText[language] : ''}
          />
        </Suspense>
      ) : (
        <Loading />
      )}
      <div>
        <FileField
          label={words.attachments[language]}
          name="files"
          multiple
          hint={words.attachmentsHint[language]}
          error={faults.files?.[language]}
          onChange={(event) => {
            setFiles([...files, ...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may carry the same name.
              <li key={place}>
                <Icon name="caption" size={18} />
                <span className={styles.file}>{file.name}</span>
                <span className={styles.size}>{sizeOf(file.size)}</span>
                <IconButton
                  label={`${words.remove[language]}: ${file.name}`}
                  onClick={() => setFiles(files.filter((_, other) => other !== place))}
                >
                  <Icon name="close" size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.ways}>
        <Button look="fill" type="submit">
          {words.send[language]}
        </Button>
        <Button look="plain" onClick={discard}>
          {words.discard[language]}
        </Button>
      </div>
    </Form>
  );
}
