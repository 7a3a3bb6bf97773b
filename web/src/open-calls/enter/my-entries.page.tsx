import type { EntryListed } from '@hwarang/domain/open-calls/entering.contract';
import {
  dayText,
  momentText,
  openCallWords,
  receiptNumber,
  submittedOn,
} from '@hwarang/domain/open-calls/open-calls.words';
import { ButtonLink } from '../../design/button.tsx';
import { PageHead, Row, Wrap } from '../../design/layout.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useApi } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { Discard } from './discard.tsx';
import { discardDraft } from './discard-draft.ts';
import styles from './enter.module.css';
import { closesText, enterWords as words, worksCount } from './enter.words.ts';
import { forgetKept } from './use-draft.ts';

const states = {
  draft: words.stateDraft,
  submitted: words.stateSubmitted,
  withdrawn: words.stateWithdrawn,
} as const;

/** Every call one has entered or begun to, with its state and the way on. */
export default function MyEntries() {
  const language = useLanguage();
  const { artistId } = useSession();
  const { answer, failed, reload } = useApi(artistId ? '/open-calls/entries/mine' : undefined);
  const entries = artistId ? answer : [];
  return (
    <Wrap className={styles.page}>
      <PageTitle title={words.myEntries[language]} noindex />
      <PageHead title={words.myEntries[language]} lead={words.entriesLead[language]} />
      <ReadState failed={failed} known={entries} retry={reload} />
      {entries?.length === 0 && (
        <Empty title={words.noEntries[language]}>
          <ButtonLink to="/open-calls">{words.calls[language]}</ButtonLink>
        </Empty>
      )}
      {entries && entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry
              key={entry.slug}
              entry={entry}
              discard={async () => {
                await discardDraft(entry.slug);
                if (artistId) forgetKept(artistId, entry.slug);
                reload();
              }}
            />
          ))}
        </ul>
      )}
    </Wrap>
  );
}

function Entry({ entry, discard }: { entry: EntryListed; discard: () => Promise<void> }) {
  const language = useLanguage();
  const { slug, title, state, number, submitted_at, changed, taken, works, outcome, call_state, extended } = entry;
  const callState = openCallWords[extended ? 'extendedShort' : (`${call_state}Short` as const)];
  const way = taken ? (state === 'submitted' ? words.change : words.continue) : words.view;
  return (
    <li>
      <h2 className={styles.name}>
        <TextLink to={`/open-calls/${slug}`}>{title[language]}</TextLink>
      </h2>
      <p>
        <strong>{(outcome ? words[outcome] : states[state])[language]}</strong>
        {number !== null && ` · ${receiptNumber(number)[language]}`}
      </p>
      {changed && state === 'submitted' && taken && <p className={styles.notice}>{words.unsent[language]}</p>}
      <p className={styles.facts}>
        <span>{worksCount(works)[language]}</span>
        {submitted_at && state === 'submitted' && (
          <span>{submittedOn(momentText(submitted_at)[language])[language]}</span>
        )}
        <span>{callState[language]}</span>
        {call_state === 'open' && !extended && <span>{closesText(dayText(entry.closes_on))[language]}</span>}
      </p>
      <Row>
        <ButtonLink to={`/open-calls/${slug}/enter`} aria-label={`${title[language]}: ${way[language]}`}>
          {way[language]}
        </ButtonLink>
        {outcome && <ButtonLink to={`/open-calls/${slug}/results`}>{words.results[language]}</ButtonLink>}
        {state === 'draft' && <Discard name={title[language]} discard={discard} />}
      </Row>
    </li>
  );
}
