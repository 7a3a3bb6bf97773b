import { type HungWork, type Room, WALL_NORMALS } from '@hwarang/domain/virtual-gallery/room';
import {
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
  type RawShaderMaterial,
  Texture,
  Vector3,
  Vector4,
} from 'three';
import type { Look } from './bake/looks.ts';
import { pictureOut } from './bake/plan.ts';
import { LEVELS, type Level, type LevelRequest, levelFor, nextLoads, overCap, textureBytes } from './levels.ts';
import type { Sprite } from './sprite.ts';
import { type Uniforms, unlit } from './unlit.ts';

const WHOLE = new Vector4(0, 0, 1, 1);
const FADE_MS = 220;
const LOADS_AT_ONCE = 2;

interface Hung {
  work: HungWork;
  mesh: Mesh<PlaneGeometry, RawShaderMaterial>;
  uniforms: Uniforms;
  texture: Texture | null;
  level: Level | null;
  bytes: number;
  seen: number;
  fadeStart: number | null;
  failed: Set<Level>;
  centre: Vector3;
  pictureWidth: number | null;
}

export interface PictureOptions {
  pictureUrl: (id: string, width: number) => string;
  pixelWidths: ReadonlyMap<string, number | null>;
  cap: number;
  anisotropy: number;
  onChange: () => void;
  onFailure: (id: string) => void;
}

/** The pictures on the walls, and the traffic that brings each one in at the size it is seen. */
export class Pictures {
  readonly meshes: Mesh[];
  readonly #hung: Hung[];
  readonly #options: PictureOptions;
  readonly #busy = new Map<string, AbortController>();
  #sprite: Sprite;
  readonly #closed = new AbortController();
  #frame = 0;

  constructor(room: Room, look: Look, sprite: Sprite, options: PictureOptions) {
    this.#options = options;
    this.#sprite = sprite;
    const plane = new PlaneGeometry(1, 1);
    this.#hung = room.works.map((work, i) => this.#hang(work, i, plane, look));
    this.meshes = this.#hung.map((hung) => hung.mesh);
  }

  #hang(work: HungWork, index: number, plane: PlaneGeometry, look: Look): Hung {
    const cell = this.#sprite.cells[index] ?? WHOLE;
    const { material, uniforms } = unlit(this.#sprite.texture, cell, look);
    const mesh = new Mesh(plane, material);
    const normal = WALL_NORMALS[work.wall];
    const out = pictureOut(work.depthMm, look);
    const centre = new Vector3(work.centre.x + normal.x * out, work.centre.y, work.centre.z + normal.z * out);
    mesh.position.copy(centre);
    mesh.rotation.y = Math.atan2(normal.x, normal.z);
    mesh.scale.set((work.widthMm / 1000) * work.fill.width, (work.heightMm / 1000) * work.fill.height, 1);
    mesh.updateMatrixWorld();
    mesh.matrixAutoUpdate = false;
    const pictureWidth = this.#options.pixelWidths.get(work.id) ?? null;
    return {
      work,
      mesh,
      uniforms,
      texture: null,
      level: null,
      bytes: 0,
      seen: 0,
      fadeStart: null,
      failed: new Set(),
      centre,
      pictureWidth,
    };
  }

  /** Bytes of picture textures on the card. */
  get bytes(): number {
    return this.#hung.reduce((sum, hung) => sum + hung.bytes, 0);
  }

  levelOf(id: string): Level | null {
    return this.#hung.find((hung) => hung.work.id === id)?.level ?? null;
  }

  /** Middle of the picture's face, a frame's depth before the wall. */
  centreOf(id: string): Vector3 | undefined {
    return this.#hung.find((hung) => hung.work.id === id)?.centre;
  }

  get textures(): Texture[] {
    return this.#hung.flatMap(({ texture }) => (texture ? [texture] : []));
  }

  get waiting(): boolean {
    return this.#busy.size > 0;
  }

