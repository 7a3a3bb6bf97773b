import type { ReactNode } from 'react';
import { Button } from '../design/button.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { useLanguage } from '../platform/language.ts';
import { adminWords as words } from './admin.words.ts';

interface Props {
  title: string;
  /** What the button that goes on says. */
  confirm: string;
  look: 'fill' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more before something that is not easily undone. */
export function ConfirmModal({ title, confirm, look, busy = false, onConfirm, onClose, children }: Props) {
  const language = useLanguage();
  return (
    <Modal
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel[language]}</Button>
          <Button look={look} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}
