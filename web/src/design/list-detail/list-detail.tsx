import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { Button } from '../button.tsx';
import { designWords } from '../design.words.ts';
import { TextLink } from '../text-link.tsx';
import styles from './list-detail.module.css';

interface Props {
  /** The id of the one that is open, as the address names it. */
  open: string | undefined;
  list: ReactNode;
  /** What the link back to the list says. */
  toList: string;
  /** The one that is open, or what stands in its place. */
  children: ReactNode;
}

/** A list and the one of it that is open; on a narrow screen that one stands in the place of the list, not below it. */
export function ListDetail({ open, list, toList, children }: Props) {
  const lines = useRef<HTMLDivElement>(null);
  const last = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    // The link back is gone with what was open: without this, whoever works with keys would begin at the top of the page.
    if (!open && last.current && isFocusLost())
      lines.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(last.current)}"]`)?.focus();
    last.current = open;
  }, [open]);
  return (
    <div className={styles.both} data-open={open !== undefined}>
      <div ref={lines} className={styles.lines}>
        {list}
      </div>
      <div>
        {open && (
          <p className={styles.back}>
            <TextLink to={{ search: '' }} preventScrollReset>
              {toList}
            </TextLink>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

const besides = () => window.matchMedia('(min-width: 62em)');
function listenToWidth(changed: () => void): () => void {
  const query = besides();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for one beside the list: only then may a page open one that nobody has chosen. */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    listenToWidth,
    () => besides().matches,
    () => false,
  );

/** For the heading of what is open: it takes the focus where the list with the line that was pressed has made room for it. */
export function useHeadingFocus(isShown: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const list = heading.current?.closest(`.${styles.both}`)?.firstElementChild;
    if (isShown && list && isHidden(list) && isFocusLost()) heading.current?.focus();
  }, [isShown]);
  return heading;
}

const isHidden = (element: Element): boolean => element.getClientRects().length === 0;

/** Not every browser takes the focus from what is hidden. */
const isFocusLost = ({ activeElement, body } = document): boolean =>
  activeElement === null || activeElement === body || isHidden(activeElement);

export interface Line {
  id: string;
  name: string;
  /** What is new about it. */
  mark: string | false;
  /** Each on a line of its own below the name. */
  facts: readonly string[];
}

interface LinesProps {
  lines: readonly Line[];
  open: string | undefined;
  onOpen: (id: string) => void;
  /** Shows more of them, where there are more. */
  onMore?: (() => void) | undefined;
}

export function Lines({ lines, open, onOpen, onMore }: LinesProps) {
  const language = useLanguage();
  if (lines.length === 0) return null;
  return (
    <>
      <ul className={styles.list}>
        {lines.map(({ id, name, mark, facts }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.line}
              data-line={id}
              aria-current={id === open}
              onClick={() => onOpen(id)}
            >
              <span className={styles.name}>
                {name}
                {mark && <span className={styles.mark}>{mark}</span>}
              </span>
              {facts.map((fact, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of text, in one order.
                <span key={place} className={styles.fact}>
                  {fact}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className={styles.more}>
          <Button onClick={onMore}>{designWords.more[language]}</Button>
        </div>
      )}
    </>
  );
}
