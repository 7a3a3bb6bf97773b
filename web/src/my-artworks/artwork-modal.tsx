import { sizeFrom } from '@hwarang/domain/artworks/size';
import { offerWords } from '@hwarang/domain/sales/offers.words';
import { useState } from 'react';
import { artworkPath, artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkFacts } from '../catalogue/artwork-facts.tsx';
import { Button } from '../design/button.tsx';
import { useAskBeforeClosing } from '../design/leave-guard.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { TextLink } from '../design/text-link.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { pictureOf } from '../media/shown-file.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { OfferForm } from '../sales/offer-form.tsx';
import { offeredBefore } from '../sales/offered-before.ts';
import { EditArtwork } from './edit-artwork.tsx';
import { editedBefore } from './edit-place.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import type { OwnArtwork } from './use-own-artworks.ts';

interface Props {
  artwork: OwnArtwork;
  onChange: (artwork: OwnArtwork) => void;
  onRemoved: (artwork: OwnArtwork) => void;
  onClose: () => void;
}

/** One work, larger, with what its owner can do. */
export function ArtworkModal({ artwork, onChange, onRemoved, onClose }: Props) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.changeFailed));
  const [editing, setEditing] = useState(() => editedBefore() === artwork.id);
  const [selling, setSelling] = useState(() => offeredBefore() === artwork.id);
  const whole = useAskBeforeClosing(onClose);
  const offer = useAskBeforeClosing(() => setSelling(false));
  const view = artworkView(language, artwork);
  const { id, title, image } = view;
  const picture = pictureOf(image);
  const exposed = artwork.is_exposed;

  const expose = () => api.put(`/art-works/${id}`, { is_exposed: !exposed }).then(onChange);
  const remove = () => api.delete(`/art-works/${id}`).then(() => onRemoved(artwork));

  return (
    <Modal
      wide
      onClose={whole.close}
      title={title}
      actions={
        <>
          <Button look="danger" busy={busy} onClick={() => void run(remove)}>
            {words.remove[language]}
          </Button>
          <Button onClick={() => setEditing(true)} disabled={editing}>
            {words.edit[language]}
          </Button>
          <Button aria-pressed={selling} onClick={() => (selling ? offer.close() : setSelling(true))}>
            {offerWords.title[language]}
          </Button>
          <Button busy={busy} onClick={() => void run(expose)}>
            {words[exposed ? 'makePrivate' : 'makePublic'][language]}
          </Button>
        </>
      }
    >
      <div className={styles.shown}>
        {picture && (
          <Picture
            key={picture.src}
            picture={picture}
            alt={title}
            sizes="(min-width: 992px) 900px, 92vw"
            className={styles.work}
          />
        )}
        {editing ? (
          <EditArtwork
            artwork={artwork}
            onSaved={(changed) => {
              onChange(changed);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <ArtworkFacts work={view} />
        )}
        {selling && <OfferForm path={`/art-works/${id}/offer`} size={sizeFrom(artwork)} />}
        {whole.question}
        {offer.question}
        <p role="status">{words[exposed ? 'nowPublic' : 'nowPrivate'][language]}</p>
        {exposed && (
          <p>
            <TextLink to={artworkPath(id)}>{words.publicPage[language]}</TextLink>
          </p>
        )}
      </div>
    </Modal>
  );
}
