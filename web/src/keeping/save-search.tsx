import type { SearchPage } from '@hwarang/domain/keeping/searches';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import styles from './save-search.module.css';
import { saveSearchWords as words } from './save-search.words.ts';

const NameSearch = lazy(() => import('./name-search.tsx'));

/** On a list that is narrowed by something. `names` are the words of its filters, of which a name is proposed. */
export function SaveSearch({ page, names }: { page: SearchPage; names: readonly (string | undefined)[] }) {
  const language = useLanguage();
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [naming, setNaming] = useState(false);
  return (
    <div className={styles.saveSearch}>
      <Button
        look="plain"
        onClick={() => (token ? setNaming(true) : void navigate('/login', { state: { from: pathname + search } }))}
      >
        <Icon name="bell" size={18} />
        {words.saveSearch[language]}
      </Button>
      {naming && (
        <Suspense>
          <NameSearch
            page={page}
            query={search}
            name={names.filter(Boolean).join(' · ')}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
