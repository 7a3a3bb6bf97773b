import type { EntryFile } from '@hwarang/domain/open-calls/entering.contract';
import { entryWords } from '@hwarang/domain/open-calls/entering.words';
import { openCallLimits } from '@hwarang/domain/open-calls/limits';
import type { Question } from '@hwarang/domain/open-calls/questions';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/fields/text-field.tsx';
import { Row } from '../../design/layout.tsx';
import { refusal } from '../../design/use-action.ts';
import { UploadProgress } from '../../my-artworks/upload-progress.tsx';
import { download } from '../../platform/download.ts';
import { useLanguage } from '../../platform/language.ts';
import { useUpload, wasCancelled } from '../../platform/use-upload.ts';
import styles from './enter.module.css';
import { enterWords as words } from './enter.words.ts';
import { patiently } from './patiently.ts';

interface Props {
  slug: string;
  question: Question;
  file: EntryFile | undefined;
  error: string | undefined;
  onFile: (file: EntryFile | undefined) => void;
}

/** A question that is answered by a file: sent as soon as it is chosen. */
export function FileAnswer({ slug, question: { id, label, hint, required }, file, error, onFile }: Props) {
  const language = useLanguage();
  const { share, send, cancel } = useUpload(`/open-calls/${slug}/entry/files`);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const path = `/open-calls/${slug}/entry/files/${file?.id}`;

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFailure(undefined);
    if (chosen.size > openCallLimits.fileBytes) return setFailure(entryWords.fileTooLarge[language]);
    try {
      onFile(await patiently(() => send({ question: id, file: chosen })));
    } catch (thrown) {
      if (!wasCancelled(thrown)) setFailure(refusal(words.fileFailed, entryWords)(thrown)[language]);
    }
  };
  return (
    <div className={styles.file}>
      <FileField
        name={`answers.${id}`}
        label={label[language]}
        required={required}
        hint={[hint?.[language], words.fileHint[language]].filter(Boolean).join(' · ')}
        error={failure ?? error ?? ''}
        accept="application/pdf,image/*"
        onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
      />
      {share !== undefined && <UploadProgress share={share} onCancel={cancel} />}
      {file && (
        <Row>
          <span className={styles.fileName}>{file.name}</span>
          <Button look="plain" onClick={() => void download(path)}>
            {words.download[language]}
          </Button>
          <Button look="plain" onClick={() => onFile(undefined)}>
            {words.removeFile[language]}
          </Button>
        </Row>
      )}
    </div>
  );
}
