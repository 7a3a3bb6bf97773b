import { place, steps, openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import type { ReactNode } from 'react';
import { Facts } from '../design/facts.tsx';
import { Section, Wrap } from '../design/layout.tsx';
import { Prose } from '../design/prose.tsx';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import type { CallPageData } from './call.view.ts';
import { callsWords } from './calls.words.ts';
import styles from './wefly.module.css';

/** Below the opening of a call: its facts, prizes and notice, what is asked of those who enter, and how they do. */
export function CallNotice({ shown, again }: { shown: CallPageData; again: ReactNode }) {
  const language = useLanguage();
  const { facts, prizes, notice, who, images, questions } = shown;
  return (
    <Wrap>
      <div className={styles.columns}>
        <Section id="facts" title={words.facts[language]}>
          <Facts
            facts={facts.map(({ name, value, note }) => ({
              name,
              value: note ? (
                <>
                  <span>{value}</span>
                  <small className={text.below}>{note}</small>
                </>
              ) : (
                value
              ),
            }))}
          />
        </Section>
        {prizes.length > 0 && (
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
        )}
      </div>
      <div className={styles.columns}>
        <Section id="notice" title={words.notice[language]}>
          <Prose text={{ text: notice, lang: language }} />
        </Section>
        <div>
          <Section id="who" title={callsWords.who[language]}>
            <Lines lines={who} />
          </Section>
          {images.length > 0 && (
            <Section id="images" title={callsWords.images[language]}>
              <Lines lines={images} />
            </Section>
          )}
        </div>
      </div>
      {isOver(shown.state) || (
        <div className={styles.columns}>
          <Section id="how" title={words.how[language]}>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.en}>{step[language]}</li>
              ))}
            </ol>
            <div className={styles.again}>{again}</div>
          </Section>
          {questions.length > 0 && (
            <Section id="questions" title={callsWords.questions[language]}>
              <ol className={styles.lines}>
                {questions.map(({ id, label, about }) => (
                  <li key={id}>
                    {label} <small className={text.below}>{about}</small>
                  </li>
                ))}
              </ol>
            </Section>
          )}
        </div>
      )}
    </Wrap>
  );
}

/** Nobody can enter any more: how it is done would only mislead. */
const isOver = (state: CallPageData['state']) => state !== 'draft' && state !== 'scheduled' && state !== 'open';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
