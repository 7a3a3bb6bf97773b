import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { Look } from './looks.ts';
import { STANDING_OFF as OFF, outDepth, RECESS } from './plan.ts';
import type { Finish, Solid, Vec } from './solid.ts';
import { type Mark, wallMapping } from './wall-mapping.ts';

export function buildFrames(solid: Solid, marks: Mark[], room: Room, look: Look): void {
  for (const work of room.works) {
    const to = wallMapping(room, work.wall);
    const l = work.along - work.widthMm / 2000;
    const r = work.along + work.widthMm / 2000;
    const b = work.centre.y - work.heightMm / 2000;
    const t = work.centre.y + work.heightMm / 2000;
    const out = OFF + outDepth(work.depthMm, look);
    const back = OFF * 0.4;
    const mat: Finish = { colour: look.mat };
    if (work.depthMm !== null) {
      solid.box([l, b, back], [r, t, out], mat, { skip: 'n', to });
      marks.push({ wall: work.wall, left: l, right: r, bottom: b, top: t, colour: look.mat });
      continue;
    }
    const w = look.frame.width;
    const face: Finish = { colour: look.frame.face, grain: 0.55 };
    solid.box([l - w, b - w, back], [r + w, t + w, out], face, { skip: 'ns', to });
    const ring: [Vec, Vec, Vec, Vec][] = [
      [
        [l - w, b - w, out],
        [r + w, b - w, out],
        [r, b, out],
        [l, b, out],
      ],
      [
        [r + w, b - w, out],
        [r + w, t + w, out],
        [r, t, out],
        [r, b, out],
      ],
      [
        [r + w, t + w, out],
        [l - w, t + w, out],
        [l, t, out],
        [r, t, out],
      ],
      [
        [l - w, t + w, out],
        [l - w, b - w, out],
        [l, b, out],
        [l, t, out],
      ],
    ];
    const deep = out - RECESS;
    const lip: [Vec, Vec, Vec, Vec][] = [
      [
        [l, b, out],
        [r, b, out],
        [r, b, deep],
        [l, b, deep],
      ],
      [
        [r, b, out],
        [r, t, out],
        [r, t, deep],
        [r, b, deep],
      ],
      [
        [r, t, out],
        [l, t, out],
        [l, t, deep],
        [r, t, deep],
      ],
      [
        [l, t, out],
        [l, b, out],
        [l, b, deep],
        [l, t, deep],
      ],
    ];
    for (const [p, q, s, v] of ring) solid.quad([to(p), to(q), to(s), to(v)], face);
    for (const [p, q, s, v] of lip) solid.quad([to(p), to(q), to(s), to(v)], face, [0.8, 0.8, 0.55, 0.55]);
    if (work.fill.width < 1 || work.fill.height < 1) {
      solid.quad(
        [to([l, b, deep - 0.002]), to([r, b, deep - 0.002]), to([r, t, deep - 0.002]), to([l, t, deep - 0.002])],
        mat,
      );
    }
    marks.push({ wall: work.wall, left: l - w, right: r + w, bottom: b - w, top: t + w, colour: look.frame.face });
  }
}
