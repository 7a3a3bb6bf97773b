import { GLSL3, RawShaderMaterial, type Texture, Vector3, type Vector4 } from 'three';
import type { Look } from './bake/looks.ts';
import { pictureFragment, pictureVertex } from './shaders.ts';

export interface Uniforms {
  picture: { value: Texture };
  before: { value: Texture };
  cell: { value: Vector4 };
  cellBefore: { value: Vector4 };
  arrived: { value: number };
  mat: { value: Vector3 };
}

/** A texture as it is, or the part of it that `cell` names, counted from its upper edge. */
export function unlit(
  texture: Texture,
  cell: Vector4,
  look: Look,
): { material: RawShaderMaterial; uniforms: Uniforms } {
  const uniforms: Uniforms = {
    picture: { value: texture },
    before: { value: texture },
    cell: { value: cell },
    cellBefore: { value: cell },
    arrived: { value: 1 },
    mat: { value: new Vector3(...look.mat) },
  };
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: pictureVertex,
    fragmentShader: pictureFragment,
    uniforms: { ...uniforms },
  });
  return { material, uniforms };
}
