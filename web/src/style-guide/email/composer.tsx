import { lazy, Suspense, useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { FileField, TextField } from '../../design/fields/text-field.tsx';
import { textOf, useCheckedForm } from '../../design/fields/use-checked-form.ts';
import { Icon } from '../../design/icon.tsx';
import { Loading } from '../../design/states/states.tsx';
import text from '../../design/text.module.css';
import { useLanguage } from '../../platform/language.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import styles from './email.module.css';
import { mailFaults, sizeOf } from './mail.ts';
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
  const [files, setFiles] = useState<readonly File[]>([]);
  const [draft, setDraft] = useState(0);
  const { form, field, passes, reset } = useCheckedForm(['to', 'subject', 'files'], (values) =>
    mailFaults({ to: textOf(values, 'to'), subject: textOf(values, 'subject'), files }),
  );
  const sample = (word: 'sampleSubject' | 'sampleText') => (draft === 0 ? words[word][language] : '');
  const discard = () => {
    reset();
    onTo('');
    setFiles([]);
    setDraft(draft + 1);
  };
  return (
    <Form
      ref={form}
      className={styles.composer}
      aria-label={words.composer[language]}
      onSubmit={(event) => {
        event.preventDefault();
        if (passes()) void alert(words.nothingSent[language]);
      }}
    >
      <TextField
        {...field('to')}
        label={words.to[language]}
        value={to}
        required
        autoComplete="off"
        inputMode="email"
        hint={words.toHint[language]}
        onChange={(event) => {
          onTo(event.currentTarget.value);
          field('to').onChange();
        }}
      />
      <TextField
        key={`subject ${draft} ${language}`}
        {...field('subject')}
        label={words.subject[language]}
        defaultValue={sample('sampleSubject')}
        required
      />
      {hydrated ? (
        <Suspense fallback={<Loading />}>
          <RichText key={`${draft} ${language}`} label={words.text[language]} text={sample('sampleText')} />
        </Suspense>
      ) : (
        <Loading />
      )}
      <div>
        <FileField
          {...field('files')}
          label={words.attachments[language]}
          multiple
          hint={words.attachmentsHint[language]}
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
                <span className={text.quiet}>{sizeOf(file.size)}</span>
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
