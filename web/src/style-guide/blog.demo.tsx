import type { LocalizedText } from '@hwarang/domain/language';
import { Card } from '../design/card.tsx';
import { demoPicture } from '../design/demo/pictures.ts';
import { Grid, Section } from '../design/layout.tsx';
import { Picture } from '../design/picture/picture.tsx';
import text from '../design/text.module.css';
import { Formatted } from '../markdown/formatted.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './blog.module.css';
import { type Article, articles } from './sample.ts';

const words = {
  latest: { ko: '새 글', en: 'Latest' },
  more: { ko: '다른 글', en: 'More to read' },
  caption: { ko: '전시장의 첫 번째 벽. 샘플 이미지입니다.', en: 'The first wall of the gallery. A sample image.' },
} satisfies Record<string, LocalizedText>;

const readingTime = (minutes: number): LocalizedText => ({
  ko: `읽는 데 ${minutes}분`,
  en: `${minutes} minutes to read`,
});

export function BlogDemo({ html }: { html: string }) {
  const language = useLanguage();
  const [first, ...others] = articles;
  const byline = ({ author, day, minutes }: Article) =>
    [
      author[language],
      new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
      readingTime(minutes)[language],
    ].join(' · ');
  return (
    <>
      {first && (
        <article className={styles.article} id={first.id}>
          <header className={styles.head}>
            <p className={text.quiet}>{words.latest[language]}</p>
            <h2 className={styles.title}>{first.title[language]}</h2>
            <p className={styles.lead}>{first.lead[language]}</p>
            <p className={text.quiet}>{byline(first)}</p>
          </header>
          <figure className={styles.figure}>
            <Picture picture={demoPicture(1, 2)} alt={words.caption[language]} raised />
            <figcaption className={text.quiet}>{words.caption[language]}</figcaption>
          </figure>
          <div className={styles.text}>
            <Formatted html={html} />
          </div>
        </article>
      )}
      <Section title={words.more[language]}>
        <Grid most={2}>
          {others.map((article, place) => (
            <Card
              key={article.id}
              to={`/blog#${article.id}`}
              title={article.title[language]}
              picture={demoPicture(place + 2, 1.5)}
              lines={[article.lead[language], byline(article)]}
            />
          ))}
        </Grid>
      </Section>
    </>
  );
}
