import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../design/button.tsx';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { bringAlong } from './bring-along.ts';
import styles from './kept.module.css';
import { loadLists, useKept } from './kept.ts';
import { keptWords as words } from './kept.words.ts';
import { addList } from './kept-actions.ts';
import { KeptListView } from './kept-list.tsx';
import { listName } from './list-name.ts';
import { readLocal } from './local-lists.ts';
import { NameForm } from './name-form.tsx';
import { whyNot } from './refusal-words.ts';

const listPath = (id: string) => `/kept?list=${id}`;

/** All lists, one of them open. */
export function KeptLists() {
  const language = useLanguage();
  const { token } = useSession();
  const lists = useKept();
  const [failed, setFailed] = useState(false);
  const [naming, setNaming] = useState(false);
  const [params] = useSearchParams();
  // Not by the address: the dialog that names a list goes back over its entry in the history.
  const { key } = useLocation();
  const [made, setMade] = useState<{ id: string; at: string } | undefined>(undefined);
  useEffect(() => void loadLists().catch(() => setFailed(true)), []);
  if (!lists && failed)
    return (
      <Failed
        retry={() => {
          setFailed(false);
          void loadLists().catch(() => setFailed(true));
        }}
      />
    );
  if (!lists) return <Loading />;
  const wanted = made?.at === key ? made.id : params.get('list');
  const open = lists.find(({ id }) => id === wanted) ?? lists[0];
  const add = async (name: string) => {
    const id = (await addList(name)).at(-1)?.id;
    if (id) setMade({ id, at: key });
  };
  return (
    <>
      <div className={styles.unprinted}>
        {!token && lists.length > 0 && <LocalNote />}
        {token && <NotBrought lists={lists} />}
        {lists.length > 0 && (
          <div className={styles.lists}>
            {lists.length > 1 && (
              <LinkTabs
                label={words.lists[language]}
                tabs={lists.map((list) => ({
                  to: listPath(list.id),
                  label: `${listName(list, language)} ${list.works.length}`,
                  current: list === open,
                }))}
              />
            )}
            <Button onClick={() => setNaming(true)}>{words.newList[language]}</Button>
          </div>
        )}
      </div>
      {open ? (
        <KeptListView key={open.id} list={open} lists={lists} />
      ) : (
        <Empty title={words.emptyTitle[language]} text={words.emptyText[language]}>
          <ButtonLink look="fill" to="/artworks">
            {words.browse[language]}
          </ButtonLink>
        </Empty>
      )}
      {naming && (
        <Modal onClose={() => setNaming(false)} title={words.newList[language]}>
          <NameForm
            label={words.listName[language]}
            button={words.make[language]}
            send={add}
            onDone={() => setNaming(false)}
          />
        </Modal>
      )}
    </>
  );
}

function LocalNote() {
  const language = useLanguage();
  return (
    <div className={styles.notice}>
      <p>{words.localNote[language]}</p>
      <ButtonLink to="/login" state={{ from: '/kept' }}>
        {words.login[language]}
      </ButtonLink>
    </div>
  );
}

/** Signed in, and something still lies in this browser: there was no room for it. */
function NotBrought({ lists }: { lists: readonly KeptList[] }) {
  const language = useLanguage();
  const [left, setLeft] = useState(0);
  const { busy, run } = useAction((failure) => whyNot(failure, words.failed));
  const look = () => setLeft(readLocal().length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is brought changes the lists
  useEffect(look, [lists]);
  if (left === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <p>{words.notBrought[language]}</p>
      <Button busy={busy} onClick={() => void run(bringAlong).then(look)}>
        {words.bring[language]}
      </Button>
    </div>
  );
}
