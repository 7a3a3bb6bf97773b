import { artworkProblems, checkedArtworkFields, sizeOf } from '@hwarang/domain/artworks/artwork-form';
import { artworkFormWords, artworksWords, myArtworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { yearChoices } from '@hwarang/domain/artworks/year';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { useState } from 'react';
import { textOf, useCheckedForm } from '../accounts/use-checked-form.ts';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import { Form } from '../design/fields/form.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { NumberField, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import styles from './my-artworks.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { useArtworkUpload } from './use-artwork-upload.ts';

const resetAfter = 100;
const longest = 300;
const texts = ['title', 'title_en', 'material', 'year'] as const;

/** What is sent: only fields that are not empty, and the size as one text. */
function artworkData(values: FormData, owner: string): Record<string, string | boolean> {
  const given = texts.map((name) => [name, textOf(values, name).trim()] as const).filter(([, text]) => text !== '');
  const size = sizeOf((name) => textOf(values, name));
  return { ...Object.fromEntries(given), ...(size ? { size } : {}), owner, is_exposed: !values.has('private') };
}

export function ArtworkForm({ owner, onSaved }: { owner: string; onSaved: () => void }) {
  const language = useLanguage();
  const thisYear = new Date().getFullYear();
  const checked = useCheckedForm(checkedArtworkFields, (values) =>
    artworkProblems((name) => textOf(values, name), thisYear),
  );
  const [file, setFile] = useState<File | null>(null);
  const [complete, setComplete] = useState(false);
  const { share, send, cancel } = useArtworkUpload();
  const busy = share !== undefined;

  const look = () => {
    const problems = artworkProblems((name) => textOf(checked.values(), name), thisYear);
    setComplete(Object.keys(problems).length === 0);
  };
  const submit = async () => {
    dismissAll();
    if (!file || !checked.passes()) return;
    try {
      await send(artworkData(checked.values(), owner), file);
      void alert(words.done[language], { tone: 'good' });
      onSaved();
      setTimeout(() => {
        checked.reset();
        setFile(null);
        setComplete(false);
      }, resetAfter);
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') {
        void alert(words.cancelled[language]);
        return;
      }
      const { fields, text } = refused(failure, words.failed, artworkFormWords);
      checked.show(fields);
      void alert(text[language], { tone: 'bad' });
    }
  };

  const measure = { unit: 'cm', min: 0.01, step: 0.01 } as const;
  return (
    <Form
      ref={checked.form}
      method="post"
      aria-label={words.add[language]}
      className={styles.form}
      onInput={look}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <DropZone
        label={words.image[language]}
        hint={words.imageHint[language]}
        file={file}
        onFile={setFile}
        mostBytes={uploadLimits.fileBytes}
        disabled={busy}
        required
      />
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField {...checked.field('title')} label={words.name[language]} maxLength={longest} required />
          <TextField name="title_en" label={words.nameEnglish[language]} maxLength={longest} lang="en" />
          <SelectField
            {...checked.field('year')}
            label={artworksWords.year[language]}
            choices={yearChoices(thisYear).map((year) => ({ value: String(year), label: String(year) }))}
            open
            required
          />
          <TextField
            name="material"
            label={words.material[language]}
            placeholder={words.materialHint[language]}
            maxLength={longest}
          />
        </div>
        <div className={styles.measures}>
          <NumberField {...checked.field('width')} {...measure} label={words.width[language]} required />
          <NumberField {...checked.field('height')} {...measure} label={words.height[language]} required />
          <NumberField {...checked.field('depth')} {...measure} label={words.depth[language]} />
        </div>
        <CheckboxField name="private" label={words.private[language]} hint={words.privateHint[language]} />
        <div className={styles.foot}>
          <Button type="submit" look="fill" busy={busy} disabled={!file || !complete}>
            {words.submit[language]}
          </Button>
          {busy && <UploadProgress share={share} onCancel={cancel} />}
        </div>
      </div>
    </Form>
  );
}
