import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button, ButtonLink, IconButton } from '../design/button.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { Icon } from '../design/icon.tsx';
import { ConfirmModal } from '../design/modal/confirm.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { useOrigin } from '../platform/page-title.tsx';
import { useSession } from '../platform/session.ts';
import styles from './kept.module.css';
import { keptWords as words } from './kept.words.ts';
import { orderLists, removeList, renameList, shareList, unshareList } from './kept-actions.ts';
import { listName } from './list-name.ts';
import { NameForm } from './name-form.tsx';
import { whyNot } from './refusal-words.ts';

interface Props {
  list: KeptList;
  lists: readonly KeptList[];
  /** Names, places and the bin are shown to those who sort what they keep. */
  arranging: boolean;
  onArrange: () => void;
}

/** What can be done with a list. */
export function ListTools({ list, lists, arranging, onArrange }: Props) {
  const language = useLanguage();
  const [open, setOpen] = useState<'rename' | 'remove' | 'share'>();
  const { busy, run } = useAction((failure) => whyNot(failure, words.failed));
  const close = () => setOpen(undefined);
  const at = lists.findIndex(({ id }) => id === list.id);
  const step = (by: number) => {
    const ids = lists.map(({ id }) => id);
    ids.splice(at, 1);
    ids.splice(at + by, 0, list.id);
    void run(() => orderLists(ids));
  };
  return (
    <div className={styles.tools}>
      <Button onClick={() => setOpen('share')}>
        <Icon name="share" size={18} />
        {words.share[language]}
      </Button>
      <Button onClick={() => window.print()}>
        <Icon name="printer" size={18} />
        {words.print[language]}
      </Button>
      <Button aria-pressed={arranging} onClick={onArrange}>
        <Icon name={arranging ? 'check' : 'edit'} size={18} />
        {words[arranging ? 'done' : 'arrange'][language]}
      </Button>
      {arranging && (
        <>
          <Button look="plain" onClick={() => setOpen('rename')}>
            {words.rename[language]}
          </Button>
          {lists.length > 1 && (
            <>
              <IconButton label={words.earlierList[language]} disabled={at === 0} onClick={() => step(-1)}>
                <Icon name="chevron-left" size={18} />
              </IconButton>
              <IconButton label={words.laterList[language]} disabled={at === lists.length - 1} onClick={() => step(1)}>
                <Icon name="chevron-right" size={18} />
              </IconButton>
            </>
          )}
          <IconButton label={words.remove[language]} onClick={() => setOpen('remove')}>
            <Icon name="trash" size={18} />
          </IconButton>
        </>
      )}
      {open === 'rename' && (
        <Modal onClose={close} title={words.rename[language]}>
          <NameForm
            label={words.listName[language]}
            button={words.save[language]}
            name={list.name}
            send={(name) => renameList(list.id, name)}
            onDone={close}
          />
        </Modal>
      )}
      {open === 'remove' && (
        <ConfirmModal
          title={`${words.remove[language]}: ${listName(list, language)}`}
          confirm={words.remove[language]}
          look="danger"
          busy={busy}
          onConfirm={() => run(() => removeList(list.id).then(close))}
          onClose={close}
        >
          {words.removeText[language]}
        </ConfirmModal>
      )}
      {open === 'share' && <Share list={list} onClose={close} />}
    </div>
  );
}

function Share({ list, onClose }: { list: KeptList; onClose: () => void }) {
  const language = useLanguage();
  const { token } = useSession();
  const origin = useOrigin();
  const { busy, run } = useAction((failure) => whyNot(failure, words.failed));
  const address = list.share ? `${origin}/lists/${list.share}` : undefined;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      void alert(words.copied[language], { tone: 'good' });
    } catch {
      void alert(`${words.notCopied[language]}\n${text}`, { tone: 'bad' });
    }
  };
  const stop = async () => {
    await unshareList(list.id);
    onClose();
    void alert(words.unshared[language], { tone: 'good', form: 'notice' });
  };
  return (
    <Modal onClose={onClose} title={words.share[language]}>
      <div className={styles.share}>
        {!token && (
          <>
            <p>{words.shareNeedsAccount[language]}</p>
            <ButtonLink look="fill" to="/login" state={{ from: '/kept' }}>
              {words.login[language]}
            </ButtonLink>
          </>
        )}
        {token && <p>{words.shareText[language]}</p>}
        {token && !address && (
          <Button look="fill" busy={busy} onClick={() => void run(() => shareList(list.id))}>
            {words.share[language]}
          </Button>
        )}
        {token && address && (
          <>
            <TextField label={words.address[language]} name="address" value={address} readOnly />
            <div className={styles.tools}>
              <Button look="fill" onClick={() => void copy(address)}>
                <Icon name="copy" size={18} />
                {words.copy[language]}
              </Button>
              <Button look="danger" busy={busy} onClick={() => void run(stop)}>
                {words.unshare[language]}
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
