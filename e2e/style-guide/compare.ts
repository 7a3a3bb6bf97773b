import sharp from 'sharp';

/** One pixel of a kept picture stands for so many of the page. */
const reduction = 4;
const block = 8;
/** A block of 32 by 32 pixels of the page has changed when its colour differs by more than this, of 255. */
const changedBy = 20;

const tolerances = {
  /** Fonts are drawn a little differently from machine to machine: letters, never blocks. */
  changedBlocks: 0.02,
  meanDifference: 4,
  /** A line that breaks elsewhere makes a long page a little longer. */
  height: 0.02,
};

/** Small enough to be kept beside the code, large enough for a person to see what is on it. */
export const reduced = async (screenshot: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.round(width / reduction), Math.round(height / reduction), { fit: 'fill' })
    .webp({ quality: 55, effort: 6 })
    .toBuffer();
};

interface Blocks {
  columns: number;
  rows: number;
  colours: Buffer;
}

async function blocksOf(picture: Buffer, columns: number, rows: number): Promise<Blocks> {
  const colours = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { columns, rows, colours };
}

/** How far a block's colour lies outside the colours that were there and right beside it before: what only moved a little is no change. */
function strayed(old: Blocks, fresh: Blocks, column: number, row: number): number {
  let farthest = 0;
  for (const part of [0, 1, 2]) {
    let [least, most] = [255, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(old.rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(old.columns - 1, column + 1); x++) {
        const was = old.colours[(y * old.columns + x) * 3 + part] ?? 0;
        least = Math.min(least, was);
        most = Math.max(most, was);
      }
    const now = fresh.colours[(row * fresh.columns + column) * 3 + part] ?? 0;
    farthest = Math.max(farthest, least - now, now - most);
  }
  return farthest;
}

function told(old: Blocks, fresh: Blocks): string | undefined {
  const count = old.columns * old.rows;
  let changed = 0;
  let sum = 0;
  for (let row = 0; row < old.rows; row++)
    for (let column = 0; column < old.columns; column++) {
      const by = strayed(old, fresh, column, row);
      sum += by;
      if (by > changedBy) changed += 1;
    }
  const [share, mean] = [changed / count, sum / count];
  if (share > tolerances.changedBlocks) return `has changed in ${(share * 100).toFixed(1)} % of its blocks`;
  if (mean > tolerances.meanDifference) return `differs by ${mean.toFixed(1)} of 255 on average`;
  return undefined;
}

/** What tells two reduced pictures apart, in words; nothing when they are the same to the eye. */
export async function difference(kept: Buffer, now: Buffer): Promise<string | undefined> {
  const [before, after] = [await sharp(kept).metadata(), await sharp(now).metadata()];
  if (before.width !== after.width) return `is ${after.width} wide instead of ${before.width}`;
  const taller = Math.abs(after.height - before.height) / before.height;
  if (taller > tolerances.height) return `is ${after.height} tall instead of ${before.height}`;
  const columns = Math.ceil(before.width / block);
  const rows = Math.ceil(before.height / block);
  return told(await blocksOf(kept, columns, rows), await blocksOf(now, columns, rows));
}
