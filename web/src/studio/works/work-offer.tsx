import type { ConsignedWork } from '@hwarang/domain/galleries/studio.contract';
import { availabilityWords } from '@hwarang/domain/sales/availability.words';
import type { OfferLine } from '@hwarang/domain/sales/offers.contract';
import { priceShownWords, untilDay, offerWords as words } from '@hwarang/domain/sales/offers.words';
import { formatPrice } from '@hwarang/domain/sales/price-text';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { useAskBeforeClosing } from '../../design/leave-guard.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import text from '../../design/text.module.css';
import { useLanguage } from '../../platform/language.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { OfferForm } from '../../sales/offer-form.tsx';
import styles from '../stock.module.css';
import { workName } from './work-name.tsx';

export const offersById = (offers: readonly OfferLine[] = []): ReadonlyMap<string, OfferLine> =>
  new Map(offers.map((offer) => [offer.artwork, offer]));

interface TextProps {
  offer: OfferLine | undefined;
  name: string;
  onOpen: () => void;
}

/** How a work is offered, in a row; pressed, it can be changed. */
export function OfferText({ offer, name, onOpen }: TextProps) {
  const language = useLanguage();
  const day = useMoment('day');
  const { availability = 'not-for-sale', price = null, currency = 'KRW', hold_until = null, price_shown } = offer ?? {};
  const state = availabilityWords[availability][language];
  return (
    <Button
      look="plain"
      className={styles.offer}
      onClick={onOpen}
      aria-label={`${words.title[language]}: ${name}, ${state}`}
    >
      <span>
        {state}
        {availability === 'on-hold' && hold_until && ` · ${untilDay(day(hold_until))[language]}`}
        {price !== null && <span className={text.below}>{formatPrice(language, price, currency)}</span>}
        {price_shown === 'on-request' && <span className={text.below}>{priceShownWords['on-request'][language]}</span>}
        {price_shown === 'private' && <span className={text.below}>{words.private[language]}</span>}
      </span>
      <Icon name="edit" size={16} />
    </Button>
  );
}

interface ModalProps {
  gallery: string;
  artwork: ConsignedWork['artwork'];
  onSaved: () => void;
  onClose: () => void;
}

export function OfferModal({ gallery, artwork, onSaved, onClose }: ModalProps) {
  const language = useLanguage();
  const { id, width_cm: width, height_cm: height } = artwork;
  const { close, question } = useAskBeforeClosing(onClose);
  return (
    <Modal onClose={close} title={`${words.title[language]}: ${workName(language, artwork)}`}>
      <OfferForm
        path={`/studio/${encodeURIComponent(gallery)}/works/${id}/offer`}
        size={width && height ? { width, height } : undefined}
        onSaved={() => {
          onSaved();
          onClose();
        }}
      />
      {question}
    </Modal>
  );
}
