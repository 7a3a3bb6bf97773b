import { restorableUntil } from '@hwarang/domain/artworks/deleted';
import { artworkView } from '../catalogue/artwork.view.ts';
import { Button } from '../design/button.tsx';
import { Section } from '../design/layout.tsx';
import { Picture } from '../design/picture/picture.tsx';
import text from '../design/text.module.css';
import { refusal, useAction } from '../design/use-action.ts';
import { pictureOf } from '../media/shown-file.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useMoment } from '../platform/use-moment.ts';
import styles from './my-artworks.module.css';
import { restoreUntil, myArtworksWords as words } from './my-artworks.words.ts';
import type { DeletedArtwork } from './use-own-artworks.ts';

interface Props {
  artworks: readonly DeletedArtwork[];
  onRestored: (id: string) => void;
}

/** The works that were deleted lately, each with the way back. */
export function DeletedArtworks({ artworks, onRestored }: Props) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.changeFailed));
  const restore = (id: string) => api.post(`/art-works/${id}/restore`).then(() => onRestored(id));
  const day = useMoment('day');
  return (
    <Section id="deleted" title={words.deleted[language]}>
      <ul className={styles.deleted}>
        {artworks.map((artwork) => {
          const { id, title, image } = artworkView(language, artwork);
          const picture = pictureOf(image);
          return (
            <li key={id}>
              <span className={styles.thumb}>
                {picture && <Picture picture={picture} alt="" sizes="80px" className={styles.tiny} />}
              </span>
              <span id={`deleted-${id}`}>
                {title}
                {artwork.deletedAt && (
                  <span className={text.below}>{restoreUntil(day(restorableUntil(artwork.deletedAt)))[language]}</span>
                )}
              </span>
              <Button disabled={busy} aria-describedby={`deleted-${id}`} onClick={() => void run(() => restore(id))}>
                {words.restore[language]}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
