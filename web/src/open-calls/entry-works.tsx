import type { Entry, OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { dayText, openCallWords, submittedOn, enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { Button } from '../design/button.tsx';
import { Section } from '../design/layout.tsx';
import { Failed, Loading, State } from '../design/states/states.tsx';
import type { OwnArtwork } from '../my-artworks/use-own-artworks.ts';
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
  const { known, works, put, failed, reload } = useEntry(artistId);
  if (failed) return <Failed retry={reload} />;
  if (!known) return <Loading />;
  const { call, entry, artworks } = known;
  if (call.closed && !entry) return <State icon="lock" title={openCallWords.closed[language]} />;
  if (entry && (works === undefined || call.closed))
    return (
      <MyEntry
        call={call}
        entry={entry}
        artworks={artworks}
        onChange={() => put(entry.artworks.map((id) => ({ id })))}
      />
    );
  return (
    <EditEntry
      call={call}
      entered={entry !== null}
      artworks={artworks}
      works={works ?? []}
      onWorks={put}
      onCancel={() => put(undefined)}
      onDone={() => {
        put(undefined);
        reload();
      }}
    />
  );
}

interface MyEntryProps {
  call: OpenCall;
  entry: Entry;
  artworks: readonly OwnArtwork[];
  onChange: () => void;
}

function MyEntry({ call, entry, artworks, onChange }: MyEntryProps) {
  const language = useLanguage();
  return (
    <Section
      id="entry"
      title={words.mine[language]}
      aside={!call.closed && <Button onClick={onChange}>{words.change[language]}</Button>}
    >
      <p className={styles.note} role="status">
        {submittedOn(dayText(entry.createdAt)[language])[language]}
        {call.closed && ` · ${openCallWords.closed[language]}`}
      </p>
      <SavedList works={entry.artworks.map((id) => ({ id }))} artworks={artworks} />
    </Section>
  );
}
