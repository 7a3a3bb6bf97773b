import type { MediaFile } from '@hwarang/domain/media/file';
import { Icon } from '../../design/icon.tsx';
import styles from './table.module.css';

/** A small picture beside its name, whole. */
export function Thumb({ file }: { file: MediaFile | null | undefined }) {
  if (!file) return <Icon name="image" />;
  const { url } = file.formats.thumbnail ?? file;
  return <img src={url} alt="" loading="lazy" decoding="async" className={styles.thumb} />;
}
