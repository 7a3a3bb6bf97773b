import {
  momentText,
  openCallWords,
  submittedOn,
  enrollWords as words,
} from '@hwarang/domain/open-calls/open-calls.words';
import { Button } from '../design/button.tsx';
import { Section } from '../design/layout.tsx';
import { ReadState, State } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { EditEntry } from './edit-entry.tsx';
import styles from './enroll.module.css';
import { SavedList } from './saved-list.tsx';
import { useEntry } from './use-entry.ts';

/** The artworks of an entry: put together, submitted, seen, and changed until the call closes. */
export function EntryWorks() {
  const language = useLanguage();
  const { artistId = '' } = useSession();
  const { known, works, put, change, failed, reload } = useEntry(artistId);
  if (failed || !known) return <ReadState failed={failed} retry={reload} />;
  const { call, entry, artworks } = known;
  const entered = entry?.artworks.map((id) => ({ id })) ?? [];
  if (call.closed && !entry) return <State icon="lock" title={openCallWords.closed[language]} />;
  if (entry && (works === undefined || call.closed))
    return (
      <Section
        id="entry"
        title={words.mine[language]}
        aside={!call.closed && <Button onClick={() => put(entered)}>{words.change[language]}</Button>}
      >
        <p className={styles.note} role="status">
          {submittedOn(momentText(entry.createdAt)[language])[language]}
          {call.closed && ` · ${openCallWords.closed[language]}`}
        </p>
        <SavedList works={entered} artworks={artworks} />
      </Section>
    );
  return (
    <EditEntry
      call={call}
      entered={entry !== null}
      artworks={artworks}
      works={works ?? []}
      onChange={change}
      onCancel={() => put(undefined)}
      onDone={() => {
        put(undefined);
        reload();
      }}
    />
  );
}
