import sharp from 'sharp';
import type { PublishedView, PublishedWork } from './visit.ts';

interface Extent {
  width: number;
  height: number;
}
export interface Channel {
  min: number;
  max: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A camera of our own: turns about y, then about x, then divides by depth. */
function project(view: PublishedView, { width, height }: Extent, p: { x: number; y: number; z: number }) {
  const [dx, dy, dz] = [p.x - view.x, p.y - view.y, p.z - view.z];
  const [sin, cos] = [Math.sin(view.yaw), Math.cos(view.yaw)];
  const right = dx * cos - dz * sin;
  const ahead = -dx * sin - dz * cos;
  const up = dy * Math.cos(view.pitch) - ahead * Math.sin(view.pitch);
  const depth = ahead * Math.cos(view.pitch) + dy * Math.sin(view.pitch);
  const focal = height / 2 / Math.tan((view.fovY * Math.PI) / 360);
  return { x: width / 2 + (right / depth) * focal - view.shift.x, y: height / 2 - (up / depth) * focal - view.shift.y };
}

/** The way along each wall, to the right as seen from inside. */
const along: Record<string, { x: number; z: number }> = {
  north: { x: 1, z: 0 },
  south: { x: -1, z: 0 },
  west: { x: 0, z: -1 },
  east: { x: 0, z: 1 },
};

export function expectedBox(view: PublishedView, screen: Extent, work: PublishedWork): Box {
  const across = along[work.wall] ?? { x: 1, z: 0 };
  const { x, y, z } = work.centre;
  const [w, h] = [work.widthMm / 2000, work.heightMm / 2000];
  const topLeft = project(view, screen, { x: x - across.x * w, y: y + h, z: z - across.z * w });
  const bottomRight = project(view, screen, { x: x + across.x * w, y: y - h, z: z + across.z * w });
  return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y };
}

/** The plain box around the middle of where it should be, and how far its colour is off inside. */
export async function seenBox(screenshot: Buffer, colour: readonly Channel[], expected: Box) {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const error = (x: number, y: number) =>
    Math.max(
      ...colour.map(({ min, max }, c) => {
        const value = data[(y * width + x) * 3 + c] ?? 0;
        return Math.max(0, min - value, value - max);
      }),
    );
  const is = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && error(x, y) <= 3;
  const cx = Math.round((expected.left + expected.right) / 2);
  const cy = Math.round((expected.top + expected.bottom) / 2);
  let [left, right, top, bottom] = [cx, cx, cy, cy];
  while (is(left - 1, cy)) left--;
  while (is(right + 1, cy)) right++;
  while (is(cx, top - 1)) top--;
  while (is(cx, bottom + 1)) bottom++;
  let colourError = 0;
  for (let y = top + 2; y < bottom - 1; y += 3)
    for (let x = left + 2; x < right - 1; x += 3) colourError = Math.max(colourError, error(x, y));
  return { left, right: right + 1, top, bottom: bottom + 1, colourError };
}

/** How many pixels of a screenshot have this colour. */
export async function pixelsOf(screenshot: Buffer, colour: readonly number[]): Promise<number> {
  const data = await sharp(screenshot).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let i = 0; i < data.length; i += 3)
    if ([0, 1, 2].every((c) => Math.abs((data[i + c] ?? 0) - (colour[c] ?? 0)) <= 4)) count++;
  return count;
}
