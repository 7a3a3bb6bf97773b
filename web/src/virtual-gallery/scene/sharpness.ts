import { CubeTexture, type Texture, type WebGLRenderer } from 'three';

/**
 * How finely slanted surfaces are sampled. A slow machine samples them plainly while it moves and finely again at rest; the
 * textures are already on the card, so only their sampling is changed there.
 */
export class Sharpness {
  readonly most: number;
  readonly #renderer: WebGLRenderer;
  readonly #coarse = new Set<Texture>();

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    this.most = Math.min(4, renderer.capabilities.getMaxAnisotropy());
  }

  apply(textures: readonly Texture[], fine: boolean): void {
    for (const texture of textures) {
      if (this.#coarse.has(texture) === !fine) continue;
      if (!this.#sample(texture, fine)) continue;
      if (fine) this.#coarse.delete(texture);
      else this.#coarse.add(texture);
    }
  }

  /** After the card lost everything, or when a texture has gone. */
  forget(): void {
    this.#coarse.clear();
  }

  #sample(texture: Texture, fine: boolean): boolean {
    const { properties, state } = this.#renderer;
    const held = (properties.get(texture) as { __webglTexture?: WebGLTexture }).__webglTexture;
    if (!held) return false;
    const gl = this.#renderer.getContext();
    const target = texture instanceof CubeTexture ? gl.TEXTURE_CUBE_MAP : gl.TEXTURE_2D;
    const extension = gl.getExtension('EXT_texture_filter_anisotropic');
    state.bindTexture(target, held);
    gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, fine ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR_MIPMAP_NEAREST);
    if (extension && texture.anisotropy > 1) {
      gl.texParameterf(target, extension.TEXTURE_MAX_ANISOTROPY_EXT, fine ? texture.anisotropy : 1);
    }
    state.unbindTexture();
    return true;
  }
}
