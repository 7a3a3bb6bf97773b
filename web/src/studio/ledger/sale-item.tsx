import { formatEdition } from '@hwarang/domain/artworks/edition';
import type { Sale } from '@hwarang/domain/ledger/ledger.contract';
import { resaleVerdictWords, sellerWords } from '@hwarang/domain/ledger/ledger.words';
import { ledgerProblems } from '@hwarang/domain/ledger/ledger-problems';
import type { ResaleVerdict } from '@hwarang/domain/ledger/resale-right';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { formatPrice } from '@hwarang/domain/sales/price-text';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Facts } from '../../design/facts.tsx';
import { choicesOf } from '../../design/fields/select-field.tsx';
import text from '../../design/text.module.css';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useMoment } from '../../platform/use-moment.ts';
import styles from './ledger.module.css';
import { afterVoidWords, ledgerWords as words } from './ledger.words.ts';
import { ReasonModal } from './reason-modal.tsx';
import { SaleCertificates } from './sale-certificates.tsx';

interface Props {
  gallery: string;
  sale: Sale;
  onChange: (sale: Sale) => void;
  onReload: () => void;
}

/** One entry of the ledger, with what can be done about it. */
export function SaleItem({ gallery, sale, onChange, onReload }: Props) {
  const language = useLanguage();
  const day = useMoment('day');
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(refusal(words.failed, ledgerProblems));
  const { work } = sale;
  const pick = (ko: string, en: string) => pickLanguage(language, ko, en) ?? '';
  const title = pick(work.title, work.title_en);
  const isVoided = sale.voided_at !== null;
  const voidIt = (reason: string, availability: string) =>
    run(
      async () => {
        const body = { reason, ...(availability && { availability }) };
        onChange(await api.post(`/studio/${gallery}/sales/${sale.id}/void`, body));
        setAsking(false);
        // Another sale of the same copy may now be the one by which the work is sold.
        onReload();
      },
      () => {
        onReload();
        return false;
      },
    );
  return (
    <li className={styles.sale} data-voided={isVoided}>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <cite>{title}</cite>
          {isVoided && <span className={styles.mark}>{words.voided[language]}</span>}
        </h2>
        <p className={text.second}>
          {[pick(work.artist, work.artist_en), work.year, work.edition && formatEdition(work.edition)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <details className={styles.details}>
          <summary>{words.details[language]}</summary>
          <Facts
            facts={[
              { name: words.material[language], value: pick(work.material, work.material_en) },
              { name: words.size[language], value: work.size },
              { name: words.contact[language], value: sale.buyer_contact },
              { name: words.address[language], value: sale.buyer_address },
              { name: words.place[language], value: sale.place },
              { name: words.seller[language], value: sellerWords[sale.seller][language] },
              { name: words.share[language], value: sale.artist_share },
              { name: words.acquiredOn[language], value: sale.acquired_directly_on && day(sale.acquired_directly_on) },
              {
                name: words.acquiredPrice[language],
                value: sale.acquired_price !== null && formatPrice(language, sale.acquired_price, sale.currency),
              },
              {
                name: words.resaleTitle[language],
                value: [
                  resaleVerdictWords[sale.resale.verdict as ResaleVerdict][language],
                  sale.resale.amount !== null && formatPrice(language, sale.resale.amount, sale.currency),
                ]
                  .filter(Boolean)
                  .join(' · '),
              },
              { name: words.note[language], value: sale.note },
              { name: words.reason[language], value: sale.void_reason },
            ]}
          />
        </details>
      </div>
      <p className={styles.who}>
        <time dateTime={sale.sold_on}>{day(sale.sold_on)}</time>
        <span>{sale.buyer_name}</span>
      </p>
      <p className={styles.price}>{formatPrice(language, sale.price, sale.currency)}</p>
      <div className={styles.papers}>
        <SaleCertificates gallery={gallery} sale={sale} title={title} onChange={onReload} />
        {!isVoided && (
          <Button
            look="plain"
            className={styles.void}
            aria-label={`${words.void[language]}: ${title}`}
            onClick={() => setAsking(true)}
          >
            {words.void[language]}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonModal
          title={words.voidTitle[language]}
          text={[words.voidText, ...(sale.artwork && !sale.marks_sold ? [words.voidLeaves] : [])]
            .map((text) => text[language])
            .join(' ')}
          choice={
            sale.marks_sold
              ? { label: words.afterVoid[language], choices: choicesOf(afterVoidWords, language) }
              : undefined
          }
          confirm={words.void[language]}
          busy={busy}
          onSend={voidIt}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
