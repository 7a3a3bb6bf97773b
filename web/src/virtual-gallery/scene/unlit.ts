import { type RawShaderMaterial, type Texture, Vector3, type Vector4 } from 'three';
import type { Look } from './bake/looks.ts';
import { pictureFragment, pictureVertex, shaderMaterial } from './shaders.ts';

/** A texture as it is, or the part of it that `cell` names, counted from its upper edge; `before` fades into `picture`. */
export const unlitUniforms = (texture: Texture, cell: Vector4, look: Look) => ({
  picture: { value: texture },
  before: { value: texture },
  cell: { value: cell },
  cellBefore: { value: cell },
  arrived: { value: 1 },
  mat: { value: new Vector3(...look.mat) },
});

export const unlit = (uniforms: ReturnType<typeof unlitUniforms>): RawShaderMaterial =>
  shaderMaterial(pictureVertex, pictureFragment, uniforms);
