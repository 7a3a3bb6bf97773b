import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useLanguage } from '../platform/language.ts';
import { Button } from './button.tsx';
import { leaveGuardWords as words } from './leave-guard.words.ts';
import { Modal } from './modal/modal.tsx';

const unsaved = new Set<object>();

/** Says that a form holds changes that are not saved: the window asks before it is closed, and `LeaveGuard` before a link is followed. */
export function useUnsaved(changed: boolean): void {
  useEffect(() => {
    if (!changed) return;
    const form = {};
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    unsaved.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [changed]);
}

/**
 * Asks before unsaved changes are lost. It stands once above all forms, because a router takes one blocker. A page that moves on by
 * itself, after saving or deleting, replaces its address: then nobody is asked.
 */
export function LeaveGuard() {
  const language = useLanguage();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved.size > 0 && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      backCloses={false}
      title={words.title[language]}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button look="danger" onClick={() => blocker.proceed()}>
            {words.leave[language]}
          </Button>
          <Button look="fill" onClick={() => blocker.reset()}>
            {words.stay[language]}
          </Button>
        </>
      }
    >
      <p>{words.text[language]}</p>
    </Modal>
  );
}
