import 'leaflet/dist/leaflet.css';
import { Browser, Map as LeafletMap, type MapOptions } from 'leaflet';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { IconButton } from '../button.tsx';
import { designWords as words } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import styles from './map-frame.module.css';

/** A Leaflet map in the element that `frame` is given to. `options` must stay the same object: they are read once. */
export function useLeaflet(options: MapOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | undefined>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // One finger scrolls the page and two move the map: otherwise nobody gets past it on a phone.
    const made = new LeafletMap(element, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      dragging: !Browser.mobile,
      ...options,
    });
    // The wheel scrolls the page unless Ctrl is held, which is also how a trackpad tells of two fingers.
    const allowWheel = (event: WheelEvent) =>
      event.ctrlKey || event.metaKey ? made.scrollWheelZoom.enable() : made.scrollWheelZoom.disable();
    element.addEventListener('wheel', allowWheel, { capture: true, passive: true });
    setMap(made);
    return () => {
      element.removeEventListener('wheel', allowWheel, { capture: true });
      made.remove();
    };
  }, [options]);
  return { frame, map };
}

interface Props {
  label: string;
  frame: RefObject<HTMLDivElement | null>;
  map: LeafletMap | undefined;
  /** Shows again what was seen first. */
  onHome: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerOver?: (target: EventTarget | undefined) => void;
  children?: ReactNode;
}

/** Where a map stands, moved by its own keys, with buttons for those who have neither wheel nor two fingers. */
export function MapFrame({ label, frame, map, onHome, onKeyDown, onPointerOver, children }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.map}>
      <div
        ref={frame}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by keys.
        tabIndex={0}
        className={styles.sheet}
        onKeyDown={onKeyDown}
        onPointerOver={(event) => event.pointerType === 'mouse' && onPointerOver?.(event.target)}
        onPointerLeave={() => onPointerOver?.(undefined)}
      />
      {children}
      <div className={styles.tools}>
        <IconButton label={words.zoomIn[language]} onClick={() => map?.zoomIn()}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label={words.zoomOut[language]} onClick={() => map?.zoomOut()}>
          <Icon name="minus" />
        </IconButton>
        <IconButton label={words.mapBack[language]} onClick={onHome}>
          <Icon name="map" />
        </IconButton>
      </div>
    </div>
  );
}
