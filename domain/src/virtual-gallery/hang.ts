import {
  type Bench,
  type Door,
  type HungWork,
  MAIN_IMAGE_ID,
  type MainImageToHang,
  pointOnWall,
  type Room,
  WALLS,
  type Wall,
  WORKS_IN_ROOM,
  type WorkToHang,
} from './room.ts';
import { mainImageSize, type TrueSize, trueSize } from './true-size.ts';
import { gapBetween, type Hanging, middleIndex, runLength, spanOf, splitOverWalls } from './wall-split.ts';

export const CENTRE_LINE = 1.5;
export const LEAST_BOTTOM = 0.35;
export const HEADROOM = 0.9;
export const LEAST_HEIGHT = 3.5;
export const CORNER = 1.1;
const LEAST_ROOM = { width: 6.4, depth: 7.2 };
const STEP_BACK = 3.2;
const DOOR: Door = { wall: 'south', width: 1.7, height: 2.5 };
const DOOR_CLEARANCE = 0.6;

interface Item extends Hanging {
  size: TrueSize;
  work: WorkToHang | null;
}

/** Hangs the main image opposite the entrance and up to nine works around it, all at true scale. */
export function hang(works: readonly WorkToHang[], mainImage: MainImageToHang | null): Room {
  const hung = works.slice(0, WORKS_IN_ROOM).map(toItem);
  const main = mainImage ? mainItem(mainImage) : null;
  const byId = new Map([...hung, ...(main ? [main] : [])].map((item) => [item.id, item]));
  const plan = splitOverWalls(hung, main);
  const middle: Record<Wall, Hanging | null> = {
    west: null,
    north: main,
    east: null,
    south: { id: 'door', width: DOOR.width + 2 * DOOR_CLEARANCE, height: DOOR.height },
  };

  const spans = WALLS.map((wall) => (plan[wall].length || wall === 'north' ? spanOf(plan[wall], middle[wall]) : 0));
  const [west = 0, north = 0, east = 0, south = 0] = spans;
  const sideDiagonal = longestDiagonal([...plan.west, ...plan.east]);
  const endDiagonal = longestDiagonal([...plan.north, ...plan.south, ...(main ? [main] : [])]);
  const width = Math.max(LEAST_ROOM.width, north + 2 * CORNER, south + 2 * CORNER, STEP_BACK * sideDiagonal);
  const depth = Math.max(LEAST_ROOM.depth, west + 2 * CORNER, east + 2 * CORNER, 2 * endDiagonal, width * 0.72);
  const room = { width: ceilCm(width), depth: ceilCm(depth) };

  const placed = WALLS.flatMap((wall) => placeOnWall(plan[wall], middle[wall], wall, room)).flatMap((place) => {
    const item = byId.get(place.id);
    return item ? [toHungWork(item, place.wall, place.along, room)] : [];
  });
  const order = new Map(hung.map((item, i) => [item.id, i]));
  const inOrder = placed.sort((a, b) => (order.get(a.id) ?? -1) - (order.get(b.id) ?? -1));
  const top = Math.max(0, ...inOrder.map((work) => work.centre.y + work.heightMm / 2000));
  return {
    ...room,
    height: ceilCm(Math.max(LEAST_HEIGHT, top + HEADROOM)),
    works: inOrder,
    bench: benchFor(room),
    door: DOOR,
    left: works.slice(WORKS_IN_ROOM).map((work) => work.id),
  };
}

function toItem(work: WorkToHang): Item {
  const size = trueSize(work);
  const item: Item = { id: work.id, width: size.widthMm / 1000, height: size.heightMm / 1000, size, work };
  if (work.override?.wall) item.wall = work.override.wall;
  if (work.override?.gapCm !== undefined) item.gapBefore = work.override.gapCm / 100;
  return item;
}

function mainItem(image: MainImageToHang): Item {
  const size = mainImageSize(image);
  return { id: MAIN_IMAGE_ID, width: size.widthMm / 1000, height: size.heightMm / 1000, size, work: null };
}

