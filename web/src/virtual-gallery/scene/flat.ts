import { Mesh, RawShaderMaterial, type Scene, Vector3 } from 'three';
import type { Look } from './bake/looks.ts';
import { flatFragment, shaderMaterial } from './shaders.ts';

/** The same meshes in one plain colour each: the yardstick for what the light costs. */
export function paintFlat(scene: Scene, look: Look): void {
  const colours = [look.wall, look.floor, look.wood];
  for (const [i, mesh] of scene.children.entries()) {
    if (!(mesh instanceof Mesh) || !(mesh.material instanceof RawShaderMaterial)) continue;
    const flatColour = { value: new Vector3(...(colours[i] ?? look.mat)) };
    mesh.material = shaderMaterial(mesh.material.vertexShader, flatFragment, { flatColour });
  }
}
