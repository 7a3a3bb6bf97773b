import { type MainImageToHang, WALLS, type WorkToHang } from './room.ts';

/** Seeded numbers, so that a failing exhibition can be hung again. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomExhibition(
  seed: number,
  withOverrides: boolean,
): { works: WorkToHang[]; main: MainImageToHang | null } {
  const random = seeded(seed);
  const count = Math.floor(random() * 13);
  const cm = () => Math.round((5 + random() ** 3 * 495) * 100) / 100;
  const works = Array.from({ length: count }, (_, i): WorkToHang => {
    const sized = random() > 0.15;
    const widthCm = sized ? cm() : null;
    const heightCm = sized ? cm() : null;
    const ratio = widthCm && heightCm ? widthCm / heightCm : 0.5 + random();
    const seen = random();
    const shown = seen < 0.1 ? 1 / ratio : seen < 0.2 ? ratio * (0.5 + random()) : ratio;
    const work: WorkToHang = {
      id: `work-${i}`,
      widthCm,
      heightCm,
      depthCm: random() < 0.2 ? Math.round(random() * 2000) / 100 : null,
      pixelWidth: Math.max(1, Math.round(1600 * Math.sqrt(shown))),
      pixelHeight: Math.max(1, Math.round(1600 / Math.sqrt(shown))),
    };
    if (withOverrides && random() < 0.4) {
      work.override = {};
      const wall = WALLS[Math.floor(random() * 4)];
      if (wall && random() < 0.5) work.override.wall = wall;
      if (random() < 0.5) work.override.gapCm = Math.round(random() * 300);
      if (random() < 0.5) work.override.offsetCm = Math.round((random() - 0.5) * 400);
      if (random() < 0.5) work.override.centreHeightCm = Math.round(random() * 320);
    }
    return work;
  });
  const main = random() < 0.85 ? { pixelWidth: 400 + Math.round(random() * 2000), pixelHeight: 1200 } : null;
  return { works, main };
}
