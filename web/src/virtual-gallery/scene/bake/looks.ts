import { type RoomColours, roomColours } from '@hwarang/domain/virtual-gallery/room-colours';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import type { Vec } from './maths.ts';

export type Rgb = Vec;

export type TileKind = 'oak' | 'maru' | 'terrazzo' | 'slab' | 'formwork' | 'hanji' | 'plaster' | 'grain';

export interface Look extends RoomColours {
  wallTile: TileKind | null;
  floorTile: TileKind;
  /** Light on the middle of a wall from the ceiling or windows, and in the pool on a work. */
  ambient: number;
  pool: number;
  ambientTint: Rgb;
  poolTint: Rgb;
  opening: 'laylight' | 'slots' | 'paper' | 'none';
  /** How bright the opening itself looks. */
  glow: Rgb;
  /** Reflection seen straight down, and at a grazing angle. */
  gloss: { low: number; high: number; blur: number };
  metal: Rgb;
  wood: Rgb;
  gap: Rgb;
  /** How far darkness gathers in the corners. */
  corner: number;
}

export const LOOKS: Record<RoomStyle, Look> = {
  'white-cube': {
    ...roomColours['white-cube'],
    wallTile: null,
    floorTile: 'oak',
    ambient: 0.7,
    pool: 0.4,
    ambientTint: [1, 0.996, 0.985],
    poolTint: [1, 0.968, 0.91],
    opening: 'laylight',
    glow: [0.985, 0.983, 0.972],
    gloss: { low: 0.1, high: 0.75, blur: 1.05 },
    metal: [0.93, 0.93, 0.92],
    wood: [0.76, 0.64, 0.5],
    gap: [0.36, 0.35, 0.335],
    corner: 0.16,
  },
  'dark-room': {
    ...roomColours['dark-room'],
    wallTile: 'plaster',
    floorTile: 'terrazzo',
    ambient: 0.17,
    pool: 1.9,
    ambientTint: [0.86, 0.93, 1.1],
    poolTint: [1, 0.93, 0.82],
    opening: 'none',
    glow: [0, 0, 0],
    gloss: { low: 0.09, high: 0.72, blur: 1.25 },
    metal: [0.3, 0.3, 0.31],
    wood: [0.3, 0.2, 0.14],
    gap: [0.03, 0.03, 0.03],
    corner: 0.25,
  },
  hanok: {
    ...roomColours.hanok,
    wallTile: 'hanji',
    floorTile: 'maru',
    ambient: 0.62,
    pool: 0.36,
    ambientTint: [1, 0.955, 0.86],
    poolTint: [1, 0.94, 0.82],
    opening: 'paper',
    glow: [1, 0.968, 0.885],
    gloss: { low: 0.06, high: 0.6, blur: 1.5 },
    metal: [0.17, 0.15, 0.13],
    wood: [0.44, 0.325, 0.23],
    gap: [0.2, 0.13, 0.08],
    corner: 0.22,
  },
  concrete: {
    ...roomColours.concrete,
    wallTile: 'formwork',
    floorTile: 'slab',
    ambient: 0.52,
    pool: 0.62,
    ambientTint: [0.97, 0.99, 1.02],
    poolTint: [1, 0.955, 0.88],
    opening: 'slots',
    glow: [0.985, 0.995, 1],
    gloss: { low: 0.08, high: 0.66, blur: 1.15 },
    metal: [0.13, 0.13, 0.135],
    wood: [0.62, 0.47, 0.33],
    gap: [0.2, 0.2, 0.2],
    corner: 0.2,
  },
};

const GAMMA = 2.2;
export const toLinear = (display: number): number => display ** GAMMA;

/** Straight up to the knee, then a shoulder that never clips. */
const KNEE = 0.72;
const shoulder = (x: number): number => (x < KNEE ? x : KNEE + (1 - KNEE) * (1 - Math.exp(-(x - KNEE) / (1 - KNEE))));

export const linear = (colour: Rgb): Rgb => [toLinear(colour[0]), toLinear(colour[1]), toLinear(colour[2])];

const SHOWN = new Float32Array(4097);
const MOST = 6;
for (let i = 0; i <= 4096; i++) SHOWN[i] = shoulder((i / 4096) ** 2 * MOST) ** (1 / GAMMA);

/** Light sent back by a surface, as a display value: one look-up, because a room has a million texels. */
export function shown(light: number): number {
  const at = Math.sqrt(light / MOST) * 4096;
  if (!(at < 4096)) return 1;
  const i = at | 0;
  const a = SHOWN[i] ?? 0;
  return a + ((SHOWN[i + 1] ?? 1) - a) * (at - i);
}
