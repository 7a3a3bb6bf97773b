import { useState } from 'react';
import { Button, ButtonLink } from '../design/button.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { Modal } from '../design/modal/modal.tsx';
import text from '../design/text.module.css';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { keepWords } from './keep.words.ts';
import styles from './kept.module.css';
import { useKept } from './kept.ts';
import { keptWords as words } from './kept.words.ts';
import { addList, putWork, takeWork } from './kept-actions.ts';
import { listName } from './list-name.ts';
import { NameForm } from './name-form.tsx';
import { whyNot } from './refusal-words.ts';

/** In which of the lists one work stands. */
export default function ChooseLists({
  artwork,
  title,
  onClose,
}: {
  artwork: string;
  title: string;
  onClose: () => void;
}) {
  const language = useLanguage();
  const lists = useKept() ?? [];
  const [naming, setNaming] = useState(false);
  const { busy, run } = useAction((failure) => whyNot(failure));
  const add = async (name: string) => {
    const made = (await addList(name)).at(-1);
    if (made) await putWork(made.id, artwork);
  };
  return (
    <Modal
      onClose={onClose}
      title={keepWords.lists[language]}
      actions={
        <>
          <ButtonLink to="/kept">{words.seeKept[language]}</ButtonLink>
          <Button look="fill" onClick={onClose}>
            {words.done[language]}
          </Button>
        </>
      }
    >
      <div className={styles.choose} aria-busy={busy}>
        <p className={text.second}>{title}</p>
        {lists.map((list) => (
          <CheckboxField
            key={list.id}
            label={listName(list, language)}
            checked={list.works.includes(artwork)}
            onChange={({ currentTarget }) => {
              const change = currentTarget.checked ? putWork : takeWork;
              void run(() => change(list.id, artwork));
            }}
          />
        ))}
        {naming ? (
          <NameForm
            label={words.listName[language]}
            button={words.make[language]}
            send={add}
            onDone={() => setNaming(false)}
          />
        ) : (
          <Button onClick={() => setNaming(true)}>{words.newList[language]}</Button>
        )}
      </div>
    </Modal>
  );
}
