import {
  dayText,
  mostWorks,
  place,
  steps,
  winnersCount,
  openCallWords as words,
} from '@hwarang/domain/open-calls/open-calls.words';
import { Facts } from '../design/facts.tsx';
import { Row, Section, Wrap } from '../design/layout.tsx';
import { Prose } from '../design/prose.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/wefly.page.ts';
import { ApplyButton } from './apply-button.tsx';
import { weFlyCall } from './calls.ts';
import styles from './wefly.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { language, links } = context.get(siteContext);
  const call = await serverApi(context).get(weFlyCall);
  return {
    title: call.title[language],
    lead: call.lead[language],
    notice: call.notice[language],
    prizes: call.prizes.map((prize) => prize[language]),
    facts: [
      {
        name: words.period[language],
        value: `${dayText(call.opens_on)[language]} – ${dayText(call.closes_on)[language]}`,
      },
      { name: words.results[language], value: dayText(call.results_on)[language] },
      { name: words.winners[language], value: winnersCount(call.winners)[language] },
      { name: words.works[language], value: mostWorks(call.most_works)[language] },
    ],
    closed: call.closed,
    form: links.openCallForm,
  };
}

export default function WeFly({
  loaderData: { title, lead, notice, prizes, facts, closed, form },
}: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <>
      <PageTitle title={`${title}, ${words.eyebrow[language]}`} description={lead} />
      <div className={styles.opening}>
        <Wrap className={styles.front}>
          <p className={styles.eyebrow}>{words.eyebrow[language]}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <Row className={styles.way}>
            <ApplyButton closed={closed} form={form} className={styles.apply} />
            <span className={styles.state}>{words[closed ? 'closedShort' : 'openShort'][language]}</span>
          </Row>
        </Wrap>
        <Wings />
      </div>
      <Wrap>
        <div className={styles.columns}>
          <Section id="facts" title={words.facts[language]}>
            <Facts facts={facts} />
          </Section>
          <Section id="prizes" title={words.prizes[language]}>
            <ol className={styles.prizes}>
              {prizes.map((prize, index) => (
                <li key={place(index + 1).en}>
                  <span className={styles.place}>{place(index + 1)[language]}</span>
                  <span>{prize}</span>
                </li>
              ))}
            </ol>
          </Section>
        </div>
        <div className={styles.columns}>
          <Section id="notice" title={words.notice[language]}>
            <Prose text={{ text: notice, lang: language }} />
          </Section>
          <Section id="how" title={words.how[language]}>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.en}>{step[language]}</li>
              ))}
            </ol>
            <div className={styles.again}>
              <ApplyButton closed={closed} form={form} />
            </div>
          </Section>
        </div>
      </Wrap>
    </>
  );
}

/** A flock that rises: five birds for five winners. */
const Wings = () => (
  <svg className={styles.wings} viewBox="0 0 600 320" aria-hidden="true" focusable="false">
    {[
      [70, 262, 0.62],
      [172, 196, 0.8],
      [268, 236, 0.55],
      [352, 122, 1],
      [492, 66, 1.34],
    ].map(([x, y, scale]) => (
      <path
        key={x}
        transform={`translate(${x} ${y}) scale(${scale})`}
        d="M-58 8C-40-18-16-22 0 2 16-22 40-18 58 8 38-6 18-4 0 18-18-4-38-6-58 8Z"
      />
    ))}
  </svg>
);
