import { EYE_HEIGHT } from '@hwarang/domain/virtual-gallery/entrance';
import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { View } from '../viewpoint.ts';
import { apart, pathTo, type Spot, standable } from '../walk.ts';

export interface Pose extends View {
  /** How far the picture is moved aside for the caption, 0 to 1. */
  aside: number;
}

interface Glide {
  from: Pose;
  to: Pose;
  way: Spot[];
  lengths: number[];
  total: number;
  start: number | null;
  duration: number;
}

const WALK = 1.7;
const RUN = 3.2;
const TURN = 1.5;
const EASE = 9;
const STEEPEST = 1.2;

export interface Steps {
  forward: number;
  side: number;
  turn: number;
  run: boolean;
}

/** Where the visitor stands and looks: walks by keys, glides to a place, never through a wall or the bench. */
export class Walker {
  pose: Pose;
  #velocity = { forward: 0, side: 0, turn: 0 };
  #glide: Glide | null = null;
  readonly #room: Room;

  constructor(room: Room, start: Pose) {
    this.#room = room;
    this.pose = { ...start, ...standable(room, start) };
  }

  get gliding(): boolean {
    return this.#glide !== null;
  }

  goal(): Spot | null {
    return this.#glide?.way.at(-1) ?? null;
  }

  stop(): void {
    this.#glide = null;
  }

  look(yaw: number, pitch: number): void {
    this.pose.yaw += yaw;
    this.pose.pitch = Math.min(STEEPEST, Math.max(-STEEPEST, this.pose.pitch + pitch));
  }

  jump(to: Pose): void {
    this.#glide = null;
    this.pose = { ...to };
  }

  glideTo(to: Pose): void {
    const from = { ...this.pose, yaw: nearestTurn(this.pose.yaw, to.yaw) };
    const way = [{ x: from.x, z: from.z }, ...pathTo(this.#room, from, to)];
    const last = way.length - 1;
    way[last] = { x: to.x, z: to.z };
    const lengths = way.slice(1).map((stop, i) => apart(way[i] ?? stop, stop));
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const turn = Math.abs(to.yaw - from.yaw);
    const duration = 1000 * Math.min(2.6, Math.max(0.55, total / 2.6, turn / 1.9));
    this.#velocity = { forward: 0, side: 0, turn: 0 };
    this.#glide = { from, to: { ...to }, way, lengths, total, start: null, duration };
  }

  walkTo(spot: Spot, fovY: number, jump: boolean): void {
    const there = standable(this.#room, spot);
    const to = { ...this.pose, ...there, y: EYE_HEIGHT, pitch: this.pose.pitch * 0.4, fovY, aside: 0 };
    if (jump) this.jump(to);
    else this.glideTo(to);
  }

  /** Moves on by `seconds`; true while anything moves. */
  advance(now: number, seconds: number, steps: Steps): boolean {
    if (this.#glide) return this.#advanceGlide(this.#glide, now);
    const speed = steps.run ? RUN : WALK;
    const blend = 1 - Math.exp(-EASE * seconds);
    const v = this.#velocity;
    v.forward += (steps.forward * speed - v.forward) * blend;
    v.side += (steps.side * speed - v.side) * blend;
    v.turn += (steps.turn * TURN - v.turn) * blend;
    const still = Math.abs(v.forward) < 0.01 && Math.abs(v.side) < 0.01 && Math.abs(v.turn) < 0.004;
    if (still && steps.forward === 0 && steps.side === 0 && steps.turn === 0) {
      this.#velocity = { forward: 0, side: 0, turn: 0 };
      return false;
    }
    this.#move(v.turn * seconds, v.forward * seconds, v.side * seconds);
    this.pose.y += (EYE_HEIGHT - this.pose.y) * blend;
    return true;
  }

  #move(turn: number, forward: number, side: number): void {
    const { pose } = this;
    pose.yaw += turn;
    const sin = Math.sin(pose.yaw);
    const cos = Math.cos(pose.yaw);
    const wanted = { x: pose.x - sin * forward + cos * side, z: pose.z - cos * forward - sin * side };
    Object.assign(pose, standable(this.#room, wanted));
  }

  /** One step without time, for those who asked for less motion. */
  step({ turn, forward, side }: Steps): void {
    this.#move((turn * Math.PI) / 8, forward * 0.6, side * 0.6);
    this.pose.y = EYE_HEIGHT;
  }

  #advanceGlide(glide: Glide, now: number): boolean {
    glide.start ??= now;
    const time = Math.min(1, (now - glide.start) / glide.duration);
    const t = time * time * time * (time * (6 * time - 15) + 10);
    if (time >= 1) {
      this.jump(glide.to);
      return true;
    }
    const { from, to } = glide;
    for (const key of ['y', 'yaw', 'pitch', 'fovY', 'aside'] as const)
      this.pose[key] = from[key] + (to[key] - from[key]) * t;
    Object.assign(this.pose, along(glide, t));
    return true;
  }
}

function along({ way, lengths, total, from }: Glide, t: number): Spot {
  let left = t * total;
  for (const [i, length] of lengths.entries()) {
    const a = way[i];
    const b = way[i + 1];
    if (!a || !b) break;
    if (left <= length || i === lengths.length - 1) {
      const k = length > 0 ? Math.min(1, left / length) : 1;
      return { x: a.x + (b.x - a.x) * k, z: a.z + (b.z - a.z) * k };
    }
    left -= length;
  }
  return { x: from.x, z: from.z };
}

/** The same heading, whole turns moved, so that the way to `goal` is the short one. */
function nearestTurn(yaw: number, goal: number): number {
  const turn = Math.PI * 2;
  return yaw + Math.round((goal - yaw) / turn) * turn;
}
