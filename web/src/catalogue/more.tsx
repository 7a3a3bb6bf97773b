import { artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { Button, ButtonLink } from '../design/button.tsx';
import { Loading, State } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './more.module.css';
import type { EndlessState } from './use-endless.ts';

interface Props {
  state: EndlessState;
  load: () => Promise<void>;
  /** What more there is: 'Show more artworks'. */
  label: string;
  /** Where the list goes on without scripts. */
  to: string;
}

/** The end of a list that grows. The link stays while more is loading: it would take the focus of the keyboard away with it. */
export function More({ state, load, label, to }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.more}>
      {state === 'failed' && (
        <State icon="warning" role="alert" title={artworksWords.moreFailed[language]}>
          <Button onClick={() => void load()}>{label}</Button>
        </State>
      )}
      {(state === 'idle' || state === 'loading') && (
        <ButtonLink
          to={to}
          aria-busy={state === 'loading'}
          onClick={(event) => {
            event.preventDefault();
            void load();
          }}
        >
          {label}
        </ButtonLink>
      )}
      {state === 'loading' && <Loading />}
    </div>
  );
}
