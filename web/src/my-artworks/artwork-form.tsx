import { artworkFormWords } from '@hwarang/domain/artworks/artwork-form.words';
import { yearInKorea } from '@hwarang/domain/artworks/year';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { sha256 } from '@hwarang/domain/sha256';
import { useState } from 'react';
import { ScaleDrawing } from '../artworks/scale-drawing.tsx';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { DropZone, useObjectUrl } from '../design/drop-zone/drop-zone.tsx';
import { Form } from '../design/fields/form.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { textOf, textsOf } from '../design/fields/use-checked-form.ts';
import text from '../design/text.module.css';
import { refusal } from '../design/use-action.ts';
import { extentOf } from '../media/extent.ts';
import { inKorean } from '../platform/in-korean.ts';
import { useLanguage } from '../platform/language.ts';
import { useUpload, wasCancelled } from '../platform/use-upload.ts';
import { ArtworkFields } from './artwork-fields.tsx';
import { artworkProblems, measuresOf, newArtwork, useArtworkForm } from './artwork-values.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import { useSizeQuestion } from './size-question.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Draft } from './use-drafts.ts';

const resetAfter = 100;

const isComplete = (read: (name: string) => string): boolean =>
  Object.keys(artworkProblems('own', read, yearInKorea())).length === 0;

/** Another as soon as anything of the draft is another. */
const keyOf = async (draft: string, data: object, { name, size, lastModified }: File): Promise<string | undefined> =>
  globalThis.crypto?.subtle && sha256(JSON.stringify([draft, data, name, size, lastModified]));

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
  const checked = useArtworkForm('own');
  const { file, values: typed } = draft;
  const preview = useObjectUrl(file);
  const [complete, setComplete] = useState(() => isComplete((name) => typed[name] ?? ''));
  const [size, setSize] = useState(() => measuresOf((name) => typed[name] ?? ''));
  const [failed, setFailed] = useState(false);
  const { share, send, cancel } = useUpload('/art-works');
  const sizeQuestion = useSizeQuestion(checked);
  const busy = share !== undefined;

  const look = () => {
    const values = checked.values();
    const read = (name: string) => textOf(values, name);
    setComplete(isComplete(read));
    setSize(measuresOf(read));
    onType(textsOf(values));
  };
  const submit = async () => {
    dismissAll();
    setFailed(false);
    if (!file || !checked.passes() || !(await sizeQuestion.isRight(await extentOf(file)))) return;
    try {
      const data = { ...newArtwork(checked.values()), owner };
      await send({ data: JSON.stringify(data), 'files.image': file }, await keyOf(draft.id, data, file));
      void alert(inKorean(words.done, language), { tone: 'good' });
      onSaved();
      setTimeout(onDone, resetAfter);
    } catch (failure) {
      if (wasCancelled(failure)) {
        void alert(words.cancelled[language]);
        return;
      }
      setFailed(true);
      void alert(refusal(words.failed, artworkFormWords, checked)(failure)[language], { tone: 'bad' });
    }
  };

  return (
    <Form ref={checked.form} aria-label={words.add[language]} className={styles.form} onInput={look} onSend={submit}>
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
        <ArtworkFields variant="own" checked={checked} values={typed} />
        {size && <ScaleDrawing size={size} preview={preview} title={words.sketch[language]} />}
        <CheckboxField
          name="private"
          label={words.private[language]}
          hint={words.privateHint[language]}
          defaultChecked={'private' in typed}
        />
        <div className={styles.foot}>
          <Button type="submit" look="fill" busy={busy} disabled={!file || !complete}>
            {words[failed ? 'retry' : 'submit'][language]}
          </Button>
          {onDiscard && !busy && <Button onClick={onDiscard}>{words.discard[language]}</Button>}
          {busy && <UploadProgress share={share} onCancel={cancel} />}
        </div>
        <p className={text.second}>{words.keptHere[language]}</p>
        {sizeQuestion.dialog}
      </div>
    </Form>
  );
}
