import world from 'virtual:world-outlines';
import { CRS, type LatLngBoundsLiteral, svgOverlay } from 'leaflet';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapFrame, useLeaflet } from '../../design/map/map-frame.tsx';
import { useLanguage } from '../../platform/language.ts';
import { countryByCode } from './country-facts.ts';
import styles from './maps.module.css';
import { mapsWords as words } from './maps.words.ts';

interface Props {
  label: string;
  /** The colour of a country by its code; undefined where nothing is known. */
  toneOf: (code: string) => string | undefined;
  /** Countries too small for an outline that are to be marked by a dot. */
  dots: readonly string[];
  /** The country that stands out. */
  chosen: string;
  /** Chosen elsewhere: the map comes to it each time the count grows. */
  visit: number;
  onPoint: (code: string | undefined) => void;
  onChoose: (code: string) => void;
}

const { width, height } = world;
const bounds: LatLngBoundsLiteral = [
  [0, 0],
  [height, width],
];
const step = Math.log2(1.6);
// Without the animation: while it runs Leaflet drops every key and every country that is chosen.
const options = {
  crs: CRS.Simple,
  zoomSnap: 0,
  zoomDelta: step,
  zoomAnimation: false,
  maxBounds: bounds,
  maxBoundsViscosity: 1,
};
const codeAt = (target: EventTarget | null | undefined) =>
  target instanceof SVGElement ? target.dataset.code : undefined;

const codes = new Map([...countryByCode.values()].map(({ outline, code }) => [outline, code]));
const coded = <Shape extends { outline: string }>(shapes: readonly Shape[]) =>
  shapes.map((shape) => ({ ...shape, code: codes.get(shape.outline) ?? '' }));
const drawn = coded(world.drawn);
const marked = coded(world.marked);

/** The world on one sheet, areas true to size. For those who cannot see it, a table beside it says the same. */
export default function WorldMap({ label, toneOf, dots, chosen, visit, onPoint, onChoose }: Props) {
  const language = useLanguage();
  const { frame, map } = useLeaflet(options);
  const [sheet, setSheet] = useState<SVGSVGElement | undefined>(undefined);
  const [zoom, setZoom] = useState(0);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const place = [...drawn, ...marked].find(({ code }) => code === chosen);
  const shape = drawn.find(({ code }) => code === chosen);
  const home = () => map?.setView([height / 2, width / 2], map.getMinZoom());

  useEffect(() => {
    if (!map) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    // The world fills the frame, whatever its shape.
    const fill = () => {
      const least = map.getBoundsZoom(bounds, true);
      map.setView([height / 2, width / 2], least, { animate: false });
      map.setMinZoom(least).setMaxZoom(least + Math.log2(12));
    };
    fill();
    svgOverlay(svg, bounds, { interactive: true }).addTo(map);
    map.on('resize', fill);
    map.on('zoomend', () => setZoom(map.getZoom()));
    map.on('click', ({ originalEvent }) => {
      const code = codeAt(originalEvent.target);
      if (code) choose.current(code);
    });
    setZoom(map.getZoom());
    setSheet(svg);
  }, [map]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new visit moves the map.
  useEffect(() => {
    if (visit > 0 && map && place)
      map.setView([height - place.y, place.x], Math.max(map.getZoom(), map.getMinZoom() + Math.log2(3)));
  }, [visit]);

  const pixel = 2 ** -zoom;
  return (
    <MapFrame
      label={`${label}. ${words.keys[language]}`}
      frame={frame}
      map={map}
      onHome={home}
      onKeyDown={(event: KeyboardEvent) => event.key === '0' && home()}
      onPointerOver={(target) => onPoint(codeAt(target))}
    >
      {sheet &&
        createPortal(
          <>
            <path d={world.sea} className={styles.sea} />
            {drawn.map(({ code, path }) => (
              <path
                key={path.slice(0, 24)}
                d={path}
                data-code={code || undefined}
                className={styles.land}
                style={{ fill: toneOf(code) }}
              />
            ))}
            {marked
              .filter(({ code }) => dots.includes(code) || code === chosen)
              .map(({ code, x, y }) => (
                <circle
                  key={code}
                  cx={x}
                  cy={y}
                  r={4 * pixel}
                  data-code={code}
                  className={styles.land}
                  style={{ fill: toneOf(code) }}
                />
              ))}
            {shape && <path d={shape.path} className={styles.chosen} />}
            {place && !shape && <circle cx={place.x} cy={place.y} r={6 * pixel} className={styles.chosen} />}
          </>,
          sheet,
        )}
    </MapFrame>
  );
}
