import { artworkFormWords, artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { yearChoices } from '@hwarang/domain/artworks/year';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { useState } from 'react';
import { textOf, useCheckedForm } from '../accounts/use-checked-form.ts';
import { ScaleDrawing } from '../artworks/scale-drawing.tsx';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import { Form } from '../design/fields/form.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { NumberField, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { inKorean } from '../platform/in-korean.ts';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import { artworkProblems, type CheckedArtworkField, checkedArtworkFields, measuresOf, sizeOf } from './artwork-fields.ts';
import { useObjectUrl } from './draft-desk.tsx';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useArtworkUpload } from './use-artwork-upload.ts';
import type { Draft } from './use-drafts.ts';

const resetAfter = 100;
const longest = 300;
const texts = ['title', 'title_en', 'material', 'year'] as const;

const isComplete = (read: (name: CheckedArtworkField) => string, thisYear: number): boolean =>
  Object.keys(artworkProblems(read, thisYear)).length === 0;

/** What is sent: only fields that are not empty, and the size as one text. */
function artworkData(values: FormData, owner: string): Record<string, string | boolean> {
  const given = texts.map((name) => [name, textOf(values, name).trim()] as const).filter(([, text]) => text !== '');
  const size = sizeOf((name) => textOf(values, name));
  return { ...Object.fromEntries(given), ...(size ? { size } : {}), owner, is_exposed: !values.has('private') };
}

interface Props {
  owner: string;
  draft: Draft;
  onType: (values: Record<string, string>) => void;
  onFile: (file: File | null) => void;
  onFiles: (files: File[]) => void;
  onDiscard: (() => void) | undefined;
  onSaved: () => void;
  /** The form may be emptied now. */
  onDone: () => void;
}

export function ArtworkForm({ owner, draft, onType, onFile, onFiles, onDiscard, onSaved, onDone }: Props) {
  const language = useLanguage();
  const thisYear = new Date().getFullYear();
  const checked = useCheckedForm(checkedArtworkFields, (values) =>
    artworkProblems((name) => textOf(values, name), thisYear),
  );
  const { file, values: typed } = draft;
  const preview = useObjectUrl(file);
  const [complete, setComplete] = useState(() => isComplete((name) => typed[name] ?? '', thisYear));
  const [size, setSize] = useState(() => measuresOf((name) => typed[name] ?? ''));
  const [failed, setFailed] = useState(false);
  const { share, send, cancel } = useArtworkUpload();
  const busy = share !== undefined;

  const look = () => {
    const values = checked.values();
    const read = (name: string) => textOf(values, name);
    setComplete(isComplete(read, thisYear));
    setSize(measuresOf(read));
    onType(
      Object.fromEntries([...values].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    );
  };
  const submit = async () => {
    dismissAll();
    setFailed(false);
    if (!file || !checked.passes()) return;
    try {
      await send(artworkData(checked.values(), owner), file);
      void alert(inKorean(words.done, language), { tone: 'good' });
      onSaved();
      setTimeout(onDone, resetAfter);
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') {
        void alert(words.cancelled[language]);
        return;
      }
      setFailed(true);
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
        hint={words.severalHint[language]}
        file={file}
        onFile={onFile}
        onFiles={onFiles}
        mostBytes={uploadLimits.fileBytes}
        disabled={busy}
        required
      />
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField
            {...checked.field('title')}
            label={words.name[language]}
            defaultValue={typed.title}
            maxLength={longest}
            required
          />
          <TextField
            name="title_en"
            label={words.nameEnglish[language]}
            defaultValue={typed.title_en}
            maxLength={longest}
            lang="en"
          />
          <SelectField
            {...checked.field('year')}
            label={artworksWords.year[language]}
            choices={yearChoices(thisYear).map((year) => ({ value: String(year), label: String(year) }))}
            defaultValue={typed.year}
            open
            required
          />
          <TextField
            name="material"
            label={words.material[language]}
            placeholder={words.materialHint[language]}
            defaultValue={typed.material}
            maxLength={longest}
          />
        </div>
        <div className={styles.measures}>
          <NumberField
            {...checked.field('width')}
            {...measure}
            label={words.width[language]}
            defaultValue={typed.width}
            required
          />
          <NumberField
            {...checked.field('height')}
            {...measure}
            label={words.height[language]}
            defaultValue={typed.height}
            required
          />
          <NumberField
            {...checked.field('depth')}
            {...measure}
            label={words.depth[language]}
            defaultValue={typed.depth}
          />
        </div>
        {size && <ScaleDrawing size={size} preview={preview} title={words.sketch[language]} />}
        <CheckboxField
          name="private"
          label={words.private[language]}
          hint={words.privateHint[language]}
          defaultChecked={typed.private !== undefined}
        />
        <div className={styles.foot}>
          <Button type="submit" look="fill" busy={busy} disabled={!file || !complete}>
            {words[failed ? 'retry' : 'submit'][language]}
          </Button>
          {onDiscard && !busy && <Button onClick={onDiscard}>{words.discard[language]}</Button>}
          {busy && <UploadProgress share={share} onCancel={cancel} />}
        </div>
        <p className={styles.small}>{words.keptHere[language]}</p>
      </div>
    </Form>
  );
}
