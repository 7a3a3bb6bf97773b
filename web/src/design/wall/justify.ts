export interface Placed {
  index: number;
  width: number;
}

export interface Row {
  height: number;
  items: Placed[];
}

interface Room {
  width: number;
  /** The height a row wants to have. */
  height: number;
  gap: number;
  /** No row grows taller than this many times its height. */
  stretch?: number;
  /** No row holds more than this many. */
  columns?: number;
  /** Nothing stands narrower than this, so that its caption can be read. */
  least?: number;
}

/**
 * Pictures of all proportions in rows of one height each, as wide as the room: the arithmetic that the wall's style
 * sheet leaves to the browser, for whoever must know the rows beforehand.
 */
export function justify(ratios: readonly number[], room: Room): Row[] {
  const { width, height, gap, stretch = stretches.tall, columns = 8 } = room;
  // One more than the most does not fit, however narrow they are.
  const least = Math.max(room.least ?? 0, (width - gap * columns) / (columns + 1) + 1);
  const rows: Row[] = [];
  const padOf = (ratio: number) => Math.max(0, least - ratio * height);
  const basisOf = (ratio: number) => Math.min(width, ratio * height + padOf(ratio));

  const close = (members: number[], last: boolean) => {
    const sum = members.reduce((total, index) => total + (ratios[index] ?? 1), 0);
    const pads = members.reduce((total, index) => total + padOf(ratios[index] ?? 1), 0);
    const full = (width - gap * (members.length - 1) - pads) / sum;
    const tall = last ? Math.min(full, height) : Math.min(full, height * stretch);
    rows.push({
      height: tall,
      items: members.map((index) => ({ index, width: tall * (ratios[index] ?? 1) + padOf(ratios[index] ?? 1) })),
    });
  };

  let members: number[] = [];
  let used = 0;
  ratios.forEach((ratio, index) => {
    const wanted = basisOf(ratio);
    if (members.length > 0 && used + gap + wanted > width + 0.01) {
      close(members, false);
      members = [];
      used = 0;
    }
    used += wanted + (members.length > 0 ? gap : 0);
    members.push(index);
  });
  if (members.length > 0) close(members, true);
  return rows;
}

/** How many to hang so that the last row is as full as the others, between `least` and all of them. */
export function fullRows(ratios: readonly number[], room: Room, least: number): number {
  let best = ratios.length;
  let fullest = 0;
  for (let count = ratios.length; count >= Math.min(least, ratios.length); count--) {
    const last = justify(ratios.slice(0, count), room).at(-1);
    if (!last) return count;
    const used = last.items.reduce((sum, item) => sum + item.width, 0) + room.gap * (last.items.length - 1);
    if (used > fullest + 1) {
      fullest = used;
      best = count;
    }
  }
  return best;
}

/** How far a row may grow beyond its height: on a telephone one landscape may fill the width. */
export const stretches = { tall: 1.7, low: 2.2 };

/** How wide a picture will stand on the wall at most, for the browser to choose a file by. */
export const wallSizes = (ratio: number, { tall, low }: { tall: number; low: number }): string =>
  `(min-width: 768px) ${Math.round(ratio * tall * stretches.tall)}px, min(100vw, ${Math.round(ratio * low * stretches.low)}px)`;
