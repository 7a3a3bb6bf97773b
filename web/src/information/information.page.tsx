import { informationPages } from '@hwarang/domain/information/information';
import { PageHead, Wrap } from '../design/layout.tsx';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/information.page.ts';
import styles from './information.module.css';

/** The words are chosen here, on the server: no reader downloads the other pages or the other language. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const page = informationPages[url.pathname.replace(/^\/|\/$/g, '').toLowerCase()];
  if (!page) throw new Error(`no words for ${url.pathname}`);
  return {
    title: page.title[language],
    lead: page.lead[language],
    parts: page.parts.map((part) => ({ heading: part.heading[language], text: part.text[language] })),
  };
}

export default function Information({ loaderData: { title, lead, parts } }: Route.ComponentProps) {
  return (
    <Wrap>
      <PageTitle title={title} description={lead} />
      <PageHead title={title} lead={lead} />
      <div className={styles.text}>
        {parts.map((part) => (
          <section key={part.heading} className={styles.part}>
            <h2 className={styles.heading}>{part.heading}</h2>
            <div>
              {part.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Wrap>
  );
}
