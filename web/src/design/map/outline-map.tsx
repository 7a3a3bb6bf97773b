import { geoMercator, geoPath } from 'd3-geo';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json?url';
import { useLanguage } from '../../platform/language.ts';
import { IconButton } from '../button.tsx';
import { designWords as words } from '../design.words.ts';
import { Icon } from '../icon.tsx';
import { Failed, Loading } from '../states/states.tsx';
import styles from './outline-map.module.css';
import { tilesOf } from './tiles.ts';
import { closest, closestStreets, type MapView, moved, type Point, scaleBar, scaleOf, zoomed } from './view.ts';

export interface Mark extends Point {
  label: string;
}

interface Props {
  label: string;
  /** What the map is about. */
  main: Mark;
  others: readonly Mark[];
  /** A template of street tiles, once the reader has asked for them. */
  streets?: string | undefined;
  /** Where somebody has pressed; the Enter key takes the middle. */
  onPick?: ((point: Point) => void) | undefined;
}

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

const width = 640;
const height = 480;
const steps: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/** Coasts and borders that come with the house, no word to anyone outside; moved by hand, keys or buttons. */
export default function OutlineMap({ label, main, others, streets, onPick }: Props) {
  const language = useLanguage();
  const start = useMemo<MapView>(() => ({ latitude: main.latitude, longitude: main.longitude, zoom: 5.4 }), [main]);
  const [view, setView] = useState(start);
  const most = streets ? closestStreets : closest;
  useEffect(() => {
    if (streets) setView((now) => ({ ...now, latitude: main.latitude, longitude: main.longitude, zoom: 14 }));
  }, [streets, main]);
  const held = useRef<{ x: number; y: number } | undefined>(undefined);
  const travelled = useRef(0);
  const { world, failed } = useAtlas();
  const projection = useMemo(
    () =>
      geoMercator()
        .center([view.longitude, view.latitude])
        .scale(scaleOf(view.zoom))
        .translate([width / 2, height / 2])
        .clipExtent([
          [-20, -20],
          [width + 20, height + 20],
        ]),
    [view],
  );
  const drawn = useMemo(() => {
    if (!world) return undefined;
    const path = geoPath(projection);
    return { land: path(world.land) ?? '', borders: path(world.borders) ?? '' };
  }, [world, projection]);
  if (failed) return <Failed />;
  if (!drawn) return <Loading />;

  const press = (event: KeyboardEvent) => {
    const push = steps[event.key];
    if (push) setView((now) => moved(now, ...push));
    else if (event.key === '+' || event.key === '=') setView((now) => zoomed(now, 1, most));
    else if (event.key === '-') setView((now) => zoomed(now, -1));
    else if (event.key === 'Enter' && onPick) onPick(view);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    const from = held.current;
    if (!from) return;
    const unit = width / event.currentTarget.clientWidth;
    travelled.current += Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y);
    held.current = { x: event.clientX, y: event.clientY };
    setView((now) => moved(now, (event.clientX - from.x) * unit, (event.clientY - from.y) * unit));
  };
  /** A press that did not become a push. */
  const pick = (event: PointerEvent<SVGSVGElement>) => {
    held.current = undefined;
    if (!onPick || travelled.current > 4) return;
    const box = event.currentTarget.getBoundingClientRect();
    const unit = width / box.width;
    const point = projection.invert?.([(event.clientX - box.left) * unit, (event.clientY - box.top) * unit]);
    if (point) onPick({ longitude: point[0], latitude: point[1] });
  };
  const bar = scaleBar(view, 120);
  return (
    <div className={styles.map}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.sheet}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by keys.
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
          travelled.current = 0;
        }}
        onPointerMove={drag}
        onPointerUp={pick}
        onPointerCancel={() => {
          held.current = undefined;
        }}
      >
        {streets ? (
          tilesOf(streets, view, width, height).map(({ key, url, x, y, size }) => (
            <image key={key} href={url} x={x} y={y} width={size} height={size} />
          ))
        ) : (
          <>
            <path d={drawn.land} className={styles.land} />
            <path d={drawn.borders} className={styles.border} />
            {others.map((mark) => (
              <Dot key={mark.label} mark={mark} at={projection([mark.longitude, mark.latitude])} />
            ))}
          </>
        )}
        <Seal mark={main} at={projection([main.longitude, main.latitude])} />
        <g transform={`translate(${width - 20 - bar.length} ${height - 18})`} className={styles.bar}>
          <path d={`M0 -4V0H${bar.length}V-4`} />
          <text x={bar.length / 2} y={-6}>
            {bar.kilometres} km
          </text>
        </g>
      </svg>
      <div className={styles.tools}>
        <IconButton label={words.zoomIn[language]} onClick={() => setView((now) => zoomed(now, 1, most))}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label={words.zoomOut[language]} onClick={() => setView((now) => zoomed(now, -1))}>
          <Icon name="minus" />
        </IconButton>
        <IconButton label={words.mapBack[language]} onClick={() => setView(start)}>
          <Icon name="map" />
        </IconButton>
      </div>
    </div>
  );
}

function Dot({ mark, at }: { mark: Mark; at: [number, number] | null }) {
  if (!at) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={styles.dot}>
      <circle r={2.5} />
      <text x={7} y={4.5}>
        {mark.label}
      </text>
    </g>
  );
}

function Seal({ mark, at }: { mark: Mark; at: [number, number] | null }) {
  if (!at) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={styles.seal}>
      <path d="M0 0-7-14H-11V-36H11V-14H7Z" />
      <text x={18} y={-19}>
        {mark.label}
      </text>
    </g>
  );
}

function useAtlas() {
  const [state, setState] = useState<{ world?: ReturnType<typeof read>; failed: boolean }>({ failed: false });
  useEffect(() => {
    const leave = new AbortController();
    fetch(atlas, { signal: leave.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
        setState({ world: read((await answer.json()) as Atlas), failed: false });
      })
      .catch(() => leave.signal.aborted || setState({ failed: true }));
    return () => leave.abort();
  }, []);
  return state;
}

const read = (topology: Atlas) => ({
  land: feature(topology, topology.objects.land),
  borders: mesh(topology, topology.objects.countries, (a, b) => a !== b),
});
