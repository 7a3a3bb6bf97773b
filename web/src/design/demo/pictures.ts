import type { PictureData } from '../picture/picture.tsx';

const palettes = [
  ['#22384c', '#d8b26a', '#f2ead8'],
  ['#7b2d1f', '#e0a458', '#2b1714'],
  ['#2f6b5c', '#c9d8c5', '#16302a'],
  ['#4b3f72', '#e8c7c8', '#1f1a33'],
  ['#b9a58a', '#3a332b', '#efe6d6'],
  ['#9fb4c0', '#f5efe2', '#35566b'],
] as const;

/** A small drawn picture: a ground, a hill and a sun, in one of a few palettes. */
export function demoPicture(place: number, ratio: number): PictureData {
  const width = 1200;
  const height = Math.round(width / ratio);
  const [ground, mass, light] = palettes[place % palettes.length] ?? palettes[0];
  const horizon = height * (0.55 + (place % 3) * 0.08);
  const hill = `M0 ${horizon}Q${width * 0.3} ${horizon - height * 0.35} ${width * 0.55} ${horizon}T${width} ${horizon * 0.9}V${height}H0Z`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${width * 0.68}" cy="${horizon * 0.45}" r="${Math.min(width, height) * 0.13}" fill="${light}"/><path d="${hill}" fill="${mass}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}

export const demoRatios = [1.35, 0.5, 1.2, 1, 1.5, 0.72, 1.25, 0.86, 1.6, 1.1, 2.4, 0.8];
