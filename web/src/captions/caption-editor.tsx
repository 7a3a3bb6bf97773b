import type { Caption } from '@hwarang/domain/captions/captions.contract';
import { useRef } from 'react';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { TextArea, TextField } from '../design/fields/text-field.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './captions.module.css';
import { captionsWords as words } from './captions.words.ts';
import type { Words } from './draft.ts';

const pairs = [
  { name: 'title', label: words.artworkTitle },
  { name: 'artist', label: words.artist },
  { name: 'material', label: words.material },
] as const;

interface Props {
  caption: Caption;
  onClose: () => void;
  /** Without words the work's own come back. */
  onApply: (written: Words | undefined) => void;
}

export function CaptionEditor({ caption, onClose, onApply }: Props) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    const values = new FormData(form.current ?? undefined);
    onApply(Object.fromEntries([...values].map(([name, text]) => [name, String(text).trim()])));
  };
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={words.editOf[language]}
      actions={
        <>
          <Button look="plain" onClick={() => onApply(undefined)}>
            {words.restore[language]}
          </Button>
          <Button onClick={onClose}>{words.cancel[language]}</Button>
          <Button look="fill" onClick={apply}>
            {words.apply[language]}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {pairs.map(({ name, label }) => (
          <div key={name} className={styles.pair}>
            <TextArea
              name={name}
              label={`${label[language]} · ${words.korean[language]}`}
              defaultValue={caption[name]}
              maxLength={600}
              rows={2}
              lang="ko"
            />
            <TextArea
              name={`${name}_en`}
              label={`${label[language]} · ${words.english[language]}`}
              defaultValue={caption[`${name}_en`]}
              maxLength={600}
              rows={2}
              lang="en"
            />
          </div>
        ))}
        <div className={styles.pair}>
          <TextField name="year" label={words.year[language]} defaultValue={caption.year} maxLength={100} />
          <TextField name="size" label={words.size[language]} defaultValue={caption.size} maxLength={200} />
        </div>
        <div className={styles.pair}>
          <TextField name="edition" label={words.edition[language]} defaultValue={caption.edition} maxLength={200} />
        </div>
      </Form>
    </Modal>
  );
}
