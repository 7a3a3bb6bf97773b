import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { useLanguage } from '../../platform/language.ts';
import { roomEditorWords as words } from '../room-editor.words.ts';

/** Asks before unsaved changes are lost, by a link as by closing the window. */
export function LeaveGuard({ changed }: { changed: boolean }) {
  const language = useLanguage();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      backCloses={false}
      title={words.leaveTitle[language]}
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
      <p>{words.leaveText[language]}</p>
    </Modal>
  );
}
