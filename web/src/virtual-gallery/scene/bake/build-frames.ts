import { STANDING_OFF as OFF, outDepth, placeOf, RECESS, type WallPlace } from '@hwarang/domain/virtual-gallery/frame';
import { onWall, type Room } from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';
import { type Corners, ring } from './maths.ts';
import type { Mark } from './plan.ts';
import type { Solid } from './solid.ts';

export function buildFrames(solid: Solid, marks: Mark[], room: Room, look: Look): void {
  const mat = { colour: look.mat };
  const wood = { colour: look.frame.face, grain: 0.55 };
  for (const work of room.works) {
    const to = onWall(room, work.wall);
    const rectangle = ({ left, right, bottom, top }: WallPlace, out: number): Corners => [
      to([left, bottom, out]),
      to([right, bottom, out]),
      to([right, top, out]),
      to([left, top, out]),
    ];
    const own = placeOf(work);
    const out = OFF + outDepth(work.depthMm, look);
    const back = OFF * 0.4;
    if (work.depthMm !== null) {
      solid.box([own.left, own.bottom, back], [own.right, own.top, out], mat, { sides: 'ewstb', to });
      marks.push({ ...own, colour: look.mat });
      continue;
    }
    const rim = placeOf(work, look.frame.width);
    solid.box([rim.left, rim.bottom, back], [rim.right, rim.top, out], wood, { sides: 'ewtb', to });
    const inner = rectangle(own, out);
    for (const face of ring(rectangle(rim, out), inner)) solid.quad(face, wood);
    for (const lip of ring(inner, rectangle(own, out - RECESS))) solid.quad(lip, wood, [0.8, 0.8, 0.55, 0.55]);
    if (work.fill.width < 1 || work.fill.height < 1) solid.quad(rectangle(own, out - RECESS - 0.002), mat);
    marks.push({ ...rim, colour: look.frame.face });
  }
}
