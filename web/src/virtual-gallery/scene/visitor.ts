import type { Room } from '@hwarang/domain/virtual-gallery/room';
import { restingFov, viewingDistance } from '../viewpoint.ts';
import { workBeside } from '../walk.ts';
import { pick } from './pick.ts';
import { overviewPose, poseBefore } from './poses.ts';
import type { Stage } from './stage.ts';
import { type Pose, type Steps, Walker } from './walker.ts';

const CLOSEST_ZOOM = 0.18;
const WHEEL_STEP = 1.2;

export interface VisitorOptions {
  room: Room;
  stage: Stage;
  /** Where to stand at first; without it at the door. */
  start?: Pose | undefined;
  /** Whether to jump instead of gliding. */
  calm: () => boolean;
  moved: () => void;
  focused: (id: string | null) => void;
}

/** The one who walks about: what is looked at, and every way to change it. */
export class Visitor {
  readonly walker: Walker;
  focused: string | null = null;
  readonly #options: VisitorOptions;
  #zoom = 1;
  /** How near one stands at most: who has walked up to a work sees it whole, who has chosen it sees it large. */
  #least = 0;

  constructor(options: VisitorOptions) {
    this.#options = options;
    this.walker = new Walker(options.room, options.start ?? overviewPose(options.room, options.stage));
  }

  focus(id: string | null, least = 0): void {
    const { room, stage } = this.#options;
    this.#zoom = 1;
    this.#least = least;
    const to = id === null ? overviewPose(room, stage) : this.#before(id);
    if (!to) return;
    const changed = this.focused !== id;
    this.focused = id;
    this.#go(to);
    if (changed) this.#options.focused(id);
  }

  /** The next work in order, or the one before; from the room at large the first or the last. */
  beside(step: 1 | -1): void {
    const ids = this.#options.room.works.map((work) => work.id);
    if (ids.length === 0) return;
    const at = this.focused === null ? (step > 0 ? -1 : 0) : ids.indexOf(this.focused);
    this.focus(ids[(at + step + ids.length) % ids.length] ?? null);
  }

  /** Leaves the work but stays where one stands. */
  leave(): void {
    if (this.focused === null) return;
    this.focused = null;
    this.#zoom = 1;
    this.walker.stop();
    this.walker.pose = { ...this.walker.pose, fovY: this.#restingFov(), aside: 0 };
    this.#options.focused(null);
  }

  step(steps: Steps): void {
    this.leave();
    this.walker.stop();
    if (this.#options.calm()) this.walker.step(steps);
  }

  look(dx: number, dy: number): void {
    if (this.#zoom === 1) this.leave();
    this.walker.stop();
    const perPixel = ((this.walker.pose.fovY / this.#options.stage.height) * Math.PI) / 180;
    this.walker.look(dx * perPixel, dy * perPixel);
    this.#options.moved();
  }

  tap(x: number, y: number): void {
    const { room, stage } = this.#options;
    const picked = pick(room, stage.rayThrough(x, y));
    if (picked.kind === 'work') this.focus(picked.id);
    if (picked.kind !== 'floor') return;
    const work = workBeside(room, picked.spot);
    if (work) {
      this.focus(work.id, viewingDistance(work));
      return;
    }
    this.leave();
    this.walker.walkTo(picked.spot, this.#restingFov(), this.#options.calm());
    this.#options.moved();
  }

  pointsAtWork(x: number, y: number): boolean {
    return pick(this.#options.room, this.#options.stage.rayThrough(x, y)).kind === 'work';
  }

  /** Before a work one looks closer; in the room one steps forward. */
  zoom(amount: number): void {
    if (this.focused === null) {
      this.walker.stop();
      const { x, z, yaw, fovY } = this.walker.pose;
      const ahead = { x: x - Math.sin(yaw) * amount * WHEEL_STEP, z: z - Math.cos(yaw) * amount * WHEEL_STEP };
      this.walker.walkTo(ahead, fovY, this.#options.calm());
    } else {
      this.#zoom = Math.min(1, Math.max(CLOSEST_ZOOM, this.#zoom * 0.8 ** amount));
      const to = this.#before(this.focused);
      if (to) this.walker.jump(this.#zoom === 1 ? to : { ...this.walker.pose, fovY: to.fovY });
    }
    this.#options.moved();
  }

  /** Answers whether the key meant anything here. */
  key(key: 'next' | 'previous' | 'enter' | 'escape'): boolean {
    const { stage, room } = this.#options;
    if (key === 'next' || key === 'previous') {
      this.beside(key === 'next' ? 1 : -1);
      return true;
    }
    if (key === 'escape') {
      if (this.focused === null) return false;
      this.focus(null);
      return true;
    }
    const picked = pick(room, stage.rayThrough(stage.width / 2, stage.height / 2));
    if (picked.kind === 'work') this.focus(picked.id);
    return picked.kind === 'work';
  }

  /** The screen has changed: keep the work filling what is free of it. */
  refit(): void {
    const to = this.focused === null ? null : this.#before(this.focused);
    if (to && !this.walker.gliding) this.walker.jump(to);
    if (this.focused === null) this.walker.pose.fovY = this.#restingFov();
  }

  /** The caption has changed: move over to where the work is free of it. */
  reframe(): void {
    const to = this.focused === null ? null : this.#before(this.focused);
    if (to) this.#go(to);
  }

  #before(id: string): Pose | null {
    return poseBefore(this.#options.room, this.#options.stage, id, this.#zoom, this.#least);
  }

  #go(to: Pose): void {
    if (this.#options.calm()) this.walker.jump(to);
    else this.walker.glideTo(to);
    this.#options.moved();
  }

  #restingFov(): number {
    return restingFov(this.#options.stage.aspect);
  }
}
