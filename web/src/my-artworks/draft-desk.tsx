import { useObjectUrl } from '../design/drop-zone/drop-zone.tsx';
import { Icon } from '../design/icon.tsx';
import { Loading } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { ArtworkForm } from './artwork-form.tsx';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import { type Draft, useDrafts } from './use-drafts.ts';

/** The works that are being written down: one form, and beside it the others that wait. */
export function DraftDesk({ owner, onSaved }: { owner: string; onSaved: () => void }) {
  const language = useLanguage();
  const { drafts, current, heard, open, type, place, placeAll, drop } = useDrafts(owner);
  if (!drafts || !current) return <Loading />;
  return (
    <>
      {drafts.length > 1 && (
        <ul className={styles.drafts} aria-label={words.drafts[language]}>
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftTab draft={draft} isOpen={draft.id === current.id} onOpen={() => open(draft.id)} />
            </li>
          ))}
        </ul>
      )}
      <ArtworkForm
        key={`${current.id} ${heard}`}
        owner={owner}
        draft={current}
        onType={(values) => type(current.id, values)}
        onFile={(file) => place(current.id, file)}
        onFiles={(files) => placeAll(current.id, files)}
        onDiscard={drafts.length > 1 ? () => drop(current.id) : undefined}
        onSaved={onSaved}
        onDone={() => drop(current.id)}
      />
    </>
  );
}

function DraftTab({ draft, isOpen, onOpen }: { draft: Draft; isOpen: boolean; onOpen: () => void }) {
  const language = useLanguage();
  const url = useObjectUrl(draft.file);
  return (
    <button type="button" className={styles.draft} aria-current={isOpen} onClick={onOpen}>
      {url ? <img src={url} alt="" /> : <Icon name="image" size={24} />}
      <span>{draft.values.title || draft.file?.name || words.untitled[language]}</span>
    </button>
  );
}
