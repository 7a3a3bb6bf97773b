import { benchBlocks } from '@hwarang/domain/virtual-gallery/bench';
import type { Room } from '@hwarang/domain/virtual-gallery/room';
import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  type RawShaderMaterial,
  RepeatWrapping,
  type Texture,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import type { Baked } from './bake/bake.ts';
import type { Furniture } from './bake/furnish.ts';
import type { Look } from './bake/looks.ts';
import type { Tile } from './bake/tiles.ts';
import {
  floorFragment,
  floorVertex,
  furnitureFragment,
  furnitureVertex,
  shaderMaterial,
  shellFragment,
  shellVertex,
} from './shaders.ts';
import { geometryOf, shellGeometries } from './shell.ts';
import { unlit, unlitUniforms } from './unlit.ts';

/** The floor's place among the sides of the room. */
const FLOOR_FACE = 4;
/** The whole of a texture whose coordinates are counted from its lower edge. */
const UPRIGHT = new Vector4(0, 1, 1, -1);

type Surface = Mesh<BufferGeometry, RawShaderMaterial>;

/** Everything in the room but the pictures: walls with ceiling, floor, and what stands and hangs about, one mesh each. */
export class Surfaces {
  readonly shell: Surface;
  readonly floor: Surface;
  readonly furniture: Surface;
  readonly goal = new Vector3();
  /** Textures that are mostly seen at a slant. */
  slanted: Texture[] = [];
  readonly #own: { shell: RawShaderMaterial; floor: RawShaderMaterial };
  readonly #gloss = new Vector3();
  readonly #lightPlace = new Vector4();
  readonly #tilePlace = new Vector2();
  readonly #room: Room;
  readonly #look: Look;
  readonly #anisotropy: number;
  #textures: Texture[] = [];

  constructor(room: Room, look: Look, mirror: Texture, anisotropy: number) {
    this.#room = room;
    this.#look = look;
    this.#anisotropy = anisotropy;
    this.furniture = surface(1, furnitureVertex, furnitureFragment, { grain: { value: null } });
    this.shell = surface(2, shellVertex, shellFragment, { light: { value: null }, tile: { value: null } });
    if (look.wallTile) this.shell.material.defines = { TILE: 1 };
    this.floor = surface(3, floorVertex, floorFragment, {
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
  }

  apply(baked: Baked): void {
    for (const texture of this.#textures) texture.dispose();
    const { atlas, pixels } = baked.lightmap;
    const light = dataTexture(pixels, atlas.width, atlas.height);
    const floorTile = tileTexture(baked.floor, this.#anisotropy);
    const wallTile = baked.wall ? tileTexture(baked.wall, this.#anisotropy) : null;
    const grain = tileTexture(baked.grain, 1);
    this.slanted = [floorTile, ...(wallTile ? [wallTile] : [])];
    this.#textures = [light, grain, ...this.slanted];
    const metres = baked.wall?.metres ?? [1, 1];
    const { shell, floor } = shellGeometries(this.#room, this.#look, atlas, metres, baked.floor.metres);
    const own = this.#own;
    replace(this.shell, shell, own.shell, { light, tile: wallTile });
    replace(this.floor, floor, own.floor, { light, tile: floorTile });
    replace(this.furniture, furnitureGeometry(baked.furniture), this.furniture.material, { grain });
    this.#placeFloor(baked);
    this.furniture.visible = baked.furniture.index.length > 0;
    if (baked.stage !== 'first') return;
    // The first frame shows light and no material, for which the pictures' program is enough: to make three programs
    // instead of one would keep the visitor waiting twice as long.
    this.shell.material = unlit(unlitUniforms(light, UPRIGHT, this.#look));
    this.floor.material = this.shell.material;
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
    for (const { geometry, material } of [this.shell, this.floor, this.furniture]) {
      geometry.dispose();
      material.dispose();
    }
  }
}

function surface(order: number, vertex: string, fragment: string, uniforms: RawShaderMaterial['uniforms']): Surface {
  const mesh = new Mesh(new BufferGeometry(), shaderMaterial(vertex, fragment, uniforms));
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  mesh.renderOrder = order;
  return mesh;
}

function replace(
  mesh: Surface,
  geometry: BufferGeometry,
  material: RawShaderMaterial,
  values: Record<string, Texture | null>,
): void {
  mesh.geometry.dispose();
  mesh.geometry = geometry;
  if (mesh.material !== material) mesh.material.dispose();
  mesh.material = material;
  for (const [name, value] of Object.entries(values)) {
    const uniform = material.uniforms[name];
    if (uniform) uniform.value = value;
  }
}

const furnitureGeometry = ({ position, uv, colour, index }: Furniture): BufferGeometry =>
  geometryOf(
    {
      position: new BufferAttribute(position, 3),
      uv: new BufferAttribute(uv, 2),
      color: new BufferAttribute(colour, 4, true),
    },
    index,
  );

function dataTexture(pixels: Uint8Array<ArrayBuffer>, width: number, height: number): DataTexture {
  const texture = new DataTexture(pixels, width, height);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function tileTexture({ pixels, size }: Tile, anisotropy: number): DataTexture {
  const texture = dataTexture(pixels, size, size);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = anisotropy;
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
