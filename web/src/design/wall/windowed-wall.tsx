import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { justify, type Row, stretches } from './justify.ts';
import { leastWidth, Wall, wallHeights } from './wall.tsx';
import styles from './windowed-wall.module.css';

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  ratioOf: (item: Item) => number;
  render: (item: Item, place: number) => ReactNode;
  dense?: boolean;
}

interface Place {
  width: number;
  top: number;
  low: boolean;
  /** The size of the reader's text. */
  rem: number;
}

const captionHeight = 116;
const notPhone = '(min-width: 48em)';

// Rows once measured, by their width and first picture: coming back, the wall is as tall as it was, and one's place is kept.
const measured = new Map<string, number>();
const noteOf = (place: Place, key: string) => `${place.width} ${place.rem} ${key}`;

// Where the last wall stood. A long one stands there again at once, instead of being in the page as a whole to be measured.
let lastPlace: Place | undefined;
const mostAtOnce = 200;

const below = (place: Place) => (place.low ? 32 : 40);

function rowsOf(ratios: number[], place: Place, dense: boolean): Row[] {
  const { tall, low, share } = wallHeights[dense ? 'dense' : 'wide'];
  const gap = place.low ? 16 : dense ? 24 : 28;
  return justify(ratios, {
    width: place.width,
    height: place.low ? low : Math.max(tall, share * place.width),
    gap,
    stretch: place.low ? stretches.low : stretches.tall,
    least: leastWidth(place.width, gap, place.rem),
  });
}

/** The same wall for thousands: only the rows near the window are in the page, and their places are known beforehand. */
export function WindowedWall<Item>({ items, keyOf, ratioOf, render, dense = false }: Props<Item>) {
  const room = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(items.length > mostAtOnce ? lastPlace : undefined);
  const whole = useRef({ items, keyOf, ratioOf, dense });
  whole.current = { items, keyOf, ratioOf, dense };

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const now = {
        width: element.clientWidth,
        top: element.getBoundingClientRect().top + window.scrollY,
        low: !window.matchMedia(notPhone).matches,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      };
      noteRows(element, now, whole.current);
      lastPlace = now;
      setPlace((before) =>
        before?.width === now.width && before.top === now.top && before.low === now.low && before.rem === now.rem
          ? before
          : now,
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const rows = useMemo(() => (place ? rowsOf(items.map(ratioOf), place, dense) : []), [items, ratioOf, place, dense]);
  const firstOf = (index: number) => keyOf(items[rows[index]?.items[0]?.index ?? 0] as Item);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) =>
      (place && measured.get(noteOf(place, firstOf(index)))) ??
      (rows[index]?.height ?? 200) + captionHeight + (place ? below(place) : 0),
    measureElement: (element) => {
      const height = element.getBoundingClientRect().height;
      if (place) measured.set(noteOf(place, firstOf(Number(element.getAttribute('data-index')))), height);
      return height;
    },
    overscan: 4,
    scrollMargin: place?.top ?? 0,
    getItemKey: firstOf,
  });

  if (!place || rows.length === 0)
    return (
      <div ref={room}>
        <Wall dense={dense}>{items.map(render)}</Wall>
      </div>
    );
  return (
    <div ref={room} className={styles.room} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className={styles.row}
          style={{ transform: `translateY(${start - place.top}px)` }}
        >
          <Wall dense={dense} full={index < rows.length - 1}>
            {rows[index]?.items.map((placed) => render(items[placed.index] as Item, placed.index))}
          </Wall>
        </div>
      ))}
    </div>
  );
}

/** While every picture is still in the page, the height of every row can be seen instead of guessed. */
function noteRows<Item>(
  element: HTMLElement,
  place: Place,
  { items, keyOf, ratioOf, dense }: Pick<Props<Item>, 'items' | 'keyOf' | 'ratioOf'> & { dense: boolean },
): void {
  const figures = element.querySelectorAll('figure');
  if (figures.length !== items.length) return;
  for (const row of rowsOf(items.map(ratioOf), place, dense)) {
    const first = items[row.items[0]?.index ?? 0];
    const tallest = Math.max(...row.items.map(({ index }) => figures[index]?.getBoundingClientRect().height ?? 0));
    if (first) measured.set(noteOf(place, keyOf(first)), tallest + below(place));
  }
}
