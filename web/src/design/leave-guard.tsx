import { useEffect, useState } from 'react';
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved.size > 0 && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}

/** Asks before something that holds a form is closed while there are unsaved changes. Show `question` beside it. */
export function useAskBeforeClosing(onClose: () => void) {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (unsaved.size > 0 ? setAsking(true) : onClose()),
    question: asking && (
      <LeaveQuestion
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
        onStay={() => setAsking(false)}
      />
    ),
  };
}

function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const language = useLanguage();
  return (
    <Modal
      backCloses={false}
      title={words.title[language]}
      onClose={onStay}
      actions={
        <>
          <Button look="danger" onClick={onLeave}>
            {words.leave[language]}
          </Button>
          <Button look="fill" onClick={onStay}>
            {words.stay[language]}
          </Button>
        </>
      }
    >
      <p>{words.text[language]}</p>
    </Modal>
  );
}
