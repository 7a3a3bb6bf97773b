import { uploadLimits } from '@hwarang/domain/media/limits';
import { lazy, type ReactNode, Suspense } from 'react';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import type { Square } from '../media/square.ts';
import { useLanguage } from '../platform/language.ts';
import { artistFieldWords as words } from './artist-pages.words.ts';

const SquareCrop = lazy(() => import('../media/square-crop.tsx').then(({ SquareCrop: crop }) => ({ default: crop })));

interface Props {
  file: File | null;
  onFile: (file: File | null) => void;
  /** The square that will be sent; undefined for the middle. */
  onCrop: (square: Square | undefined) => void;
  error?: ReactNode;
  current?: string | undefined;
  disabled?: boolean;
}

/** One face: dropped, picked or pasted, and cut to a square. */
export function ProfileImageField({ file, onFile, onCrop, error, current, disabled = false }: Props) {
  const language = useLanguage();
  return (
    <>
      <DropZone
        label={words.profileImage[language]}
        hint={words.profileImageHint[language]}
        error={error}
        file={file}
        onFile={(next) => {
          onCrop(undefined);
          onFile(next);
        }}
        current={current}
        mostBytes={uploadLimits.fileBytes}
        disabled={disabled}
        required
      />
      {file && !disabled && (
        <Suspense fallback={null}>
          <SquareCrop file={file} onCrop={onCrop} />
        </Suspense>
      )}
    </>
  );
}
