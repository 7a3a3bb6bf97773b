import { artistFieldWords as words } from '@hwarang/domain/artists/artist-pages.words';
import { uploadLimits } from '@hwarang/domain/media/limits';
import type { ReactNode } from 'react';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import { useLanguage } from '../platform/language.ts';

interface Props {
  file: File | null;
  onFile: (file: File | null) => void;
  error?: ReactNode;
  current?: string | undefined;
  disabled?: boolean;
}

/** One face: dropped, picked or pasted. */
export function ProfileImageField({ file, onFile, error, current, disabled = false }: Props) {
  const language = useLanguage();
  return (
    <DropZone
      label={words.profileImage[language]}
      hint={words.profileImageHint[language]}
      error={error}
      file={file}
      onFile={onFile}
      current={current}
      mostBytes={uploadLimits.fileBytes}
      disabled={disabled}
      required
    />
  );
}
