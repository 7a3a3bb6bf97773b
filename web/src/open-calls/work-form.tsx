import { artworkFormWords, artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { yearChoices } from '@hwarang/domain/artworks/year';
import type { MediaFile } from '@hwarang/domain/media/file';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useEffect, useRef, useState } from 'react';
import { textOf, useCheckedForm } from '../accounts/use-checked-form.ts';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import { Form } from '../design/fields/form.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { NumberField, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { combinedArtworkFields, combinedArtworkProblems, sizeOf } from '../my-artworks/artwork-fields.ts';
import { myArtworksWords } from '../my-artworks/my-artworks.words.ts';
import { UploadProgress } from '../my-artworks/upload-progress.tsx';
import { inKorean } from '../platform/in-korean.ts';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import { keepArtworkImage } from '../platform/session.ts';
import { upload } from '../platform/upload.ts';
import styles from './enroll.module.css';
import type { DraftWork } from './saved-works.ts';

const longest = 300;

/** One artwork form of the combined page. Saving uploads the image and puts the work into the list. */
export function WorkForm({ onSaved, onDelete }: { onSaved: (work: DraftWork) => void; onDelete: () => void }) {
  const language = useLanguage();
  const checked = useCheckedForm(combinedArtworkFields, (values) =>
    combinedArtworkProblems((name) => textOf(values, name)),
  );
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [share, setShare] = useState<number | undefined>(undefined);
  const waiting = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const busy = share !== undefined;

  const save = async () => {
    dismissAll();
    setMissing(!file);
    if (!checked.passes()) {
      void alert(inKorean(words.infoMissing, language), { tone: 'bad' });
      return;
    }
    if (!file) {
      void alert(words.imageMissing[language], { tone: 'bad' });
      return;
    }
    waiting.current = new AbortController();
    setShare(0);
    try {
      const form = new FormData();
      form.append('files', file, file.name);
      const { signal } = waiting.current;
      const [image] = await upload('/upload', form, { onProgress: setShare, signal });
      if (!image) throw new Error('the upload answered nothing');
      keepArtworkImage(image.id);
      onSaved(draftOf(checked.values(), image));
      void alert(inKorean(words.workSaved, language), { tone: 'good' });
    } catch (failure) {
      setShare(undefined);
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      const { fields, text } = refused(failure, words.saveFailed, artworkFormWords);
      checked.show(fields);
      void alert(text[language], { tone: 'bad' });
    }
  };

  const measure = { unit: 'cm', min: 0.01, step: 0.01 } as const;
  return (
    <Form
      ref={checked.form}
      method="post"
      aria-label={words.newWork[language]}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <DropZone
        label={myArtworksWords.image[language]}
        hint={myArtworksWords.imageHint[language]}
        error={missing && !file && words.imageMissing[language]}
        file={file}
        onFile={(chosen) => {
          if (chosen) dismissAll();
          setFile(chosen);
        }}
        mostBytes={uploadLimits.fileBytes}
        disabled={busy}
        required
      />
      <div className={styles.fields}>
        <TextField {...checked.field('title')} label={myArtworksWords.name[language]} maxLength={longest} required />
        <TextField
          {...checked.field('material')}
          label={myArtworksWords.material[language]}
          placeholder={myArtworksWords.materialHint[language]}
          maxLength={longest}
          required
        />
        <div className={styles.measures}>
          <NumberField {...checked.field('width')} {...measure} label={myArtworksWords.width[language]} required />
          <NumberField {...checked.field('height')} {...measure} label={myArtworksWords.height[language]} required />
          <NumberField {...checked.field('depth')} {...measure} label={myArtworksWords.depth[language]} />
        </div>
        <SelectField
          name="year"
          label={artworksWords.year[language]}
          choices={yearChoices(new Date().getFullYear()).map((year) => ({ value: String(year), label: String(year) }))}
          open
        />
        <CheckboxField
          name="private"
          label={myArtworksWords.private[language]}
          hint={myArtworksWords.privateHint[language]}
        />
        <div className={styles.foot}>
          <Button type="submit" look="fill" busy={busy}>
            {words.saveWork[language]}
          </Button>
          {busy ? (
            <UploadProgress share={share} onCancel={() => waiting.current?.abort()} />
          ) : (
            <Button onClick={onDelete}>{words.deleteForm[language]}</Button>
          )}
        </div>
      </div>
    </Form>
  );
}

const draftOf = (values: FormData, { id, url, width, height, thumbhash }: MediaFile): DraftWork => ({
  key: `draft-${id}`,
  title: textOf(values, 'title').trim(),
  material: textOf(values, 'material').trim(),
  size: sizeOf((name) => textOf(values, name)) ?? '',
  year: textOf(values, 'year'),
  is_exposed: !values.has('private'),
  image: { id, url, width, height, thumbhash },
});
