import { Button } from '../design/button.tsx';
import { FileDrop } from '../design/drop-zone/file-drop.tsx';
import { imageTypes } from '../design/drop-zone/refusal.ts';
import { Progress } from '../design/progress.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { useUpload, wasCancelled } from '../platform/use-upload.ts';
import { importAt } from './addresses.ts';
import { batchesOf } from './batches.ts';
import styles from './imports.module.css';
import { pictureCount, importsWords as words } from './imports.words.ts';
import { Part } from './part.tsx';
import type { StepProps } from './use-import.ts';

const pictureTypes = { ...imageTypes, 'application/zip': ['.zip'] };
const mostBytes = 4 * 1024 ** 3;

/** The files that cells of the sheet name: a ZIP, pictures, or a whole folder that is let go here. */
export function Pictures({ work, onChange }: StepProps) {
  const language = useLanguage();
  const { share, sendAll, cancel } = useUpload(`${importAt(work.id)}/images`);
  const { run } = useAction(refusal(words.picturesFailed));
  const take = (files: File[]) =>
    run(async () => {
      const answer = await sendAll(batchesOf(files).map(formOf));
      if (answer) onChange(answer);
    }, wasCancelled);
  return (
    <Part title={words.pictures[language]} lead={words.picturesLead[language]}>
      {work.images > 0 && <p role="status">{pictureCount(work.images)[language]}</p>}
      {share === undefined ? (
        <FileDrop
          label={words.pictures[language]}
          accept={pictureTypes}
          word={words.dropPictures[language]}
          aside={words.pictureKinds[language]}
          refuse={(name) => words.wrongPicture[language] + name}
          multiple
          mostBytes={mostBytes}
          onFiles={(files) => void take(files)}
        />
      ) : (
        <div className={styles.sending} role="status">
          <Progress
            label={
              share < 1 ? `${words.uploading[language]} ${Math.floor(share * 100)}%` : words.readingPictures[language]
            }
            done={share}
            of={share < 1 ? 1 : undefined}
          />
          <Button onClick={cancel}>{words.cancel[language]}</Button>
        </div>
      )}
    </Part>
  );
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return form;
}
