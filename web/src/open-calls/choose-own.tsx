import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { artworkView } from '../catalogue/artwork.view.ts';
import { Button } from '../design/button.tsx';
import { Modal } from '../design/modal/modal.tsx';
import type { OwnArtwork } from '../my-artworks/use-own-artworks.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './enroll.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** Works the artist has uploaded before can be entered as they are. */
export function ChooseOwn({ artworks, onChoose }: { artworks: readonly OwnArtwork[]; onChoose: (id: string) => void }) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  if (artworks.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.chooseOwn[language]}</Button>
      <Modal open={open} wide onClose={() => setOpen(false)} title={words.chooseOwn[language]}>
        <ul className={styles.thumbs}>
          {artworks.map((artwork) => {
            const { id, title, image } = artworkView(language, artwork);
            const choose = () => {
              setOpen(false);
              onChoose(id);
            };
            return (
              <li key={id}>
                <button type="button" className={styles.thumb} onClick={choose}>
                  <Thumbnail image={image} />
                  <span>{title}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </Modal>
    </>
  );
}
