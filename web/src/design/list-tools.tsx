import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { isHydrating } from '../platform/hydrating.ts';
import { Button } from './button.tsx';
import { Form, isComposing } from './fields/form.tsx';
import { type Choice, SelectField } from './fields/select-field.tsx';
import { SearchField } from './fields/text-field.tsx';
import { useChosen, useListForm } from './filters/use-list-form.ts';
import { Icon } from './icon.tsx';
import styles from './list-tools.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  action: string;
  /** Fields elsewhere on the page that belong to this form name it. */
  id?: string;
  search: { label: string; button: string; words: string };
  sort: { label: string; choices: readonly Choice[]; value: string };
}

const pause = { typing: 250, composing: 700 };

/** Search and order of a list. Both stand in the address, so a list can be shared; without script a button sends them. */
export function ListTools({ action, id, search, sort }: Props) {
  const { form, go } = useListForm();
  const [order, chooseOrder] = useChosen(sort.value);
  const { field, typed, sent } = useTyping(search.words, () => go(true));
  return (
    <Form
      ref={form}
      id={id}
      action={action}
      method="get"
      role="search"
      className={styles.tools}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
        go(false);
      }}
    >
      <div className={styles.search}>
        <SearchField
          label={search.label}
          name="q"
          defaultValue={search.words}
          maxLength={100}
          onInput={typed}
          ref={field}
        />
        <Button type="submit" aria-label={search.button} className={styles.send}>
          <Icon name="arrow-right" size={18} />
        </Button>
      </div>
      <SelectField
        label={<VisuallyHidden>{sort.label}</VisuallyHidden>}
        name="sort"
        choices={sort.choices}
        value={order}
        onChange={({ currentTarget }) => {
          chooseOrder(currentTarget.value);
          go(false);
        }}
      />
    </Form>
  );
}

/**
 * Looks for the words as they are typed, a little later while a syllable is still being put together. The field belongs to the
 * one who types: it is written to only when the words in the address changed and nobody is in it.
 */
function useTyping(words: string, look: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(look);
  latest.current = look;
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement && !isHydrating()) input.value = words;
  }, [words]);
  return {
    field,
    sent: stop,
    typed: (event: FormEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      stop();
      const wait = isComposing(event.nativeEvent as InputEvent) ? pause.composing : pause.typing;
      timer.current = setTimeout(() => {
        if (input.value.trim() !== words) latest.current();
      }, wait);
    },
  };
}
