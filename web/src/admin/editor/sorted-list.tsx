import { IconButton } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Sortable, useSortableRow } from '../../design/sortable/sortable.tsx';
import { useLanguage } from '../../platform/language.ts';
import { editorWords as words } from '../editor.words.ts';
import styles from './editor.module.css';

/** A record, or a file, as lists and pickers show it. */
export interface Picked {
  id: string;
  name: string;
  line: string;
  image: string | undefined;
  hidden: boolean;
}

interface Props<Item> {
  items: readonly Item[];
  shownOf: (item: Item) => Picked;
  onChange: (items: Item[]) => void;
}

/** Things in an order: moved by hand or keys, taken out again. */
export function SortedList<Item extends { id: string }>({ items, shownOf, onChange }: Props<Item>) {
  const shown = items.map(shownOf);
  return (
    <Sortable
      ids={items.map(({ id }) => id)}
      nameOf={(id) => shown.find((one) => one.id === id)?.name ?? ''}
      onOrder={(ids) => onChange(ids.flatMap((id) => items.filter((item) => item.id === id)))}
    >
      <ol className={styles.list}>
        {shown.map((one) => (
          <Row key={one.id} one={one} onRemove={() => onChange(items.filter(({ id }) => id !== one.id))} />
        ))}
      </ol>
    </Sortable>
  );
}

function Row({ one, onRemove }: { one: Picked; onRemove: () => void }) {
  const language = useLanguage();
  const { row, handle } = useSortableRow(one.id, one.name);
  return (
    <li {...row} className={`${styles.item} ${row.className}`}>
      {handle}
      <PickedWords one={one} />
      <IconButton label={`${words.takeOut[language]}: ${one.name}`} onClick={onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
    </li>
  );
}

/** Its picture, then its name with a line below. */
export function PickedWords({ one }: { one: Picked }) {
  const language = useLanguage();
  return (
    <>
      {one.image ? <img src={one.image} alt="" loading="lazy" /> : <span />}
      <p>
        {one.name}
        {one.hidden && <span className={styles.mark}>{words.hidden[language]}</span>}
        <small>{one.line}</small>
      </p>
    </>
  );
}
