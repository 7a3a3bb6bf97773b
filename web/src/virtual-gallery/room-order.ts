import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import type { FirstLook } from './scene/first-light.ts';

/** All that opening a room takes, as the server writes it into the page. */
export interface RoomOrder {
  room: Room;
  style: RoomStyle;
  /** The addresses of each work's picture, by the levels of `scene/levels.ts`. */
  pictures: Record<string, string[]>;
  widths: Record<string, number | null>;
  spriteUrl: string | undefined;
  first: FirstLook;
  label: string;
  initialWork: string | null;
  embed: boolean;
}
