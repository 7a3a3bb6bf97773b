import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

interface Outline {
  /** The country's number in the atlas; empty for land that is nobody's by number. */
  outline: string;
  path: string;
  x: number;
  y: number;
}

export interface WorldOutlines {
  width: number;
  height: number;
  sea: string;
  drawn: readonly Outline[];
  /** Too small for a line: a place for a dot. */
  marked: readonly Omit<Outline, 'path'>[];
}

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const name = 'virtual:world-outlines';
const width = 960;
const height = 467;
/** Kosovo has no number in the atlas. */
const withoutNumber: Record<string, string> = { Kosovo: '-99' };

const read = (file: string): Atlas =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${file}`), 'utf8')) as Atlas;

/** The atlas as drawn lines on a sheet of 960 by 467, areas true to size, the Pacific in the middle as Korean atlases have it. */
export function worldOutlines(): WorldOutlines {
  const projection = geoEqualEarth().rotate([-150, 0]).fitSize([width, height], { type: 'Sphere' });
  const path = geoPath(projection).digits(1);
  const rough = read('countries-110m.json');
  const fine = read('countries-50m.json');
  const drawn = feature(rough, rough.objects.countries).features.map((shape) => {
    const [x, y] = path.centroid(shape);
    return {
      outline: String(shape.id ?? withoutNumber[shape.properties.name] ?? ''),
      path: path(shape) ?? '',
      x: Math.round(x),
      y: Math.round(y),
    };
  });
  const known = new Set(drawn.map(({ outline }) => outline));
  const marked = feature(fine, fine.objects.countries)
    .features.filter((shape) => shape.id !== undefined && !known.has(String(shape.id)))
    .map((shape) => {
      const [x, y] = path.centroid(shape);
      return { outline: String(shape.id), x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
    });
  return { width, height, sea: path({ type: 'Sphere' }) ?? '', drawn, marked };
}

/** Draws the world while the product is built: neither the atlas nor the arithmetic of projections travels to a reader. */
export const worldOutlinesPlugin = (): Plugin => ({
  name: 'world-outlines',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(worldOutlines())};` : undefined),
});
