import { useEffect, useRef } from 'react';
import { Button } from '../design/button.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './my-artworks.module.css';
import { removedArtwork, myArtworksWords as words } from './my-artworks.words.ts';
import type { OwnArtwork } from './use-own-artworks.ts';

/** Stands where the deleted work hung, and brings it back. It takes the focus, whose place has gone with the work. */
export function RemovedNote({ artwork, onRestored }: { artwork: OwnArtwork; onRestored: () => void }) {
  const language = useLanguage();
  const undo = useRef<HTMLButtonElement>(null);
  const { busy, run } = useAction(refusal(words.changeFailed));
  useEffect(() => undo.current?.focus(), []);
  const restore = () => api.post(`/art-works/${artwork.id}/restore`).then(onRestored);
  return (
    <div className={styles.removed}>
      <p role="status">{removedArtwork(artwork.title)[language]}</p>
      <Button ref={undo} busy={busy} onClick={() => void run(restore)}>
        {words.undo[language]}
      </Button>
    </div>
  );
}
