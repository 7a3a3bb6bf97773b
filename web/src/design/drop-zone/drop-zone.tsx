import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useLanguage } from '../../platform/language.ts';
import { Button } from '../button.tsx';
import { designWords } from '../design.words.ts';
import type { FieldProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import text from '../text.module.css';
import { DropFrame } from './drop-frame.tsx';
import styles from './drop-zone.module.css';
import { imageTypes, isPicture, refusalOf } from './refusal.ts';
import { usePagePaste } from './use-page-paste.ts';

interface Props extends FieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  /** Where several at once are welcome: called with all of them. */
  onFiles?: (files: File[]) => void;
  /** What hangs there already, before a new file is chosen. */
  current?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  mostBytes?: number;
}

/** One image, by dropping, choosing or pasting, shown at once as it will hang: whole. */
export function DropZone({
  label,
  hint,
  error,
  file,
  onFile,
  onFiles,
  current,
  required,
  disabled = false,
  mostBytes,
}: Props) {
  const language = useLanguage();
  const [refusal, setRefusal] = useState<LocalizedText | undefined>(undefined);
  const preview = useObjectUrl(file) ?? current;
  const [unshown, setUnshown] = useState<string | undefined>(undefined);
  const zone = useDropzone({
    accept: imageTypes,
    multiple: onFiles !== undefined,
    maxFiles: onFiles ? 0 : 1,
    disabled,
    noClick: true,
    noKeyboard: true,
    ...(mostBytes ? { maxSize: mostBytes } : {}),
    onDrop: (dropped, rejections) => {
      const take = (pictures: boolean[]) => {
        const files = dropped.filter((_, index) => pictures[index]);
        const codes = rejections.flatMap((rejection) => rejection.errors.map(({ code }) => code));
        if (files.length < dropped.length) codes.push('file-invalid-type');
        setRefusal(codes.length > 0 ? refusalOf(codes) : undefined);
        // Which one of several was meant, nobody knows: where only one has its place, none is taken.
        const [taken] = codes.length > 0 && !onFiles ? [] : files;
        if (onFiles && files.length > 1) onFiles(files);
        else if (taken) onFile(taken);
      };
      Promise.all(dropped.map(isPicture)).then(take, () => setRefusal(designWords.dropFailed));
    },
    onError: () => setRefusal(designWords.dropFailed),
  });
  usePagePaste(zone.rootRef);
  return (
    <DropFrame
      label={label}
      hint={hint}
      error={refusal?.[language] ?? error}
      zone={zone}
      required={required}
      disabled={disabled}
      refuses={zone.isDragReject}
      foot={
        file && (
          <div className={styles.foot}>
            <span className={styles.name}>{file.name}</span>
            <Button look="plain" onClick={() => onFile(null)}>
              <Icon name="close" size={16} />
              {designWords.dropRemove[language]}
            </Button>
          </div>
        )
      }
    >
      {preview ? (
        <>
          {preview === unshown ? (
            <>
              <Icon name="image" size={28} />
              <span className={text.second}>{designWords.dropNoPreview[language]}</span>
            </>
          ) : (
            <img src={preview} alt="" className={styles.preview} onError={() => setUnshown(preview)} />
          )}
          <span className={styles.word}>{designWords.dropOther[language]}</span>
        </>
      ) : (
        <>
          <Icon name="image" size={28} />
          <span className={styles.word}>{designWords[zone.isDragActive ? 'dropNow' : 'dropImage'][language]}</span>
          <span className={text.second}>{designWords.dropPaste[language]}</span>
        </>
      )}
    </DropFrame>
  );
}

export function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
