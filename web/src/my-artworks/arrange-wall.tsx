import { useState } from 'react';
import { moved } from '../artists/career.ts';
import { artworkView } from '../catalogue/artwork.view.ts';
import { Button, IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Picture } from '../design/picture/picture.tsx';
import text from '../design/text.module.css';
import { refusal, useAction } from '../design/use-action.ts';
import { pictureOf } from '../media/shown-file.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import type { OwnArtwork } from './use-own-artworks.ts';

interface Props {
  artworks: readonly OwnArtwork[];
  onDone: (artworks: readonly OwnArtwork[]) => void;
}

/** The order in which the works hang on the artist's page. */
export function ArrangeWall({ artworks, onDone }: Props) {
  const language = useLanguage();
  const [order, setOrder] = useState(artworks);
  const { busy, run } = useAction(refusal(words.changeFailed));
  const save = () => api.post('/art-works/order', { ids: order.map(({ id }) => id) }).then(() => onDone(order));
  return (
    <>
      <p className={styles.arrange}>
        <Button look="fill" busy={busy} onClick={() => void run(save)}>
          {words.arranged[language]}
        </Button>
      </p>
      <ol className={styles.order}>
        {order.map((artwork, index) => {
          const { id, title, image } = artworkView(language, artwork);
          const picture = pictureOf(image);
          return (
            <li key={id}>
              <span className={text.second}>{index + 1}</span>
              <span className={styles.thumb}>
                {picture && <Picture picture={picture} alt="" sizes="80px" className={styles.tiny} />}
              </span>
              <span>{title}</span>
              <IconButton
                label={`${title}: ${words.earlier[language]}`}
                disabled={index === 0}
                onClick={() => setOrder(moved(order, index, -1))}
              >
                <Icon name="chevron-up" />
              </IconButton>
              <IconButton
                label={`${title}: ${words.later[language]}`}
                disabled={index === order.length - 1}
                onClick={() => setOrder(moved(order, index, 1))}
              >
                <Icon name="chevron-down" />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </>
  );
}
