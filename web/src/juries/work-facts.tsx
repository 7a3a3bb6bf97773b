import { formatSize, sizeFrom } from '@hwarang/domain/artworks/size';
import type { JurorEntry } from '@hwarang/domain/juries/judging.contract';
import { Caption } from '../design/caption.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './entry-view.module.css';
import { otherTitleOf, titleOf } from './title-of.ts';

interface Props {
  work: JurorEntry['works'][number];
  artist: JurorEntry['artist'];
  /** The label alone, without what is written about the work. */
  brief?: boolean;
}

/** The label beside the work, in the museum's order; of a blind round without an artist. */
export function WorkFacts({ work, artist, brief = false }: Props) {
  const language = useLanguage();
  const size = sizeFrom(work);
  const other = otherTitleOf(work, language);
  return (
    <section className={styles.facts}>
      <Caption
        artist={artist && (language === 'en' ? artist.englishname || artist.localname : artist.localname)}
        title={
          <>
            <cite>{titleOf(work, language)}</cite>
            {other && <span className={styles.other}> {other}</span>}
          </>
        }
        year={work.year}
        material={work.material}
        size={size ? formatSize(size) : work.size}
      />
      {!brief && work.description && <p className={styles.description}>{work.description}</p>}
      {!brief && artist?.statement && <p className={styles.description}>{artist.statement}</p>}
    </section>
  );
}
