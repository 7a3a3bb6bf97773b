import type { CSSProperties } from 'react';
import { Section } from '../../design/layout.tsx';
import { Empty } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './maps.module.css';
import { artistsFrom, mapsWords as words } from './maps.words.ts';
import type { Origin } from './origins.ts';

interface Props {
  origins: readonly Origin[];
  nameOf: (code: string) => string;
  onGo: (code: string) => void;
}

/** The countries of the artists, most of them first; pressing one shows it on the map. */
export function Origins({ origins, nameOf, onGo }: Props) {
  const language = useLanguage();
  const most = Math.max(1, ...origins.map(({ count }) => count));
  return (
    <Section title={words.from[language]}>
      <p className={styles.lead}>{words.fromNote[language]}</p>
      {origins.length === 0 ? (
        <Empty title={words.noArtists[language]} />
      ) : (
        <ol className={styles.origins}>
          {origins.map(({ code, count }) => (
            <li key={code}>
              {code ? (
                <button type="button" className={styles.place} onClick={() => onGo(code)}>
                  {nameOf(code)}
                </button>
              ) : (
                <span>{words.unknown[language]}</span>
              )}
              <span className={styles.bar} style={{ '--part': count / most } as CSSProperties} aria-hidden="true" />
              <span className={styles.count}>{artistsFrom(count)[language]}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
