import { longestYearText } from '@hwarang/domain/artworks/year';
import type { Caption } from '@hwarang/domain/captions/captions.contract';
import { languages } from '@hwarang/domain/language';
import { useRef } from 'react';
import { adminWords } from '../admin/admin.words.ts';
import { tableWords } from '../admin/tables.words.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { TextArea, TextField } from '../design/fields/text-field.tsx';
import { useUnsent } from '../design/fields/use-unsent.ts';
import { Modal } from '../design/modal/modal.tsx';
import { useLanguage } from '../platform/language.ts';
import { unsentMatch } from '../platform/unsent.ts';
import { unsentNote } from '../platform/unsent.words.ts';
import styles from './captions.module.css';
import { captionsWords as words } from './captions.words.ts';
import type { Words } from './draft.ts';

const inLanguages = { title: words.artworkTitle, artist: words.artist, material: words.material };
const longest = { year: longestYearText, size: 200, edition: 200 };

interface Props {
  caption: Caption;
  onClose: () => void;
  /** Without words the work's own come back. */
  onApply: (written: Words | undefined) => void;
}

/** The work whose caption was being rewritten when the login expired. */
export const rewrittenBefore = (): string | undefined => unsentMatch(/^caption (.+)$/);

export function CaptionEditor({ caption, onClose, onApply }: Props) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const unsent = useUnsent(`caption ${caption.id}`, form);
  const apply = () => {
    const values = new FormData(form.current ?? undefined);
    onApply(Object.fromEntries([...values].map(([name, text]) => [name, String(text).trim()])));
  };
  return (
    <Modal
      wide
      onClose={onClose}
      title={words.editOf[language]}
      actions={
        <>
          <Button look="plain" onClick={() => onApply(undefined)}>
            {words.restore[language]}
          </Button>
          <Button onClick={onClose}>{adminWords.cancel[language]}</Button>
          <Button look="fill" onClick={apply}>
            {tableWords.apply[language]}
          </Button>
        </>
      }
    >
      <Form ref={form} className={styles.editor} onSend={apply}>
        {unsent && <p role="status">{unsentNote[language]}</p>}
        {(['title', 'artist', 'material'] as const).flatMap((name) =>
          languages.map((one) => {
            const field = one === 'en' ? (`${name}_en` as const) : name;
            return (
              <TextArea
                key={field}
                name={field}
                label={`${inLanguages[name][language]} · ${adminWords[one === 'ko' ? 'korean' : 'english'][language]}`}
                defaultValue={unsent?.[field] ?? caption[field]}
                maxLength={600}
                rows={2}
                lang={one}
              />
            );
          }),
        )}
        {(['year', 'size', 'edition'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={words[name][language]}
            defaultValue={unsent?.[name] ?? caption[name]}
            maxLength={longest[name]}
          />
        ))}
      </Form>
    </Modal>
  );
}
