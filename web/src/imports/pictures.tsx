import type { ImportImages } from '@hwarang/domain/imports/imports.contract';
import { importWords } from '@hwarang/domain/imports/imports.words';
import { importLimits } from '@hwarang/domain/imports/values';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { FileDrop } from '../design/drop-zone/file-drop.tsx';
import { imageTypes } from '../design/drop-zone/refusal.ts';
import { Progress } from '../design/progress.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useUpload, wasCancelled } from '../platform/use-upload.ts';
import { importAt, useImportDesk } from './addresses.ts';
import { batchesOf, byName } from './batches.ts';
import styles from './imports.module.css';
import { pictureCount, pictureProblem, refusedPictures, importsWords as words } from './imports.words.ts';
import { Part } from './part.tsx';
import type { StepProps } from './use-import.ts';

const mostListed = 20;
const pictureTypes = { ...imageTypes, 'application/zip': ['.zip'] };

/** The files that cells of the sheet name: a ZIP, pictures, or a whole folder that is let go here. */
export function Pictures({ work, onChange }: StepProps) {
  const language = useLanguage();
  const desk = useImportDesk();
  const [refused, setRefused] = useState<ImportImages['refused']>([]);
  const { share, sendAll, cancel } = useUpload(`${importAt(desk, work.id)}/images`);
  const { run } = useAction(refusal(words.picturesFailed));
  const take = (files: File[]) =>
    run(async () => {
      const { own, again } = byName(files);
      const namesakes = again.map(({ name }) => ({ name, reason: importWords.sameName.en }));
      setRefused(namesakes);
      // Some may have been taken before one failed or the rest was called off: what there is now is read in any case.
      try {
        const answers = await sendAll(batchesOf(own).map(formOf));
        setRefused([...namesakes, ...answers.flatMap((answer) => answer.refused)]);
      } finally {
        onChange(await api.get(importAt(desk, work.id)));
      }
    }, wasCancelled);
  return (
    <Part title={words.pictures[language]} lead={words.picturesLead[language]}>
      {work.images > 0 && <p role="status">{pictureCount(work.images)[language]}</p>}
      {refused.length > 0 && (
        <div role="alert" className={styles.notice}>
          <strong>{refusedPictures(refused.length)[language]}</strong>
          <ul>
            {refused.slice(0, mostListed).map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two can be called alike, and the list does not change
              <li key={at}>
                {name}: {pictureProblem(reason)[language]}
              </li>
            ))}
            {refused.length > mostListed && <li>…</li>}
          </ul>
        </div>
      )}
      {share === undefined ? (
        <FileDrop
          label={words.pictureFiles[language]}
          accept={pictureTypes}
          word={words.dropPictures[language]}
          aside={words.pictureKinds[language]}
          refuse={(name) => ({ ko: words.wrongPicture.ko + name, en: words.wrongPicture.en + name })}
          multiple
          mostBytes={importLimits.sheetBytes}
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
  for (const file of files) form.append('images', file);
  return form;
}
