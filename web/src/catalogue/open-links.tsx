import { roomModelPath, viewerAddress } from '@hwarang/domain/standards/addresses';
import { standardsWords as words } from '@hwarang/domain/standards/standards.words';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { useOrigin } from '../platform/page-title.tsx';
import styles from './open-links.module.css';

/** Opens a manifest in a viewer of museums, or is dragged onto one. */
export function IiifLink({ manifest }: { manifest: string }) {
  const language = useLanguage();
  const origin = useOrigin();
  return (
    <a
      className={styles.link}
      href={viewerAddress(origin + manifest)}
      target="_blank"
      rel="noreferrer"
      title={words.dragToViewer[language]}
      data-iiif-manifest={origin + manifest}
    >
      <svg className={styles.mark} width={32} height={18} viewBox="0 0 32 18" aria-hidden="true" focusable="false">
        <path d="M4 7v9M11 7v9M18 7v9M25 16V4h5m-5 6h4M4 3v.5M11 3v.5M18 3v.5" />
      </svg>
      {words.openInViewer[language]}
    </a>
  );
}

/** The room of an exhibition for programs that open models. */
export function RoomModelLink({ exhibition }: { exhibition: string }) {
  const language = useLanguage();
  return (
    <a className={styles.link} href={roomModelPath(exhibition)} download>
      <Icon name="download" size={18} />
      {words.downloadModel[language]}
    </a>
  );
}
