import type { Vec } from './room.ts';
import type { RoomStyle } from './room-styles.ts';

/** What a room is painted and built with. Colours are means under full light, 0 to 1, as a display shows them; lengths are metres. */
export interface RoomColours {
  wall: Vec;
  floor: Vec;
  ceiling: Vec;
  frame: { face: Vec; width: number; depth: number };
  bench: { seat: Vec; leg: Vec };
  /** Behind a picture that does not fill its frame. */
  mat: Vec;
}

export const roomColours: Record<RoomStyle, RoomColours> = {
  'white-cube': {
    wall: [0.945, 0.941, 0.93],
    floor: [0.74, 0.665, 0.565],
    ceiling: [0.95, 0.947, 0.938],
    frame: { face: [0.52, 0.42, 0.31], width: 0.022, depth: 0.045 },
    bench: { seat: [0.74, 0.65, 0.54], leg: [0.27, 0.27, 0.275] },
    mat: [0.945, 0.93, 0.894],
  },
  'dark-room': {
    wall: [0.285, 0.3, 0.325],
    floor: [0.27, 0.265, 0.262],
    ceiling: [0.2, 0.2, 0.215],
    frame: { face: [0.1, 0.095, 0.09], width: 0.02, depth: 0.05 },
    bench: { seat: [0.5, 0.36, 0.26], leg: [0.16, 0.16, 0.165] },
    mat: [0.2, 0.2, 0.21],
  },
  hanok: {
    wall: [0.94, 0.91, 0.845],
    floor: [0.53, 0.395, 0.275],
    ceiling: [0.9, 0.865, 0.79],
    frame: { face: [0.29, 0.2, 0.135], width: 0.024, depth: 0.04 },
    bench: { seat: [0.48, 0.355, 0.25], leg: [0.4, 0.29, 0.2] },
    mat: [0.945, 0.92, 0.86],
  },
  concrete: {
    wall: [0.72, 0.715, 0.7],
    floor: [0.56, 0.555, 0.545],
    ceiling: [0.66, 0.655, 0.645],
    frame: { face: [0.2, 0.2, 0.205], width: 0.018, depth: 0.045 },
    bench: { seat: [0.6, 0.495, 0.385], leg: [0.22, 0.22, 0.225] },
    mat: [0.9, 0.895, 0.88],
  },
};
