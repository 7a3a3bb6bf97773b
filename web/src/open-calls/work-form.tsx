import { artworkFormWords } from '@hwarang/domain/artworks/artwork-form.words';
import type { MediaFile } from '@hwarang/domain/media/file';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import { Form } from '../design/fields/form.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { Row } from '../design/layout.tsx';
import { refusal } from '../design/use-action.ts';
import { extentOf } from '../media/extent.ts';
import { ArtworkFields } from '../my-artworks/artwork-fields.tsx';
import { newArtwork, useArtworkForm } from '../my-artworks/artwork-values.ts';
import { myArtworksWords } from '../my-artworks/my-artworks.words.ts';
import { useSizeQuestion } from '../my-artworks/size-question.tsx';
import { UploadProgress } from '../my-artworks/upload-progress.tsx';
import { inKorean } from '../platform/in-korean.ts';
import { useLanguage } from '../platform/language.ts';
import { keepArtworkImage } from '../platform/session.ts';
import { useUpload, wasCancelled } from '../platform/use-upload.ts';
import styles from './enroll.module.css';
import type { DraftWork } from './use-entry.ts';

/** One artwork form of the combined page. Saving uploads the image and puts the work into the list. */
export function WorkForm({ onSaved, onDelete }: { onSaved: (work: DraftWork) => void; onDelete: () => void }) {
  const language = useLanguage();
  const checked = useArtworkForm('combined');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const { share, send, cancel } = useUpload('/upload');
  const sizeQuestion = useSizeQuestion(checked);
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
    if (!(await sizeQuestion.isRight(await extentOf(file)))) return;
    try {
      const [image] = await send({ files: file });
      if (!image) throw new Error('the upload answered nothing');
      keepArtworkImage(image.id);
      onSaved(draftOf(checked.values(), image));
      void alert(inKorean(words.workSaved, language), { tone: 'good' });
    } catch (failure) {
      if (wasCancelled(failure)) return;
      void alert(refusal(words.saveFailed, artworkFormWords, checked)(failure)[language], { tone: 'bad' });
    }
  };

  return (
    <Form ref={checked.form} aria-label={words.newWork[language]} className={styles.form} onSend={save}>
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
        <ArtworkFields variant="combined" checked={checked} />
        <CheckboxField name="private" label={myArtworksWords.private[language]} hint={words.juryHint[language]} />
        <Row>
          <Button type="submit" look="fill" busy={busy}>
            {words.saveWork[language]}
          </Button>
          {busy ? (
            <UploadProgress share={share} onCancel={cancel} />
          ) : (
            <Button onClick={onDelete}>{words.deleteForm[language]}</Button>
          )}
        </Row>
        {sizeQuestion.dialog}
      </div>
    </Form>
  );
}

const draftOf = (values: FormData, { id, url, width, height, thumbhash }: MediaFile): DraftWork => ({
  ...newArtwork(values),
  key: `draft-${id}`,
  image: { id, url, width, height, thumbhash },
});
