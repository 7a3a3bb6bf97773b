import sharp, { type Sharp } from 'sharp';

/** A picture that compresses like a painting: broad strokes of colour under a fine grain, the same for the same seed. */
export function painting(width: number, height: number, seed = 1): Sharp {
  const data = Buffer.allocUnsafe(width * height * 3);
  let state = seed * 2_654_435_761;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      const grain = (state >>> 28) - 8;
      const u = x / width;
      const v = y / height;
      data[at] = clamp(120 + 90 * Math.sin(seed + 9 * u + 4 * v) + grain);
      data[at + 1] = clamp(110 + 80 * Math.sin(2 * seed + 5 * v * u * 4) + grain);
      data[at + 2] = clamp(100 + 100 * Math.cos(seed + 7 * v - 3 * u) + grain);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));
