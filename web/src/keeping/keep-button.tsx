import { lazy, Suspense, useState } from 'react';
import { classes } from '../design/classes.ts';
import { Icon } from '../design/icon.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { keepWords as words } from './keep.words.ts';
import styles from './keep-button.module.css';
import { keep, useKept } from './kept.ts';
import { whyNot } from './refusal-words.ts';

// Only those who sort what they keep need it.
const ChooseLists = lazy(() => import('./choose-lists.tsx'));

/**
 * Keeps a work with one press; a second press asks in which lists it stands. Pressed before the page is hydrated it is an ordinary form, which
 * leads to the kept works.
 */
export default function KeepButton({
  id,
  title,
  className,
}: {
  id: string;
  title: string;
  className?: string | undefined;
}) {
  const language = useLanguage();
  const kept = useKept()?.some(({ works }) => works.includes(id)) ?? false;
  const [choosing, setChoosing] = useState(false);
  const { busy, run } = useAction((failure) => whyNot(failure));
  return (
    <>
      <form
        action="/kept"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (kept) setChoosing(true);
          else void run(() => keep(id));
        }}
      >
        <input type="hidden" name="keep" value={id} />
        <button
          type="submit"
          className={classes(className, styles.keep)}
          aria-pressed={kept}
          aria-busy={busy}
          aria-haspopup={kept ? 'dialog' : undefined}
        >
          <Icon name="heart" size={18} />
          {words[kept ? 'kept' : 'keep'][language]}
        </button>
      </form>
      {choosing && (
        <Suspense>
          <ChooseLists artwork={id} title={title} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