function toHungWork(item: Item, wall: Wall, along: number, room: { width: number; depth: number }): HungWork {
  const lowest = LEAST_BOTTOM + item.height / 2;
  const height = item.work?.override?.centreHeightCm;
  const y = height === undefined ? Math.max(CENTRE_LINE, lowest) : Math.max(item.height / 2 + 0.05, height / 100);
  return { id: item.id, wall, along, centre: pointOnWall(room, wall, along, y), ...item.size };
}

interface Place {
  id: string;
  wall: Wall;
  along: number;
  width: number;
  shift: number;
}

function placeOnWall(row: readonly Hanging[], middle: Hanging | null, wall: Wall, room: Pick<Room, 'width' | 'depth'>) {
  const length = wall === 'north' || wall === 'south' ? room.width : room.depth;
  const places = middle ? aroundMiddle(row, middle, wall, length) : spread(row, wall, CORNER, length - CORNER, 'both');
  return shifted(places, row, length);
}

function aroundMiddle(row: readonly Hanging[], middle: Hanging, wall: Wall, length: number): Place[] {
  const index = middleIndex(row, middle);
  const half = middle.width / 2;
  const left = row.slice(0, index);
  const right = row.slice(index);
  const beforeMiddle = left.at(-1);
  const firstRight = right[0];
  const gapLeft = beforeMiddle ? gapBetween(beforeMiddle, middle) : 0;
  const gapRight = firstRight ? gapBetween(middle, firstRight) : 0;
  return [
    ...spread(left, wall, CORNER, length / 2 - half - gapLeft, 'right'),
    { id: middle.id, wall, along: length / 2, width: middle.width, shift: 0 },
    ...spread(right, wall, length / 2 + half + gapRight, length - CORNER, 'left'),
  ];
}

/** Lays a row between two bounds; spare wall goes in equal parts to the gaps and to the ends, or to the one end beside a middle. */
function spread(
  row: readonly Hanging[],
  wall: Wall,
  from: number,
  to: number,
  ends: 'both' | 'left' | 'right',
): Place[] {
  if (row.length === 0) return [];
  const run = runLength(row);
  const open = row.filter((item, i) => i > 0 && item.gapBefore === undefined).length;
  const first = row[0]?.gapBefore;
  const fixed = first === undefined ? null : ends === 'left' ? from : Math.min(Math.max(from, first), to - run);
  const part = Math.max(0, to - (fixed ?? from) - run) / (open + (fixed === null ? 2 : 1));
  let at = fixed ?? from + part;
  return row.map((item, i) => {
    const before = row[i - 1];
    if (before) at += gapBetween(before, item) + (item.gapBefore === undefined ? part : 0);
    const along = at + item.width / 2;
    at += item.width;
    return { id: item.id, wall, along, width: item.width, shift: 0 };
  });
}

const NEIGHBOUR = 0.02;

function shifted(places: Place[], row: readonly Hanging[], length: number): Place[] {
  const offsets = new Map(row.map((item) => [item.id, (item as Item).work?.override?.offsetCm ?? 0]));
  for (const [i, place] of places.entries()) {
    const offset = (offsets.get(place.id) ?? 0) / 100;
    if (offset === 0) continue;
    const before = places[i - 1];
    const after = places[i + 1];
    const half = place.width / 2;
    const least = (before ? before.along + before.width / 2 + NEIGHBOUR : CORNER) + half;
    const most = (after ? after.along - after.width / 2 - NEIGHBOUR : length - CORNER) - half;
    place.along = Math.min(Math.max(place.along + offset, Math.min(least, place.along)), Math.max(most, place.along));
  }
  return places;
}

const longestDiagonal = (row: readonly Hanging[]): number =>
  Math.max(0, ...row.map((item) => Math.hypot(item.width, item.height)));

function benchFor(room: { width: number; depth: number }): Bench | null {
  if (room.width < 6 || room.depth < 6) return null;
  const deep = room.depth >= room.width;
  const long = 1.8;
  const short = 0.48;
  return { x: 0, z: 0, width: deep ? short : long, depth: deep ? long : short, height: 0.44 };
}

const ceilCm = (metres: number): number => Math.ceil(metres * 100 - 1e-6) / 100;
