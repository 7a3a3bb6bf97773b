import type { SavedSearch } from '@hwarang/domain/keeping/keeping.contract';
import { searchPath } from '@hwarang/domain/keeping/searches';
import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink, IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Empty, ReadState } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import styles from './kept.module.css';
import { keptWords as words } from './kept.words.ts';
import { NeedsAccount } from './needs-account.tsx';
import { whyNot } from './refusal-words.ts';

const kinds: Record<SavedSearch['page'], LocalizedText> = {
  artworks: words.works,
  artists: words.artists,
  exhibitions: { ko: '전시', en: 'Exhibitions' },
};

export function SavedSearches() {
  const { token } = useSession();
  return token ? <Own /> : <NeedsAccount part="searches" text={words.noSearchesText} />;
}

function Own() {
  const language = useLanguage();
  const [searches, setSearches] = useState<SavedSearch[]>();
  const [failed, setFailed] = useState(false);
  const { busy, run } = useAction((failure) => whyNot(failure, words.failed));
  useEffect(() => {
    if (!failed) api.get('/saved-searches').then(setSearches, () => setFailed(true));
  }, [failed]);
  if (failed || !searches) return <ReadState failed={failed} retry={() => setFailed(false)} />;
  if (searches.length === 0)
    return (
      <Empty title={words.noSearches[language]} text={words.noSearchesText[language]}>
        <ButtonLink look="fill" to="/artworks">
          {words.browse[language]}
        </ButtonLink>
      </Empty>
    );
  const remove = async (id: string) => setSearches((await api.delete(`/saved-searches/${id}`)) as SavedSearch[]);
  return (
    <>
      <p className={text.second}>{words.mailNote[language]}</p>
      <ul className={styles.rows} aria-busy={busy}>
        {searches.map((search) => (
          <li key={search.id}>
            <Link to={searchPath(search)} className={styles.row}>
              <span>
                {search.name}
                <span className={text.below}>{kinds[search.page][language]}</span>
              </span>
            </Link>
            <IconButton
              label={`${words.deleteSearch[language]}: ${search.name}`}
              onClick={() => void run(() => remove(search.id))}
            >
              <Icon name="trash" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
