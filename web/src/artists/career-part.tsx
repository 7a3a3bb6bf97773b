import type { Language } from '@hwarang/domain/language';
import { languageOf, type WrittenText } from '@hwarang/domain/localized-text';
import type { ReactNode } from 'react';
import { LanguageMark } from '../design/language-mark.tsx';
import text from '../design/text.module.css';
import styles from './artist.module.css';
import { timelineOf } from './career.ts';

interface Part {
  title: string;
  children: readonly ReactNode[];
  /** Of the lines, when they were written in one language. */
  lang?: Language | undefined;
}

/** A part of a career: its lines below its title, nothing where there are none. */
export function CareerPart({ title, children, lang }: Part) {
  if (children.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>
        {title} {lang && <LanguageMark lang={lang} />}
      </h3>
      <ol className={styles.lines} lang={lang}>
        {children}
      </ol>
    </section>
  );
}

/** Year by year. */
export const Timeline = ({ title, text }: { title: string; text: WrittenText | undefined }) => (
  <CareerPart title={title} lang={text?.lang}>
    {timelineOf(text?.text).map(({ year, texts }) => (
      <li key={`${year} ${texts[0]}`} className={styles.entry}>
        <span>{year}</span>
        <span className={styles.texts}>
          {texts.map((each) => (
            // A line can be in another language than the rest, as the name of a show abroad.
            <span key={each} lang={languageOf(each)}>
              {each}
            </span>
          ))}
        </span>
      </li>
    ))}
  </CareerPart>
);

interface Line {
  title: string;
  note?: string | undefined;
  /** The way to it. */
  children: ReactNode;
}

/** One title with a way to it. */
export const CareerLink = ({ title, note, children }: Line) => (
  <li className={styles.line}>
    <span>
      {title}
      {note && <span className={text.below}>{note}</span>}
    </span>
    {children}
  </li>
);
