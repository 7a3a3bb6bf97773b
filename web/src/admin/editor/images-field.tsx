import type { MediaFile } from '@hwarang/domain/media/file';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { DropZone } from '../../design/drop-zone/drop-zone.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { editorWords as words } from '../editor.words.ts';
import { SortedList } from './sorted-list.tsx';

interface Props {
  label: string;
  files: readonly MediaFile[];
  onChange: (files: MediaFile[]) => void;
}

/** Pictures in their order; the first is the one that cards and posters show. */
export function ImagesField({ label, files, onChange }: Props) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.uploadFailed));
  const send = (file: File) =>
    run(async () => {
      const form = new FormData();
      form.append('files', file, file.name);
      onChange([...files, ...(await api.post('/upload', form))]);
    });
  return (
    <div>
      <DropZone
        label={label}
        hint={words[busy ? 'uploading' : 'imagesHint'][language]}
        file={null}
        onFile={(file) => file && void send(file)}
        mostBytes={uploadLimits.fileBytes}
        disabled={busy}
      />
      <SortedList
        items={files}
        shownOf={({ id, name, width, height, formats, url }) => ({
          id,
          name,
          line: `${width} × ${height}`,
          image: formats.thumbnail?.url ?? url,
          hidden: false,
        })}
        onChange={onChange}
      />
    </div>
  );
}
