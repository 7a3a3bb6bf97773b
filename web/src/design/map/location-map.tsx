import { control, divIcon, geoJSON, layerGroup, marker, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json?url';
import { Failed } from '../states/states.tsx';
import styles from './location-map.module.css';
import { MapFrame, useLeaflet } from './map-frame.tsx';

interface Point {
  latitude: number;
  longitude: number;
}

interface Mark extends Point {
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

const options = { minZoom: 2, worldCopyJump: true };
const overview = { zoom: 10, closest: 12 };
const street = { zoom: 16, closest: 19 };

/** A Leaflet map of coasts and borders that come with the site: no request leaves it until the reader asks for street tiles. */
export default function LocationMap({ label, main, others, streets, onPick }: Props) {
  const { frame, map } = useLeaflet(options);
  const [failed, setFailed] = useState(false);
  const pick = useRef(onPick);
  pick.current = onPick;
  const { zoom, closest } = streets ? street : overview;
  const { latitude, longitude } = main;

  useEffect(() => {
    if (!map) return;
    control.scale({ imperial: false, position: 'bottomright' }).addTo(map);
    map.on('click', ({ latlng }) => {
      const { lat, lng } = latlng.wrap();
      pick.current?.({ latitude: lat, longitude: lng });
    });
  }, [map]);

  useEffect(
    () => void map?.setMaxZoom(closest).setView([latitude, longitude], zoom),
    [map, latitude, longitude, zoom, closest],
  );

  useEffect(() => {
    if (!map) return;
    if (streets) {
      const tiles = tileLayer(streets, { maxZoom: closest }).addTo(map);
      return () => void tiles.remove();
    }
    const leave = new AbortController();
    const ground = layerGroup().addTo(map);
    fetch(atlas, { signal: leave.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
        const topology = (await answer.json()) as Atlas;
        const { land, countries } = topology.objects;
        geoJSON(feature(topology, land), { interactive: false, style: { className: styles.land } }).addTo(ground);
        const borders = mesh(topology, countries, (a, b) => a !== b);
        geoJSON(borders, { interactive: false, style: { className: styles.border } }).addTo(ground);
      })
      .catch(() => leave.signal.aborted || setFailed(true));
    return () => {
      leave.abort();
      ground.remove();
    };
  }, [map, streets, closest]);

  useEffect(() => {
    if (!map) return;
    const marks = [labelled(main, styles.seal), ...(streets ? [] : others.map((mark) => labelled(mark, styles.city)))];
    const group = layerGroup(marks).addTo(map);
    const part = () =>
      partLabels(
        map.getContainer(),
        marks.map((mark) => mark.getElement()?.querySelector('span')),
      );
    part();
    map.on('moveend', part);
    return () => {
      map.off('moveend', part);
      group.remove();
    };
  }, [map, main, others, streets]);

  if (failed) return <Failed />;
  return (
    <MapFrame
      label={label}
      frame={frame}
      map={map}
      onHome={() => map?.setView([latitude, longitude], zoom)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onPick || !map) return;
        event.preventDefault();
        const { lat, lng } = map.getCenter().wrap();
        onPick({ latitude: lat, longitude: lng });
      }}
    />
  );
}

/** A name that would be cut off, or lie over another or under a button, tries the other side of its mark, and then waits for a closer look.
 * The first, which the map is about, is always shown. */
function partLabels(frame: HTMLElement, labels: readonly (HTMLElement | null | undefined)[]): void {
  const sheet = frame.getBoundingClientRect();
  const controls = frame.parentElement?.querySelectorAll('button, .leaflet-control') ?? [];
  const taken = [...controls].map((control) => control.getBoundingClientRect());
  const isFree = (box: DOMRect) =>
    box.left >= sheet.left &&
    box.right <= sheet.right &&
    box.top >= sheet.top &&
    box.bottom <= sheet.bottom &&
    taken.every(
      (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
  for (const [place, label] of labels.entries()) {
    if (!label) continue;
    label.hidden = false;
    label.dataset.side = 'right';
    if (!isFree(label.getBoundingClientRect())) label.dataset.side = 'left';
    const box = label.getBoundingClientRect();
    label.hidden = place > 0 && !isFree(box);
    if (!label.hidden) taken.push(box);
  }
}

/** A mark with its name as text, never as HTML: names are written by users. */
function labelled({ latitude, longitude, label }: Mark, className: string | undefined) {
  const text = document.createElement('span');
  text.textContent = label;
  const icon = divIcon({ className: className ?? '', html: text, iconSize: [0, 0] });
  return marker([latitude, longitude], { icon, interactive: false, keyboard: false });
}
