import { entranceOf } from '@hwarang/domain/virtual-gallery/entrance';
import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { restingFov, viewpoint } from '../viewpoint.ts';
import type { Stage } from './stage.ts';
import type { Pose } from './walker.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const halfTan = (fovY: number): number => Math.tan((fovY * Math.PI) / 360);

export function overviewPose(room: Room, stage: Stage): Pose {
  const fovY = restingFov(stage.aspect);
  return { ...entranceOf(room).eye, yaw: 0, pitch: 0, fovY, aside: 0 };
}

/** Before a work, which fills the part of the screen that the caption leaves free. `zoom` below 1 looks closer; `least` stands farther away. */
export function poseBefore(room: Room, stage: Stage, id: string, zoom: number, least = 0): Pose | null {
  const work = room.works.find((item) => item.id === id);
  if (!work) return null;
  const freeWidth = Math.max(80, stage.width - stage.insets.right);
  const freeHeight = Math.max(80, stage.height - stage.insets.bottom);
  const share = freeHeight / stage.height;
  const freeFov = degrees(2 * Math.atan(halfTan(restingFov(stage.aspect)) * share));
  const view = viewpoint(room, work, { aspect: freeWidth / freeHeight, fovY: freeFov }, least);
  const fovY = degrees(2 * Math.atan(halfTan(view.fovY) / share)) * zoom;
  return { ...view, fovY, aside: 1 };
}
