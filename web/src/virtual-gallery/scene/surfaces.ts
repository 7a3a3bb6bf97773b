import type { Room } from '@hwarang/domain/virtual-gallery/room';
import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  GLSL3,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  RawShaderMaterial,
  RepeatWrapping,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import type { Baked } from './bake/bake.ts';
import { benchBlocks } from './bake/bench-shade.ts';
import type { Furniture } from './bake/furnish.ts';
import type { Lightmap } from './bake/lightmap.ts';
import type { Look } from './bake/looks.ts';
import type { Tile } from './bake/tiles.ts';
import {
  floorFragment,
  floorVertex,
  furnitureFragment,
  furnitureVertex,
  shellFragment,
  shellVertex,
} from './shaders.ts';
import { shellGeometries } from './shell.ts';
import { unlit } from './unlit.ts';

/** The floor's place among the sides of the room. */
const FLOOR_FACE = 4;
/** The whole of a texture whose coordinates are counted from its lower edge. */
const UPRIGHT = new Vector4(0, 1, 1, -1);

/** Everything in the room but the pictures: walls with ceiling, floor, and what stands and hangs about, one mesh each. */
export class Surfaces {
  readonly shell: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly floor: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly furniture: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly goal = new Vector3();
  readonly #own: { shell: RawShaderMaterial; floor: RawShaderMaterial };
  #borrowed: RawShaderMaterial | null = null;
  readonly #gloss = new Vector3();
  readonly #lightPlace = new Vector4();
  readonly #tilePlace = new Vector2();
  readonly #room: Room;
  readonly #look: Look;
  readonly #anisotropy: number;
  #textures: Texture[] = [];
  #slanted: Texture[] = [];

  constructor(room: Room, look: Look, mirror: Texture, anisotropy: number) {
    this.#room = room;
    this.#look = look;
    this.#anisotropy = anisotropy;
    this.shell = surface(shellVertex, shellFragment, { light: { value: null }, tile: { value: null } });
    if (look.wallTile) this.shell.material.defines = { TILE: 1 };
    this.floor = surface(floorVertex, floorFragment, {
      light: { value: null },
      tile: { value: null },
      mirror: { value: mirror },
      lightPlace: { value: this.#lightPlace },
      tilePlace: { value: this.#tilePlace },
      extent: { value: new Vector3(room.width / 2, room.height, room.depth / 2) },
      gloss: { value: this.#gloss },
      goal: { value: this.goal },
      ...benchUniforms(room, look),
    });
    if (room.bench) this.floor.material.defines = { BENCH: 1 };
    this.#own = { shell: this.shell.material, floor: this.floor.material };
    this.furniture = surface(furnitureVertex, furnitureFragment, { grain: { value: null } });
    this.furniture.renderOrder = 1;
    this.shell.renderOrder = 2;
    this.floor.renderOrder = 3;
  }

  apply(baked: Baked): void {
    this.#giveBack();
    for (const texture of this.#textures) texture.dispose();
    const light = lightTexture(baked.lightmap);
    const floorTile = tileTexture(baked.floor, this.#anisotropy);
    const wallTile = baked.wall ? tileTexture(baked.wall, this.#anisotropy) : null;
    const grain = tileTexture(baked.grain, 1);
    this.#textures = [light, floorTile, grain, ...(wallTile ? [wallTile] : [])];
    this.#slanted = [floorTile, ...(wallTile ? [wallTile] : [])];
    const { shell, floor } = shellGeometries(
      this.#room,
      this.#look,
      baked.lightmap.atlas,
      baked.wall?.metres ?? [1, 1],
      baked.floor.metres,
    );
    swap(this.shell, shell, { light, tile: wallTile });
    swap(this.floor, floor, { light, tile: floorTile });
    this.#placeFloor(baked);
    swap(this.furniture, furnitureGeometry(baked.furniture), { grain });
    this.furniture.visible = baked.furniture.index.length > 0;
    if (baked.stage === 'first') this.#borrow(light);
  }

  /**
   * The first frame shows light and no material, for which the pictures' program is enough: to make three programs
   * instead of one would keep the visitor waiting twice as long.
   */
  #borrow(light: Texture): void {
    const { material } = unlit(light, UPRIGHT, this.#look);
    this.shell.material = material;
    this.floor.material = material;
    this.#borrowed = material;
  }

  #giveBack(): void {
    if (!this.#borrowed) return;
    this.shell.material = this.#own.shell;
    this.floor.material = this.#own.floor;
    this.#borrowed.dispose();
    this.#borrowed = null;
  }

  /** Textures that are mostly seen at a slant. */
  get slanted(): readonly Texture[] {
    return this.#slanted;
  }

  /** The floor reads its light and its boards by where a point lies, so that little has to be handed from corner to corner. */
  #placeFloor({ lightmap, floor }: Baked): void {
    const { width, height, faces } = lightmap.atlas;
    const at = faces[FLOOR_FACE];
    if (!at) return;
    this.#lightPlace.set(
      at.w / width / this.#room.width,
      at.h / height / this.#room.depth,
      (at.x + at.w / 2) / width,
      (at.y + at.h / 2) / height,
    );
    this.#tilePlace.set(1 / floor.metres[0], 1 / floor.metres[1]);
  }

  /** The floor shines as soon as there is something to mirror. */
  polish(): void {
    const { low, high, blur } = this.#look.gloss;
    this.#gloss.set(low, high, blur);
  }

  dispose(): void {
    for (const texture of this.#textures) texture.dispose();
    for (const mesh of [this.shell, this.floor, this.furniture]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }
}

function surface(vertexShader: string, fragmentShader: string, uniforms: RawShaderMaterial['uniforms']) {
  const mesh = new Mesh(
    new BufferGeometry(),
    new RawShaderMaterial({ glslVersion: GLSL3, vertexShader, fragmentShader, uniforms }),
  );
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  return mesh;
}

function swap(
  mesh: Mesh<BufferGeometry, RawShaderMaterial>,
  geometry: BufferGeometry,
  values: Record<string, Texture | null>,
) {
  mesh.geometry.dispose();
  mesh.geometry = geometry;
  for (const [name, value] of Object.entries(values)) {
    const uniform = mesh.material.uniforms[name];
    if (uniform) uniform.value = value;
  }
}

function furnitureGeometry({ position, uv, colour, index }: Furniture): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setAttribute('color', new BufferAttribute(colour, 4, true));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

function lightTexture({ atlas, pixels }: Lightmap): DataTexture {
  const texture = new DataTexture(pixels, atlas.width, atlas.height);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function tileTexture({ pixels, size }: Tile, anisotropy: number): DataTexture {
  const texture = new DataTexture(pixels, size, size);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = anisotropy;
  texture.needsUpdate = true;
  return texture;
}

function benchUniforms(room: Room, look: Look): RawShaderMaterial['uniforms'] {
  if (!room.bench) return {};
  const { seat, legs } = benchBlocks(room.bench);
  const at = (v: readonly [number, number, number]): Vector3 => new Vector3(...v);
  return {
    seatMin: { value: at(seat.min) },
    seatMax: { value: at(seat.max) },
    legMin: { value: legs.map((leg) => at(leg.min)) },
    legMax: { value: legs.map((leg) => at(leg.max)) },
    seatColour: { value: at(look.bench.seat).multiplyScalar(0.72) },
    legColour: { value: at(look.bench.leg).multiplyScalar(0.7) },
  };
}
