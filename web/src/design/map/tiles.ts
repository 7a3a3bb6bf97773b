import { type MapView, scaleOf } from './view.ts';

export interface Tile {
  key: string;
  url: string;
  x: number;
  y: number;
  size: number;
}

const usual = 256;
const deepest = 19;

/** The street tiles that cover the map, in its own pixels. `template` holds {z}, {x} and {y}. */
export function tilesOf(template: string, view: MapView, width: number, height: number): Tile[] {
  const world = 2 * Math.PI * scaleOf(view.zoom);
  const level = Math.max(0, Math.min(deepest, Math.round(Math.log2(world / usual))));
  const across = 2 ** level;
  const size = world / across;
  const latitude = (view.latitude * Math.PI) / 180;
  const left = ((view.longitude + 180) / 360) * world - width / 2;
  const top = (0.5 - Math.asinh(Math.tan(latitude)) / (2 * Math.PI)) * world - height / 2;
  const tiles: Tile[] = [];
  for (let row = Math.max(0, Math.floor(top / size)); row < across && row * size < top + height; row += 1)
    for (let column = Math.floor(left / size); column * size < left + width; column += 1) {
      const x = ((column % across) + across) % across;
      const values: Record<string, number> = { z: level, x, y: row };
      const url = template.replace(/\{([zxy])\}/g, (_, name: string) => String(values[name]));
      tiles.push({ key: `${level}/${column}/${row}`, url, x: column * size - left, y: row * size - top, size });
    }
  return tiles;
}
