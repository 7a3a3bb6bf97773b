import { useEffect, useRef, useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import styles from './my-artworks.module.css';
import { removedArtwork, myArtworksWords as words } from './my-artworks.words.ts';
import type { OwnArtwork } from './own-artwork.ts';

/** Stands where the deleted work hung, and brings it back. It takes the focus, whose place has gone with the work. */
export function RemovedNote({ artwork, onRestored }: { artwork: OwnArtwork; onRestored: () => void }) {
  const language = useLanguage();
  const undo = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => undo.current?.focus(), []);
  const restore = async () => {
    setBusy(true);
    try {
      await api.post(`/art-works/${artwork.id}/restore`);
      onRestored();
    } catch (failure) {
      void alert(refused(failure, words.changeFailed, {}).text[language], { tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <div className={styles.removed}>
      <p role="status">{removedArtwork(artwork.title)[language]}</p>
      <Button ref={undo} busy={busy} onClick={() => void restore()}>
        {words.undo[language]}
      </Button>
    </div>
  );
}
