import { shownYear } from '@hwarang/domain/artworks/year';
import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { type ArtworkView, artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkFacts } from '../catalogue/artwork-facts.tsx';
import { Button } from '../design/button.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { pictureOf } from '../media/shown-file.ts';
import type { OwnArtwork } from '../my-artworks/use-own-artworks.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './enroll.module.css';
import { Thumbnails } from './thumbnail.tsx';
import { isDraft, keyOf, type SavedWork } from './use-entry.ts';

interface Shown extends Partial<Pick<ArtworkView, 'year' | 'size' | 'material' | 'edition' | 'image'>> {
  key: string;
  title: string;
  isPrivate: boolean;
}

interface Props {
  works: readonly SavedWork[];
  /** All works of the artist, among which those with an id are found. */
  artworks: readonly OwnArtwork[];
  onRemove?: (key: string) => void;
}

/** Saved works as thumbnails; a press on one opens its details. */
export function SavedList({ works, artworks, onRemove }: Props) {
  const language = useLanguage();
  const [openKey, setOpenKey] = useState<string | undefined>(undefined);
  const shown = works.flatMap((work): Shown[] => {
    if (isDraft(work))
      return [{ ...work, title: work.title ?? '', year: shownYear(work), isPrivate: !work.is_exposed }];
    const artwork = artworks.find(({ id }) => id === work.id);
    return artwork ? [{ ...artworkView(language, artwork), key: keyOf(work), isPrivate: !artwork.is_exposed }] : [];
  });
  const opened = shown.find(({ key }) => key === openKey);
  const picture = pictureOf(opened?.image);
  const close = () => setOpenKey(undefined);
  if (shown.length === 0) return null;
  return (
    <>
      <Thumbnails works={shown} onOpen={setOpenKey} />
      {shown.some(({ isPrivate }) => isPrivate) && <p className={styles.note}>{words.juryNote[language]}</p>}
      {opened && (
        <Modal
          wide
          onClose={close}
          title={opened.title}
          actions={
            onRemove && (
              <Button
                look="danger"
                onClick={() => {
                  close();
                  onRemove(opened.key);
                }}
              >
                {words.deleteWork[language]}
              </Button>
            )
          }
        >
          <div className={styles.details}>
            {picture && (
              <Picture
                picture={picture}
                alt={opened.title}
                sizes="(min-width: 992px) 900px, 92vw"
                className={styles.work}
              />
            )}
            <ArtworkFacts work={opened} />
            {opened.isPrivate && <p className={styles.note}>{words.juryNote[language]}</p>}
          </div>
        </Modal>
      )}
    </>
  );
}
