import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { demoPicture } from '../design/demo/pictures.ts';
import { SelectField } from '../design/fields/select-field.tsx';
import { Grid } from '../design/layout.tsx';
import { Mat } from '../design/picture/mat.tsx';
import text from '../design/text.module.css';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import { type ShopItem, shopItems } from './sample.ts';
import styles from './store.module.css';

const words = {
  title: { ko: '상품', en: 'Items' },
  add: { ko: '담기', en: 'Add' },
  added: { ko: '담았습니다', en: 'Added' },
  soldOut: { ko: '품절', en: 'Sold out' },
  before: { ko: '이전 가격', en: 'Price before' },
  now: { ko: '지금 가격', en: 'Price now' },
  kinds: { ko: '종류', en: 'Kind' },
  every: { ko: '전체', en: 'All' },
} satisfies Record<string, LocalizedText>;

const inBasket = (count: number): LocalizedText => ({ ko: `장바구니에 ${count}개`, en: `${count} in the basket` });

export function StoreDemo() {
  const language = useLanguage();
  const [kind, setKind] = useState('');
  const [basket, setBasket] = useState<readonly ShopItem[]>([]);
  const kinds = [...new Set(shopItems.map((item) => item.kind[language]))];
  return (
    <>
      <div className={styles.tools}>
        <SelectField
          label={words.kinds[language]}
          value={kind}
          choices={[{ value: '', label: words.every[language] }, ...kinds.map((one) => ({ value: one, label: one }))]}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <p role="status" className={text.quiet}>
          {inBasket(basket.length)[language]}
        </p>
      </div>
      <VisuallyHidden as="h2">{words.title[language]}</VisuallyHidden>
      <Grid most={4}>
        {shopItems
          .filter((item) => kind === '' || item.kind[language] === kind)
          .map((item) => (
            <Item
              key={item.name.en}
              item={item}
              added={basket.includes(item)}
              onAdd={() => setBasket(basket.includes(item) ? basket.filter((one) => one !== item) : [...basket, item])}
            />
          ))}
      </Grid>
    </>
  );
}

function Item({ item, added, onAdd }: { item: ShopItem; added: boolean; onAdd: () => void }) {
  const language = useLanguage();
  const { before, soldOut } = item;
  const name = item.name[language];
  const won = new Intl.NumberFormat(language, { style: 'currency', currency: 'KRW', currencyDisplay: 'narrowSymbol' });
  return (
    <article className={styles.item}>
      <Mat
        picture={demoPicture(shopItems.indexOf(item), item.ratio)}
        alt={name}
        shape={1}
        sizes="(min-width: 992px) 280px, 45vw"
      />
      <h3 className={styles.name}>{name}</h3>
      <p className={text.quiet}>{item.maker[language]}</p>
      <p className={text.quiet}>{item.kind[language]}</p>
      <p className={styles.price}>
        {before && (
          <>
            <VisuallyHidden>{words.before[language]} </VisuallyHidden>
            <s className={styles.before}>{won.format(before)}</s>{' '}
            <VisuallyHidden>{words.now[language]} </VisuallyHidden>
          </>
        )}
        {won.format(item.price)}
      </p>
      <Button
        className={styles.add}
        disabled={soldOut}
        look={added ? 'fill' : 'line'}
        aria-pressed={soldOut ? undefined : added}
        onClick={onAdd}
      >
        {(soldOut ? words.soldOut : added ? words.added : words.add)[language]}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </article>
  );
}
