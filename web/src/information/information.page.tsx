import { informationPages } from '@hwarang/domain/information/information';
import { PageHead, Wrap } from '../design/layout.tsx';
import { Formatted } from '../markdown/formatted.tsx';
import { markdownHtml } from '../markdown/markdown.ts';
import { serverApi } from '../platform/api.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/information.page.ts';
import styles from './information.module.css';

/** The words are chosen here, on the server: no reader downloads the other pages or the other language. What an administrator has published stands in for the house's own text. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const name = url.pathname.replace(/^\/|\/$/g, '').toLowerCase();
  const page = informationPages[name];
  if (!page) throw new Error(`no words for ${url.pathname}`);
  const published = await serverApi(context).get(`/pages/${name}`);
  const text = published.version > 0 ? published[language] || published.ko || published.en : undefined;
  return {
    title: page.title[language],
    lead: text === undefined ? page.lead[language] : undefined,
    html: text && markdownHtml(text),
    parts: (text === undefined ? page.parts : []).map(([heading, ...paragraphs]) => ({
      heading: heading[language],
      text: paragraphs.map((paragraph) => paragraph[language]),
    })),
  };
}

export default function Information({ loaderData: { title, lead, html, parts } }: Route.ComponentProps) {
  return (
    <Wrap>
      <PageTitle title={title} description={lead} />
      <PageHead title={title} lead={lead} />
      {html && <Formatted html={html} />}
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
