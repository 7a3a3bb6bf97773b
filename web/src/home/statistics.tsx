import { thousands } from '@hwarang/domain/thousands';
import { Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { homeWords as words } from './home.words.ts';
import styles from './statistics.module.css';

interface Props {
  counts: { exhibitions: number; artists: number; artworks: number; galleries: number };
}

/** Four numbers set like the last page of a book. */
export function Statistics({ counts }: Props) {
  const language = useLanguage();
  const tiles = [
    { count: counts.exhibitions, label: words.statExhibitions[language] },
    { count: counts.artists, label: words.statArtists[language] },
    { count: counts.artworks, label: words.statArtworks[language] },
    { count: counts.galleries, label: words.statGalleries[language] },
  ];
  return (
    <Wrap>
      <section aria-label={words.statistics[language]} className={styles.statistics}>
        <dl className={styles.tiles}>
          {tiles.map(({ count, label }) => (
            <div key={label} className={styles.tile}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.count}>{thousands(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Wrap>
  );
}
