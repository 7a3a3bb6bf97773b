import { lazy, Suspense, useEffect, useState } from 'react';
import { classes } from '../design/classes.ts';
import { Icon } from '../design/icon.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { takeEarlyKept } from './early-keep.ts';
import { keepWords as words } from './keep.words.ts';
import styles from './keep-button.module.css';
import { keep, useKept } from './kept.ts';
import { whyNot } from './refusal-words.ts';

// Only those who sort what they keep need it.
const ChooseLists = lazy(() => import('./choose-lists.tsx'));

/** Keeps a work with one press, before the page is alive too; a second press asks in which lists it stands. */
export function KeepButton({ id, title, className }: { id: string; title: string; className?: string | undefined }) {
  const language = useLanguage();
  const kept = useKept()?.some(({ works }) => works.includes(id)) ?? false;
  const [choosing, setChoosing] = useState(false);
  const { busy, run } = useAction((failure) => whyNot(failure));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was pressed before
  useEffect(() => {
    for (const early of takeEarlyKept()) void run(() => keep(early));
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes(className, styles.keep)}
        data-keep={id}
        aria-pressed={kept}
        aria-busy={busy}
        aria-haspopup={kept ? 'dialog' : undefined}
        onClick={() => (kept ? setChoosing(true) : void run(() => keep(id)))}
        suppressHydrationWarning
      >
        <Icon name="heart" size={18} />
        {words[kept ? 'kept' : 'keep'][language]}
      </button>
      {choosing && (
        <Suspense>
          <ChooseLists artwork={id} title={title} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
