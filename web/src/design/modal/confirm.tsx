import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { Button } from '../button.tsx';
import { designWords } from '../design.words.ts';
import { Modal } from './modal.tsx';

interface Props {
  title: string;
  /** What the button that goes on says. */
  confirm: string;
  /** What the button that leaves everything as it is says. */
  cancel?: string;
  look: 'fill' | 'danger';
  busy?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more before something that is not easily undone. */
export function ConfirmModal({ title, confirm, cancel, look, busy = false, onConfirm, onClose, children }: Props) {
  const language = useLanguage();
  return (
    <Modal
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel ?? designWords.cancel[language]}</Button>
          <Button look={look} busy={busy} onClick={() => void onConfirm()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}

type Question = Omit<ComponentProps<typeof ConfirmModal>, 'look' | 'onConfirm' | 'onClose'>;

interface ButtonProps extends Question, Pick<ComponentProps<typeof Button>, 'look' | 'aria-label'> {
  /** What the button says. */
  label: string;
  /** The question stays until it is closed, so that what failed can be tried again. */
  onConfirm: (close: () => void) => unknown;
}

/** A button for something that cannot be undone: it asks first. */
export function ConfirmButton({ label, look, 'aria-label': name, onConfirm, ...question }: ButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look={look} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <ConfirmModal {...question} look="danger" onConfirm={() => onConfirm(close)} onClose={close} />}
    </>
  );
}
