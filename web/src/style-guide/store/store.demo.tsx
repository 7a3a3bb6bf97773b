import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { demoPicture } from '../../design/demo/pictures.ts';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Grid } from '../../design/layout.tsx';
import { Mat } from '../../design/picture/mat.tsx';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './store.module.css';
import { inBasket, type ShopItem, shopItems, storeWords as words } from './store.ts';

export function StoreDemo() {
  const language = useLanguage();
  const [kind, setKind] = useState('');
  const [basket, setBasket] = useState<readonly string[]>([]);
  const kinds = [...new Set(shopItems.map((item) => item.kind[language]))];
  const shown = shopItems.filter((item) => kind === '' || item.kind[language] === kind);
  return (
    <>
      <div className={styles.tools}>
        <SelectField
          label={words.kinds[language]}
          value={kind}
          choices={[{ value: '', label: words.every[language] }, ...kinds.map((one) => ({ value: one, label: one }))]}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <p role="status" className={styles.basket}>
          {inBasket(basket.length)[language]}
        </p>
      </div>
      <VisuallyHidden as="h2">{words.title[language]}</VisuallyHidden>
      <Grid most={4}>
        {shown.map((item) => (
          <Item
            key={item.id}
            item={item}
            place={shopItems.indexOf(item)}
            added={basket.includes(item.id)}
            onAdd={() =>
              setBasket(basket.includes(item.id) ? basket.filter((id) => id !== item.id) : [...basket, item.id])
            }
          />
        ))}
      </Grid>
    </>
  );
}

interface ItemProps {
  item: ShopItem;
  place: number;
  added: boolean;
  onAdd: () => void;
}

function Item({ item: { name, maker, kind, price, before, soldOut, ratio }, place, added, onAdd }: ItemProps) {
  const language = useLanguage();
  const won = (sum: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'KRW', currencyDisplay: 'narrowSymbol' }).format(
      sum,
    );
  return (
    <article className={styles.item}>
      <Mat picture={demoPicture(place, ratio)} alt={name[language]} shape={1} sizes="(min-width: 992px) 280px, 45vw" />
      <h3 className={styles.name}>{name[language]}</h3>
      <p className={styles.line}>{maker[language]}</p>
      <p className={styles.line}>{kind[language]}</p>
      <p className={styles.price}>
        {before && (
          <>
            <VisuallyHidden>{words.before[language]} </VisuallyHidden>
            <s className={styles.before}>{won(before)}</s> <VisuallyHidden>{words.now[language]} </VisuallyHidden>
          </>
        )}
        {won(price)}
      </p>
      <Button
        className={styles.add}
        disabled={soldOut}
        look={added ? 'fill' : 'line'}
        aria-pressed={soldOut ? undefined : added}
        onClick={onAdd}
      >
        {(soldOut ? words.soldOut : added ? words.added : words.add)[language]}
        <VisuallyHidden>: {name[language]}</VisuallyHidden>
      </Button>
    </article>
  );
}
