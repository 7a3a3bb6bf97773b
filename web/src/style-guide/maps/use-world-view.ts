import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pushed, type WorldView, whole, zoomedAt } from './world-view.ts';

const keys: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};
const click = 4;

/** Moves a sheet by pointer, two fingers, wheel with Ctrl, keys and buttons. */
export function useWorldView(sheet: { width: number; height: number }) {
  const [view, setView] = useState<WorldView>(() => whole(sheet));
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  // The wheel scrolls the page unless Ctrl is held, which is also how a trackpad tells of two fingers.
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = pointOn(element, event.clientX, event.clientY);
      setView((now) => zoomedAt(now, sheet, Math.exp(-event.deltaY / 300), at));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [sheet]);

  const press = (event: KeyboardEvent) => {
    const push = keys[event.key];
    if (push) setView((now) => pushed(now, sheet, push[0] / now.zoom, push[1] / now.zoom));
    else if (event.key === '+' || event.key === '=') setView((now) => zoomedAt(now, sheet, 1.6));
    else if (event.key === '-') setView((now) => zoomedAt(now, sheet, 1 / 1.6));
    else if (event.key === '0') setView(whole(sheet));
    else return;
    event.preventDefault();
  };

  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const element = event.currentTarget;
    const to = { x: event.clientX, y: event.clientY };
    travelled.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (travelled.current > click && !element.hasPointerCapture(event.pointerId))
      element.setPointerCapture(event.pointerId);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, to);
    if (other) {
      const times = Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y);
      const at = pointOn(element, (to.x + other.x) / 2, (to.y + other.y) / 2);
      if (Number.isFinite(times) && times > 0) setView((now) => zoomedAt(now, sheet, times, at));
      return;
    }
    const unit = 1 / (element.getScreenCTM()?.a ?? 1);
    setView((now) => pushed(now, sheet, (to.x - from.x) * unit, (to.y - from.y) * unit));
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };

  return {
    view,
    zoom: (times: number) => setView((now) => zoomedAt(now, sheet, times)),
    back: () => setView(whole(sheet)),
    /** Brings a point into the middle, close enough to see what is there. */
    show: (x: number, y: number) => setView((now) => ({ x, y, zoom: Math.max(now.zoom, 3) })),
    /** Whether the pointer has moved the sheet since it went down: then lifting it chooses nothing. */
    dragged: () => travelled.current > click,
    hands: {
      ref: svg,
      onKeyDown: press,
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

function pointOn(svg: SVGSVGElement, x: number, y: number): { x: number; y: number } {
  const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x: left, y: top };
}
