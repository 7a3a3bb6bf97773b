import { countryName } from '@hwarang/domain/artists/country';
import type { CallNumbers } from '@hwarang/domain/juries/numbers.contract';
import { thousands } from '@hwarang/domain/thousands';
import { DownloadButton } from '../../admin/download-button.tsx';
import { Part } from '../../admin/editor/editor-frame.tsx';
import { materialNames } from '../../catalogue/materials.words.ts';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { useCall } from '../../open-calls/admin/call.layout.tsx';
import { callAt } from '../../open-calls/calls.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { Bars } from './bars.tsx';
import { BookletMaker } from './booklet-maker.tsx';
import { JuryProgress } from './jury-progress.tsx';
import styles from './numbers.module.css';
import { ageOnDay, ageWords, numbersWords as words } from './numbers.words.ts';
import { TimelineChart } from './timeline-chart.tsx';

export default function NumbersPage() {
  const { call } = useCall();
  const { answer, failed, reload } = useApi(`${callAt(call.slug)}/numbers`);
  if (failed || !answer) return <ReadState failed={failed} retry={reload} />;
  return <Shown slug={call.slug} numbers={answer} />;
}

function Shown({ slug, numbers }: { slug: string; numbers: CallNumbers }) {
  const language = useLanguage();
  const { states, works, rounds } = numbers;
  const totals = { ...states, works };
  return (
    <div className={styles.page}>
      <Part id="states" title={words.states[language]}>
        <dl className={styles.totals}>
          {(['submitted', 'works', 'begun', 'draft', 'withdrawn'] as const).map((name) => (
            <div key={name}>
              <dt>{words[name][language]}</dt>
              <dd>{thousands(totals[name])}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {states.submitted > 0 ? <Charts numbers={numbers} /> : <Empty title={words.none[language]} />}
      <Part id="jury" title={words.jury[language]}>
        {rounds.length === 0 && <p className={styles.quiet}>{words.noRounds[language]}</p>}
        {rounds.map((round) => (
          <JuryProgress key={round.id} round={round} />
        ))}
      </Part>
      <Part id="downloads" title={words.downloads[language]}>
        <p className={styles.quiet}>{words.downloadsHint[language]}</p>
        <div>
          <DownloadButton path={`${callAt(slug)}/entries.csv`}>{words.csv[language]}</DownloadButton>
        </div>
        {states.submitted > 0 && <BookletMaker call={callAt(slug)} numbers={numbers} />}
      </Part>
    </div>
  );
}

function Charts({ numbers: { days, countries, media, ages, age_on } }: { numbers: CallNumbers }) {
  const language = useLanguage();
  const entries = words.entries[language];
  return (
    <>
      <Part id="timeline" title={words.timeline[language]}>
        <TimelineChart days={days} />
      </Part>
      <div className={styles.charts}>
        <Part id="countries" title={words.country[language]}>
          <Bars
            caption={words.country[language]}
            heads={[words.country[language], entries]}
            rows={countries.map(({ country, entries: count }) => ({
              key: country ?? '',
              name: countryName(language, country) ?? words.unknown[language],
              counts: [count],
            }))}
          />
        </Part>
        <Part id="media" title={words.medium[language]}>
          <Bars
            caption={words.medium[language]}
            heads={[words.medium[language], entries, words.worksOf[language]]}
            rows={media.map(({ kind, entries: count, works }) => ({
              key: kind,
              name: (kind === 'other' ? words.otherMedium : materialNames[kind])[language],
              counts: [count, works],
            }))}
          />
          <p className={styles.quiet}>{words.mediumHint[language]}</p>
        </Part>
        <Part id="ages" title={words.age[language]}>
          <Bars
            caption={words.age[language]}
            heads={[words.age[language], entries]}
            rows={ages.map(({ band, entries: count }) => ({
              key: band,
              name: ageWords[band][language],
              counts: [count],
            }))}
          />
          <p className={styles.quiet}>{ageOnDay(age_on)[language]}</p>
        </Part>
      </div>
    </>
  );
}
