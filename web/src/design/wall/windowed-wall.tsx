import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { justify, stretches } from './justify.ts';
import { Wall, wallHeights } from './wall.tsx';
import styles from './windowed-wall.module.css';

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  ratioOf: (item: Item) => number;
  render: (item: Item, place: number) => ReactNode;
  dense?: boolean;
}

const captionHeight = 116;

// Rows once measured, by their width and first picture: coming back, the wall is as tall as it was, and one's place is kept.
const measured = new Map<string, number>();
const phone = 768;

/** The same wall for thousands: only the rows near the window are in the page, and their places are known beforehand. */
export function WindowedWall<Item>({ items, keyOf, ratioOf, render, dense = false }: Props<Item>) {
  const room = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ width: number; top: number; low: boolean } | undefined>(undefined);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () =>
      setPlace((before) => {
        const now = {
          width: element.clientWidth,
          top: element.getBoundingClientRect().top + window.scrollY,
          low: window.innerWidth < phone,
        };
        return before?.width === now.width && before.top === now.top && before.low === now.low ? before : now;
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const rows = useMemo(() => {
    if (!place) return [];
    const { tall, low } = wallHeights[dense ? 'dense' : 'wide'];
    return justify(items.map(ratioOf), {
      width: place.width,
      height: place.low ? low : tall,
      gap: place.low ? 16 : dense ? 24 : 28,
      stretch: place.low ? stretches.low : stretches.tall,
      least: 124,
    });
  }, [items, ratioOf, place, dense]);
  const nameOf = (index: number) => keyOf(items[rows[index]?.items[0]?.index ?? 0] as Item);
  const noteOf = (index: number) => `${place?.width} ${nameOf(index)}`;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => measured.get(noteOf(index)) ?? (rows[index]?.height ?? 200) + captionHeight + 40,
    measureElement: (element) => {
      const height = element.getBoundingClientRect().height;
      measured.set(noteOf(Number(element.getAttribute('data-index'))), height);
      return height;
    },
    overscan: 4,
    scrollMargin: place?.top ?? 0,
    getItemKey: nameOf,
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
