import type { PictureData } from '../picture/picture.tsx';

interface Sheet {
  width: number;
  height: number;
  /** Three colours: ground, mass, light. */
  colours: readonly [string, string, string];
  /** A number between 0 and 1 that is always the same for the same place. */
  chance: (place: number) => number;
}

const palettes: readonly Sheet['colours'][] = [
  ['#26323d', '#e9e2d2', '#a08c63'],
  ['#e8dfcd', '#33434c', '#9aa6a2'],
  ['#f0e8d8', '#b5452c', '#2f6b5c'],
  ['#efe7d8', '#2f5a4e', '#8fae9c'],
  ['#7b2d1f', '#d9774a', '#f0c98b'],
  ['#e9e4da', '#28364a', '#c49a3f'],
];

const n = (value: number) => Math.round(value * 10) / 10;

function moonJar({ width, height, colours: [ground, mass, light] }: Sheet): string {
  const size = Math.min(width, height) * 0.3;
  const [x, y] = [width / 2, height * 0.54];
  const neck = `M${n(x - size * 0.34)} ${n(y - size * 0.92)}h${n(size * 0.68)}l${n(size * 0.05)} ${n(size * 0.14)}`;
  const right = `C${n(x + size * 1.18)} ${n(y - size * 0.6)} ${n(x + size * 1.2)} ${n(y + size * 0.5)} ${n(x + size * 0.42)} ${n(y + size * 0.96)}`;
  const left = `C${n(x - size * 1.24)} ${n(y + size * 0.46)} ${n(x - size * 1.16)} ${n(y - size * 0.62)} ${n(x - size * 0.39)} ${n(y - size * 0.78)}`;
  return `<defs><radialGradient id="j" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fffdf6"/><stop offset=".6" stop-color="${mass}"/><stop offset="1" stop-color="${light}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="${ground}"/><path d="M0 ${n(height * 0.76)}H${width}V${height}H0Z" fill="#000" opacity=".24"/><ellipse cx="${n(x)}" cy="${n(y + size * 0.95)}" rx="${n(size * 1.05)}" ry="${n(size * 0.12)}" fill="#000" opacity=".34"/><path d="${neck}${right}h${n(-size * 0.84)}${left}Z" fill="url(#j)"/>`;
}

function mountains({ width, height, colours: [ground, mass, light], chance }: Sheet): string {
  const ridge = (place: number) => {
    const base = height * (0.4 + place * 0.14);
    const points = Array.from({ length: 9 }, (_, step) => {
      const rise = chance(place * 11 + step) * height * (0.26 - place * 0.035);
      return `${n((width * step) / 8)} ${n(base - rise * (step % 2 ? 1 : 0.35))}`;
    });
    const line = points.slice(1).map((point, step) => {
      const [x = '0', y = '0'] = point.split(' ');
      const [fromX = '0', fromY = '0'] = (points[step] ?? '0 0').split(' ');
      const middle = n((Number(fromX) + Number(x)) / 2);
      return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    });
    return `<path d="M${points[0]}${line.join('')}V${height}H0Z" fill="${mass}" opacity="${[0.22, 0.38, 0.6, 0.92][place]}"/>`;
  };
  return `<rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${n(width * 0.7)}" cy="${n(height * 0.22)}" r="${n(Math.min(width, height) * 0.07)}" fill="${light}"/>${[0, 1, 2, 3].map(ridge).join('')}`;
}

function patchwork({ width, height, colours, chance }: Sheet): string {
  const inks = [...colours, '#d8b26a', '#6d8fa3', '#e3d3c0'];
  const parts: string[] = [];
  let left = 0;
  for (let column = 0; left < width; column++) {
    const wide = width * (0.14 + chance(column) * 0.16);
    let top = 0;
    for (let row = 0; top < height; row++) {
      const tall = height * (0.12 + chance(column * 7 + row + 3) * 0.24);
      const ink = inks[Math.floor(chance(column * 13 + row * 5) * inks.length)] ?? colours[0];
      parts.push(
        `<rect x="${n(left)}" y="${n(top)}" width="${n(wide)}" height="${n(tall)}" fill="${ink}" stroke="#fff8ea" stroke-opacity=".55" stroke-width="5"/>`,
      );
      top += tall;
    }
    left += wide;
  }
  return parts.join('');
}

function furrows({ width, height, colours: [ground, mass, light], chance }: Sheet): string {
  const count = 34;
  const strokes = Array.from({ length: count }, (_, place) => {
    const x = ((place + 0.5) * width) / count;
    const top = height * (0.05 + chance(place) * 0.07);
    const bottom = height * (0.95 - chance(place + 50) * 0.08);
    return `<path d="M${n(x)} ${n(top)}C${n(x + 9)} ${n(height * 0.4)} ${n(x - 9)} ${n(height * 0.7)} ${n(x)} ${n(bottom)}" stroke="${place % 5 === 2 ? light : mass}" stroke-width="${n(width / count / (1.5 + chance(place + 9)))}" opacity="${n(0.55 + chance(place + 20) * 0.4)}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke-linecap="round">${strokes.join('')}</g>`;
}

function fields({ width, height, colours: [ground, mass, light] }: Sheet): string {
  const band = (top: number, tall: number, ink: string) =>
    `<rect x="${n(width * 0.07)}" y="${n(height * top)}" width="${n(width * 0.86)}" height="${n(height * tall)}" fill="${ink}" filter="url(#s)"/>`;
  return `<defs><filter id="s" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${n(width * 0.014)}"/></filter></defs><rect width="${width}" height="${height}" fill="${ground}"/>${band(0.07, 0.5, mass)}${band(0.62, 0.3, light)}`;
}

function arcs({ width, height, colours: [ground, mass, light] }: Sheet): string {
  const size = Math.min(width, height);
  const [x, y] = [width * 0.46, height * 0.56];
  return `<rect width="${width}" height="${height}" fill="${ground}"/><path d="M${n(x - size * 0.38)} ${n(y)}a${n(size * 0.38)} ${n(size * 0.38)} 0 0 1 ${n(size * 0.76)} 0Z" fill="${mass}"/><circle cx="${n(x + size * 0.2)}" cy="${n(y + size * 0.12)}" r="${n(size * 0.2)}" fill="${light}" opacity=".92"/><path d="M${n(width * 0.08)} ${n(y + size * 0.12)}H${n(width * 0.92)}" stroke="${mass}" stroke-width="${n(size * 0.012)}"/><circle cx="${n(x - size * 0.22)}" cy="${n(y - size * 0.3)}" r="${n(size * 0.045)}" fill="#b5452c"/>`;
}

const motifs = [moonJar, mountains, patchwork, furrows, fields, arcs];

/** A small drawn picture that travels inside the page: a jar, ridges, patchwork, furrows, fields of colour, arcs. */
export function demoPicture(place: number, ratio: number): PictureData {
  const width = 1200;
  const height = Math.round(width / ratio);
  const motif = motifs[place % motifs.length] ?? mountains;
  const colours = palettes[(place + Math.floor(place / motifs.length)) % palettes.length] ?? ['#eee', '#333', '#999'];
  const chance = (at: number) => {
    const value = Math.sin((at + 1) * 12.9898 + (place + 1) * 4.1414) * 43_758.5453;
    return value - Math.floor(value);
  };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${motif({ width, height, colours, chance })}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}
