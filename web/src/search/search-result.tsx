import { markMatch } from '@hwarang/domain/search/marks';
import type { Found } from '@hwarang/domain/search/search.contract';
import { Picture } from '../design/picture/picture.tsx';
import { pictureOf, shownFile } from '../media/shown-file.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './search.module.css';

interface Props {
  id: string;
  found: Found;
  query: string;
  selected: boolean;
  onPick: () => void;
  onPoint: () => void;
}

export function SearchResult({ id, found, query, selected, onPick, onPoint }: Props) {
  const language = useLanguage();
  const [first, second] =
    language === 'en' ? [found.title_en ?? found.title, found.title] : [found.title, found.title_en];
  const line = language === 'en' ? (found.line_en ?? found.line) : found.line;
  const picture = pictureOf(shownFile(found.image));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a list box belong to its field.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={styles.result}
      onClick={onPick}
      onPointerMove={onPoint}
    >
      <span className={styles.thumb}>{picture && <Picture picture={picture} alt="" sizes="48px" />}</span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Marked text={first} query={query} />
          {second && second !== first && (
            <span className={styles.other}>
              <Marked text={second} query={query} />
            </span>
          )}
        </span>
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatch(text, query).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name than their place.
    piece.marked ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}
