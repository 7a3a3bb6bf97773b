import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { artworkView } from '../catalogue/artwork.view.ts';
import { Button } from '../design/button.tsx';
import { Modal } from '../design/modal/modal.tsx';
import type { OwnArtwork } from '../my-artworks/use-own-artworks.ts';
import { useLanguage } from '../platform/language.ts';
import { Thumbnails } from './thumbnail.tsx';

/** Works the artist has uploaded before can be entered as they are. */
export function ChooseOwn({ artworks, onChoose }: { artworks: readonly OwnArtwork[]; onChoose: (id: string) => void }) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  if (artworks.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.chooseOwn[language]}</Button>
      {open && (
        <Modal wide onClose={() => setOpen(false)} title={words.chooseOwn[language]}>
          <Thumbnails
            works={artworks.map((artwork) => ({
              ...artworkView(language, artwork),
              key: artwork.id,
              isPrivate: !artwork.is_exposed,
            }))}
            onOpen={(id) => {
              setOpen(false);
              onChoose(id);
            }}
          />
        </Modal>
      )}
    </>
  );
}
