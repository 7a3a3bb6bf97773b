/** The names people give to colours when they look for a picture, and how each is shown where it can be chosen. */
export const hueSamples = {
  red: '#b93a24',
  orange: '#d9822b',
  yellow: '#e0bd4c',
  green: '#5c8a5e',
  blue: '#3a5f8f',
  purple: '#6d5590',
  pink: '#d798a4',
  brown: '#7a5638',
  white: '#f6f2e8',
  grey: '#98948b',
  black: '#23211e',
} as const;
export type Hue = keyof typeof hueSamples;
export const hues = Object.keys(hueSamples) as Hue[];

const quiet: readonly Hue[] = ['white', 'grey', 'black', 'brown'];
const countsAmong = { quiet: 2, strong: 4 };

/** The name of one colour, '#rrggbb'. `hue_of` of the database decides the same; a test holds the two together. */
export function hueOf(colour: string): Hue {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const chroma = most - least;
  const light = most + least;
  if (light < 76) return 'black';
  if (chroma < 30 || (light > 440 && chroma < 44)) return light > 384 ? 'white' : light < 110 ? 'black' : 'grey';
  const degrees =
    most === r
      ? (60 * (g - b)) / chroma + (g < b ? 360 : 0)
      : most === g
        ? (60 * (b - r)) / chroma + 120
        : (60 * (r - g)) / chroma + 240;
  if (degrees < 14 || degrees >= 345) return light > 350 ? 'pink' : light < 130 && chroma < 70 ? 'brown' : 'red';
  if (degrees < 44) return light < 250 || chroma < 90 ? 'brown' : 'orange';
  if (degrees < 70) return light < 180 ? 'brown' : 'yellow';
  if (degrees < 170) return 'green';
  if (degrees < 252) return 'blue';
  if (degrees < 292) return 'purple';
  return 'pink';
}

/** Of a picture's main colours, the largest first: white paper counts only where there is much of it, a red seal always. */
export function huesOf(colours: readonly string[]): Hue[] {
  const found = colours
    .map(hueOf)
    .filter((hue, place) => place < countsAmong[quiet.includes(hue) ? 'quiet' : 'strong']);
  return hues.filter((hue) => found.includes(hue));
}
