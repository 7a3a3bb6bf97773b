import { pictureOut } from '@hwarang/domain/virtual-gallery/frame';
import { type HungWork, type Room, WALL_NORMALS } from '@hwarang/domain/virtual-gallery/room';
import {
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
  type RawShaderMaterial,
  Texture,
  type Vector3,
  Vector4,
} from 'three';
import type { Look } from './bake/looks.ts';
import {
  type Held,
  LEVELS,
  type Level,
  levelFor,
  nextLoads,
  overCap,
  SPRITE_CELL,
  textureBytes,
  type Wanted,
} from './levels.ts';
import type { Sprite } from './sprite.ts';
import { unlit, unlitUniforms } from './unlit.ts';

const WHOLE = new Vector4(0, 0, 1, 1);
const FADE_MS = 220;
const LOADS_AT_ONCE = 2;

interface Hung extends Held {
  mesh: Mesh<PlaneGeometry, RawShaderMaterial>;
  uniforms: ReturnType<typeof unlitUniforms>;
  /** Its place in the sprite. */
  cell: Vector4;
  texture: Texture | null;
  fadeStart: number | null;
  failed: Set<Level>;
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
  readonly #busy = new Set<string>();
  readonly #sprite: Texture;
  readonly #closed = new AbortController();
  #frame = 0;

  constructor(room: Room, look: Look, { texture, cells }: Sprite, options: PictureOptions) {
    this.#options = options;
    this.#sprite = texture;
    const plane = new PlaneGeometry(1, 1);
    this.#hung = room.works.map((work, i) => {
      const cell = cells[i] ?? WHOLE;
      const uniforms = unlitUniforms(texture, cell, look);
      const mesh = placed(new Mesh(plane, unlit(uniforms)), work, look);
      const empty = { texture: null, level: null, bytes: 0, seen: 0, fadeStart: null };
      return { id: work.id, mesh, uniforms, cell, failed: new Set<Level>(), ...empty };
    });
    this.meshes = this.#hung.map((hung) => hung.mesh);
  }

  /** Bytes of picture textures on the card. */
  get bytes(): number {
    return this.#hung.reduce((sum, hung) => sum + hung.bytes, 0);
  }

  get textures(): Texture[] {
    return this.#hung.flatMap(({ texture }) => texture ?? []);
  }

  get waiting(): boolean {
    return this.#busy.size > 0;
  }

  /** Asks for what the view needs. `focal` is the distance of the screen in pixels. */
  want(eye: Vector3, visible: (mesh: Mesh) => boolean, focal: number, focused: string | null): void {
    this.#frame++;
    const wanted: Wanted<Hung>[] = [];
    for (const hung of this.#hung) {
      const { id, mesh, failed } = hung;
      if (!visible(mesh) || !this.#options.pictureUrl(id, SPRITE_CELL)) continue;
      hung.seen = this.#frame;
      const pixels = (mesh.scale.x * focal) / Math.max(0.2, mesh.position.distanceTo(eye));
      const fits = levelFor(pixels, this.#options.pixelWidths.get(id) ?? null);
      const level = LEVELS.findLast((one) => one <= fits && !failed.has(one)) ?? 64;
      wanted.push({ picture: hung, level, pixels });
    }
    for (const { picture, level } of nextLoads(wanted, focused, this.#busy)) {
      if (this.#busy.size >= LOADS_AT_ONCE) break;
      void this.#load(picture, level, focused);
    }
  }

  async #load(hung: Hung, level: Level, focused: string | null): Promise<void> {
    const { signal } = this.#closed;
    const { pictureUrl, cap, onChange, onFailure } = this.#options;
    this.#busy.add(hung.id);
    try {
      const answer = await fetch(pictureUrl(hung.id, level), { signal });
      if (!answer.ok) throw new Error(`picture answered ${answer.status}`);
      const image = await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' });
      if (signal.aborted) image.close();
      else this.#show(hung, image, level);
    } catch {
      hung.failed.add(level);
      if (!signal.aborted && (hung.failed.size >= 2 || hung.level === null)) onFailure(hung.id);
    } finally {
      this.#busy.delete(hung.id);
    }
    if (signal.aborted) return;
    for (const dropped of overCap(this.#hung, cap, focused)) this.#release(dropped);
    onChange();
  }

  #show(hung: Hung, image: ImageBitmap, level: Level): void {
    const texture = new Texture(image);
    texture.flipY = false;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.magFilter = LinearFilter;
    texture.anisotropy = this.#options.anisotropy;
    texture.onUpdate = () => image.close();
    texture.needsUpdate = true;
    const { uniforms } = hung;
    this.#forgetBefore(hung);
    uniforms.before.value = uniforms.picture.value;
    uniforms.cellBefore.value = uniforms.cell.value;
    uniforms.picture.value = texture;
    uniforms.cell.value = WHOLE;
    uniforms.arrived.value = 0;
    Object.assign(hung, { texture, level, bytes: textureBytes(image.width, image.height), fadeStart: null });
  }

  /** Back to the small picture of the sprite. */
  #release(hung: Hung): void {
    const { uniforms } = hung;
    this.#forgetBefore(hung);
    hung.texture?.dispose();
    uniforms.picture.value = this.#sprite;
    uniforms.cell.value = hung.cell;
    uniforms.arrived.value = 1;
    Object.assign(hung, { texture: null, level: null, bytes: 0 });
  }

  /** Moves fades on; true while one is under way. */
  fade(now: number, still: boolean): boolean {
    let fading = false;
    for (const hung of this.#hung) {
      const { arrived } = hung.uniforms;
      if (arrived.value === 1) continue;
      hung.fadeStart ??= now;
      arrived.value = still ? 1 : Math.min(1, (now - hung.fadeStart) / FADE_MS);
      if (arrived.value < 1) fading = true;
      else this.#forgetBefore(hung);
    }
    return fading;
  }

  #forgetBefore({ uniforms: { before }, texture }: Hung): void {
    if (before.value !== this.#sprite && before.value !== texture) before.value.dispose();
    before.value = this.#sprite;
  }

  /** After the card lost everything: back to the small pictures, the others stream in again. */
  restart(): void {
    for (const hung of this.#hung) this.#release(hung);
  }

  dispose(): void {
    this.#closed.abort();
    for (const { texture, mesh } of this.#hung) {
      texture?.dispose();
      mesh.material.dispose();
    }
    this.#hung[0]?.mesh.geometry.dispose();
  }
}

/** Its middle is that of the picture's face, a frame's depth before the wall. */
function placed<M extends Mesh>(mesh: M, { wall, centre, depthMm, widthMm, heightMm, fill }: HungWork, look: Look): M {
  const normal = WALL_NORMALS[wall];
  const out = pictureOut(depthMm, look);
  mesh.position.set(centre.x + normal.x * out, centre.y, centre.z + normal.z * out);
  mesh.rotation.y = Math.atan2(normal.x, normal.z);
  mesh.scale.set((widthMm / 1000) * fill.width, (heightMm / 1000) * fill.height, 1);
  mesh.updateMatrixWorld();
  mesh.matrixAutoUpdate = false;
  return mesh;
}
