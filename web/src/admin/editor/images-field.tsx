import type { MediaFile } from '@hwarang/domain/media/file';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { IconButton } from '../../design/button.tsx';
import { DropZone } from '../../design/drop-zone/drop-zone.tsx';
import { Icon } from '../../design/icon.tsx';
import { Sortable, useSortableRow } from '../../design/sortable/sortable.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import { editorWords as words } from '../editor.words.ts';
import styles from './editor.module.css';

/** Pictures in their order; the first is the one that cards and posters show. */
export function ImagesField({
  label,
  files,
  onChange,
}: {
  label: string;
  files: readonly MediaFile[];
  onChange: (files: MediaFile[]) => void;
}) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const send = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    try {
      const form = new FormData();
      form.append('files', file, file.name);
      onChange([...files, ...(await api.post('/upload', form))]);
    } catch (failure) {
      void alert(refused(failure, words.uploadFailed, {}).text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <DropZone
        label={label}
        hint={words[busy ? 'uploading' : 'imagesHint'][language]}
        file={null}
        onFile={(file) => void send(file)}
        mostBytes={uploadLimits.fileBytes}
        disabled={busy}
      />
      <Sortable
        ids={files.map(({ id }) => id)}
        nameOf={(id) => files.find((file) => file.id === id)?.name ?? ''}
        onOrder={(ids) => onChange(ids.flatMap((id) => files.filter((file) => file.id === id)))}
      >
        <ol className={styles.list}>
          {files.map((file) => (
            <Item key={file.id} file={file} onRemove={() => onChange(files.filter(({ id }) => id !== file.id))} />
          ))}
        </ol>
      </Sortable>
    </div>
  );
}

function Item({ file, onRemove }: { file: MediaFile; onRemove: () => void }) {
  const language = useLanguage();
  const { row, handle } = useSortableRow(file.id, file.name);
  return (
    <li {...row} className={`${styles.item} ${row.className}`}>
      {handle}
      <img src={(file.formats.thumbnail ?? file).url} alt="" />
      <p>
        {file.name}
        <small>
          {file.width} × {file.height}
        </small>
      </p>
      <IconButton label={`${words.takeOut[language]}: ${file.name}`} onClick={onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
    </li>
  );
}
