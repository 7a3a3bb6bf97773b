import { Card } from '../../design/card.tsx';
import { demoPicture } from '../../design/demo/pictures.ts';
import { Grid, Section } from '../../design/layout.tsx';
import { Picture } from '../../design/picture/picture.tsx';
import { Prose } from '../../design/prose.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './blog.module.css';
import { type Article, articleParts, articles, readingTime, blogWords as words } from './blog.ts';

const useByline = () => {
  const language = useLanguage();
  return ({ author, day, minutes }: Article) => [
    author[language],
    new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
    readingTime(minutes)[language],
  ];
};

export function BlogDemo() {
  const language = useLanguage();
  const byline = useByline();
  const [first, ...others] = articles;
  return (
    <>
      {first && <WholeArticle article={first} />}
      <Section title={words.more[language]}>
        <Grid most={2}>
          {others.map((article, place) => (
            <Card
              key={article.id}
              to={`/blog#${article.id}`}
              title={article.title[language]}
              picture={demoPicture(place + 2, 1.5)}
              lines={[article.lead[language], byline(article).join(' · ')]}
            />
          ))}
        </Grid>
      </Section>
    </>
  );
}

function WholeArticle({ article }: { article: Article }) {
  const language = useLanguage();
  const byline = useByline();
  const say = (part: 'opening' | 'second' | 'third' | 'closing') => articleParts[part][language];
  return (
    <article className={styles.article} id={article.id}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{words.latest[language]}</p>
        <h2 className={styles.title}>{article.title[language]}</h2>
        <p className={styles.lead}>{article.lead[language]}</p>
        <p className={styles.byline}>{byline(article).join(' · ')}</p>
      </header>
      <figure className={styles.figure}>
        <Picture picture={demoPicture(1, 2)} alt={articleParts.caption[language]} raised />
        <figcaption>{articleParts.caption[language]}</figcaption>
      </figure>
      <div className={styles.text}>
        <Prose text={`${say('opening')}\n\n${say('second')}`} />
        <h3>{articleParts.heading[language]}</h3>
        <Prose text={say('third')} />
        <figure className={styles.quote}>
          <blockquote>{articleParts.quote[language]}</blockquote>
          <figcaption>{articleParts.quoteBy[language]}</figcaption>
        </figure>
        <h3>{articleParts.listHeading[language]}</h3>
        <ol>
          {articleParts.list.map((line) => (
            <li key={line.en}>{line[language]}</li>
          ))}
        </ol>
        <Prose text={say('closing')} />
      </div>
    </article>
  );
}
