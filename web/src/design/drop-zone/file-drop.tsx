import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { type Accept, useDropzone } from 'react-dropzone';
import { useLanguage } from '../../platform/language.ts';
import { designWords } from '../design.words.ts';
import type { FieldProps } from '../fields/field.tsx';
import { Icon } from '../icon.tsx';
import text from '../text.module.css';
import { DropFrame } from './drop-frame.tsx';
import styles from './drop-zone.module.css';

interface Props extends FieldProps {
  accept: Accept;
  /** What is to be dropped here, and below it in which forms. */
  word: string;
  aside?: string;
  /** Why a file is not taken, given its name. */
  refuse: (name: string) => LocalizedText;
  /** Several at once, or a folder; those of another kind are left out, and told by `refuse`. */
  multiple?: boolean;
  mostBytes: number;
  onFiles: (files: File[]) => void;
}

/** Files of any kind, by dropping or choosing; they are handed on at once. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  word,
  aside,
  refuse,
  multiple = false,
  mostBytes,
  onFiles,
}: Props) {
  const language = useLanguage();
  const [refusal, setRefusal] = useState<LocalizedText | undefined>(undefined);
  const zone = useDropzone({
    accept,
    multiple,
    noClick: true,
    noKeyboard: true,
    maxSize: mostBytes,
    onDrop: (files, rejections) => {
      const codes = rejections.flatMap(({ errors }) => errors.map(({ code }) => code));
      const [first] = rejections;
      if (codes.includes('too-many-files')) return setRefusal(designWords.dropOneFile);
      if (codes.includes('file-too-large')) setRefusal(designWords.dropTooLarge);
      else setRefusal(first ? refuse(first.file.name) : undefined);
      if (files.length > 0) onFiles(files);
    },
    onError: () => setRefusal(designWords.dropFailed),
  });
  return (
    <DropFrame label={label} hint={hint} error={refusal?.[language] ?? error} zone={zone}>
      <Icon name="upload" size={28} />
      <span className={styles.word}>{zone.isDragActive ? designWords.dropNow[language] : word}</span>
      {aside && <span className={text.second}>{aside}</span>}
    </DropFrame>
  );
}
