import {
  type Bench,
  type Door,
  type HangOverride,
  type HungWork,
  MAIN_IMAGE_ID,
  type MainImageToHang,
  pointOnWall,
  type Room,
  type TrueSize,
  WALLS,
  type Wall,
  WORKS_IN_ROOM,
  type WorkToHang,
  wallLength,
} from './room.ts';
import { mainImageSize, trueSize } from './true-size.ts';
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
const NEIGHBOUR = 0.02;

interface Item extends Hanging {
  size: TrueSize;
  override: HangOverride;
}

/** Hangs the main image opposite the entrance and up to nine works around it, all at true scale. */
export function hang(works: readonly WorkToHang[], mainImage: MainImageToHang | null): Room {
  const hung = works.slice(0, WORKS_IN_ROOM).map((work) => toItem(work.id, trueSize(work), work.override));
  const main = mainImage ? toItem(MAIN_IMAGE_ID, mainImageSize(mainImage)) : null;
  const byId = new Map([...(main ? [main] : []), ...hung].map((item) => [item.id, item]));
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

  const placed = new Map<string, HungWork>();
  for (const wall of WALLS)
    for (const { id, along } of placeOnWall(plan[wall], middle[wall], wallLength(room, wall), byId)) {
      const item = byId.get(id);
      if (item) placed.set(id, toHungWork(item, wall, along, room));
    }
  const inOrder = [...byId.keys()].flatMap((id) => placed.get(id) ?? []);
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

function toItem(id: string, size: TrueSize, override: HangOverride = {}): Item {
  const item: Item = { id, width: size.widthMm / 1000, height: size.heightMm / 1000, size, override };
  if (override.wall) item.wall = override.wall;
  if (override.gapCm !== undefined) item.gapBefore = override.gapCm / 100;
  return item;
}

function toHungWork({ id, height, size, override }: Item, wall: Wall, along: number, room: Ground): HungWork {
  const chosen = override.centreHeightCm;
  const least = chosen === undefined ? LEAST_BOTTOM : 0.05;
  const y = Math.max(chosen === undefined ? CENTRE_LINE : chosen / 100, least + height / 2);
  return { id, wall, along, centre: pointOnWall(room, wall, along, y), ...size };
}

type Ground = Pick<Room, 'width' | 'depth'>;

/** Where on a wall something hangs: the middle of it. */
interface Place {
  id: string;
  along: number;
  width: number;
}

function placeOnWall(
  row: readonly Hanging[],
  middle: Hanging | null,
  length: number,
  items: ReadonlyMap<string, Item>,
): Place[] {
  const places = middle ? aroundMiddle(row, middle, length) : spread(row, CORNER, length - CORNER, 'both');
  for (const [i, place] of places.entries()) {
    const offset = (items.get(place.id)?.override.offsetCm ?? 0) / 100;
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

function aroundMiddle(row: readonly Hanging[], middle: Hanging, length: number): Place[] {
  const index = middleIndex(row, middle);
  const half = middle.width / 2;
  const before = row[index - 1];
  const after = row[index];
  const gapLeft = before ? gapBetween(before, middle) : 0;
  const gapRight = after ? gapBetween(middle, after) : 0;
  return [
    ...spread(row.slice(0, index), CORNER, length / 2 - half - gapLeft, 'right'),
    { id: middle.id, along: length / 2, width: middle.width },
    ...spread(row.slice(index), length / 2 + half + gapRight, length - CORNER, 'left'),
  ];
}

/** Lays a row between two bounds; spare wall goes in equal parts to the gaps and to the ends, or to the one end beside a middle. */
function spread(row: readonly Hanging[], from: number, to: number, ends: 'both' | 'left' | 'right'): Place[] {
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
    return { id: item.id, along, width: item.width };
  });
}

const longestDiagonal = (row: readonly Hanging[]): number =>
  Math.max(0, ...row.map((item) => Math.hypot(item.width, item.height)));

function benchFor(room: Ground): Bench | null {
  if (room.width < 6 || room.depth < 6) return null;
  const deep = room.depth >= room.width;
  const long = 1.8;
  const short = 0.48;
  return { x: 0, z: 0, width: deep ? short : long, depth: deep ? long : short, height: 0.44 };
}

const ceilCm = (metres: number): number => Math.ceil(metres * 100 - 1e-6) / 100;