  /** Asks for what the view needs. `focal` is the distance of the screen in pixels. */
  want(eye: Vector3, visible: (mesh: Mesh) => boolean, focal: number, focused: string | null): void {
    this.#frame++;
    const requests: LevelRequest[] = [];
    for (const hung of this.#hung) {
      if (!visible(hung.mesh)) continue;
      hung.seen = this.#frame;
      const distance = Math.max(0.2, hung.centre.distanceTo(eye));
      const pixels = (hung.mesh.scale.x * focal) / distance;
      const level = levelFor(pixels, hung.pictureWidth);
      requests.push({
        id: hung.work.id,
        level: lowerIfFailed(level, hung.failed),
        pixels,
        focused: hung.work.id === focused,
      });
    }
    const busy = new Set(this.#busy.keys());
    for (const request of nextLoads(requests, (id) => this.levelOf(id), busy)) {
      if (this.#busy.size >= LOADS_AT_ONCE) break;
      void this.#load(request.id, request.level, focused);
    }
  }

  async #load(id: string, level: Level, focused: string | null): Promise<void> {
    const hung = this.#hung.find((item) => item.work.id === id);
    if (!hung) return;
    const control = new AbortController();
    this.#busy.set(id, control);
    try {
      const answer = await fetch(this.#options.pictureUrl(id, level), { signal: control.signal });
      if (!answer.ok) throw new Error(`picture answered ${answer.status}`);
      const image = await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' });
      if (this.#closed.signal.aborted) image.close();
      else this.#show(hung, image, level);
    } catch (error) {
      if (!control.signal.aborted) this.#fail(hung, level, error);
    } finally {
      this.#busy.delete(id);
    }
    if (this.#closed.signal.aborted) return;
    this.#trim(focused);
    this.#options.onChange();
  }

  #fail(hung: Hung, level: Level, _error: unknown): void {
    hung.failed.add(level);
    if (hung.failed.size >= 2 || hung.level === null) this.#options.onFailure(hung.work.id);
  }

  #show(hung: Hung, image: ImageBitmap, level: Level): void {
    const texture = new Texture(image);
    texture.flipY = false;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.magFilter = LinearFilter;
    texture.anisotropy = this.#options.anisotropy;
    texture.onUpdate = () => image.close();
    texture.needsUpdate = true;
    this.#put(hung, texture, WHOLE);
    hung.level = level;
    hung.bytes = textureBytes(image.width, image.height);
  }

  #put(hung: Hung, texture: Texture | null, cell: Vector4): void {
    const { uniforms } = hung;
    const gone = uniforms.before.value;
    if (gone !== this.#sprite.texture && gone !== hung.texture) gone.dispose();
    uniforms.before.value = hung.texture ?? this.#sprite.texture;
    uniforms.cellBefore.value = uniforms.cell.value;
    uniforms.picture.value = texture ?? this.#sprite.texture;
    uniforms.cell.value = cell;
    uniforms.arrived.value = 0;
    hung.texture = texture;
    hung.fadeStart = null;
  }

  #trim(focused: string | null): void {
    const held = this.#hung.flatMap(({ work, level, bytes, seen }) =>
      level ? [{ id: work.id, level, bytes, seen }] : [],
    );
    for (const id of overCap(held, this.#options.cap, focused)) {
      const index = this.#hung.findIndex((item) => item.work.id === id);
      const hung = this.#hung[index];
      if (hung) this.#release(hung, index);
    }
  }

  #release(hung: Hung, index: number): void {
    const old = hung.texture;
    this.#put(hung, null, this.#sprite.cells[index] ?? WHOLE);
    const { uniforms } = hung;
    uniforms.before.value = this.#sprite.texture;
    uniforms.cellBefore.value = uniforms.cell.value;
    uniforms.arrived.value = 1;
    old?.dispose();
    hung.level = null;
    hung.bytes = 0;
  }

  /** Moves fades on; true while one is under way. */
  fade(now: number, still: boolean): boolean {
    let fading = false;
    for (const hung of this.#hung) {
      const { uniforms } = hung;
      if (uniforms.arrived.value === 1) continue;
      hung.fadeStart ??= now;
      const arrived = still ? 1 : Math.min(1, (now - hung.fadeStart) / FADE_MS);
      uniforms.arrived.value = arrived;
      if (arrived < 1) fading = true;
      else this.#forgetBefore(hung);
    }
    return fading;
  }

  #forgetBefore(hung: Hung): void {
    const { uniforms } = hung;
    const gone = uniforms.before.value;
    if (gone !== this.#sprite.texture && gone !== hung.texture) gone.dispose();
    uniforms.before.value = this.#sprite.texture;
  }

  /** After the card lost everything: back to the small pictures, the others stream in again. */
  restart(): void {
    for (const [index, hung] of this.#hung.entries()) this.#release(hung, index);
  }

  dispose(): void {
    this.#closed.abort();
    for (const control of this.#busy.values()) control.abort();
    for (const hung of this.#hung) {
      hung.texture?.dispose();
      hung.mesh.material.dispose();
    }
    this.#hung[0]?.mesh.geometry.dispose();
  }
}

function lowerIfFailed(level: Level, failed: ReadonlySet<Level>): Level {
  const fit = LEVELS.filter((candidate) => candidate <= level && !failed.has(candidate));
  return fit.at(-1) ?? 64;
}
