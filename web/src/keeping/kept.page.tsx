import { isId } from '@hwarang/domain/ids';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead, Wrap } from '../design/layout.tsx';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Loading } from '../design/states/states.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useHydrated } from '../platform/use-hydrated.ts';
import { Followed } from './followed.tsx';
import styles from './kept.module.css';
import { keep } from './kept.ts';
import { keptWords as words } from './kept.words.ts';
import { KeptLists } from './kept-lists.tsx';
import { whyNot } from './refusal-words.ts';
import { SavedSearches } from './saved-searches.tsx';

const parts = ['works', 'following', 'searches'] as const;

// What is shown is known to the browser alone; the address says which part of it.
export const handle: PageHandle = { query: ['part', 'keep'] };

export default function Kept() {
  const language = useLanguage();
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('keep');
  const { run } = useAction(whyNot);
  // The heart of a work was pressed before its page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each work
  useEffect(() => {
    if (!wanted) return;
    setParams({}, { replace: true });
    if (isId(wanted)) void run(() => keep(wanted));
  }, [wanted]);
  const part = parts.find((name) => name === params.get('part')) ?? 'works';
  const shown = { works: <KeptLists />, following: <Followed />, searches: <SavedSearches /> };
  return (
    <Wrap className={styles.page}>
      <PageTitle title={words.title[language]} noindex />
      <div className={styles.unprinted}>
        <PageHead title={words.title[language]} />
        <LinkTabs
          label={words.parts[language]}
          tabs={parts.map((name) => ({
            to: name === 'works' ? '/kept' : `/kept?part=${name}`,
            label: words[name][language],
            current: part === name,
          }))}
        />
      </div>
      {hydrated ? shown[part] : <Loading />}
    </Wrap>
  );
}
