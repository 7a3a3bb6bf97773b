import { Frustum, Matrix4, type Mesh, type Object3D, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { PixelRatio } from './pixel-ratio.ts';
import type { Pose } from './walker.ts';

export interface Insets {
  /** Pixels of the canvas that the caption covers. */
  right: number;
  bottom: number;
}

const PATIENCE_MS = 800;
const LOOK_EVERY_MS = 8;

/** Canvas, renderer and camera. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(55, 1, 0.05, 100);
  readonly ratio: PixelRatio;
  width = 1;
  height = 1;
  insets: Insets = { right: 0, bottom: 0 };
  readonly #frustum = new Frustum();
  readonly #matrix = new Matrix4();

  constructor(host: HTMLElement, background: number, farthest: number, fixedRatio: number | undefined) {
    const canvas = document.createElement('canvas');
    // Asked for here: without WebGL 2 three.js would write an error to the console, where the flat wall is the answer.
    const context = canvas.getContext('webgl2', { alpha: false, antialias: true, powerPreference: 'high-performance' });
    if (!context) throw new Error('WebGL 2 is not available');
    this.canvas = canvas;
    this.canvas.style.cssText = 'display:block;width:100%;height:100%;outline-offset:-3px';
    host.append(canvas);
    this.renderer = new WebGLRenderer({ canvas, context, antialias: true });
    this.renderer.debug.checkShaderErrors = import.meta.env.DEV;
    this.renderer.setClearColor(background);
    this.scene.matrixWorldAutoUpdate = false;
    this.camera.far = farthest;
    this.camera.rotation.order = 'YXZ';
    this.ratio = new PixelRatio(fixedRatio);
    this.resize(host);
  }

  isResized({ clientWidth, clientHeight }: HTMLElement): boolean {
    return this.width !== Math.max(1, clientWidth) || this.height !== Math.max(1, clientHeight);
  }

  resize({ clientWidth, clientHeight }: HTMLElement): void {
    this.width = Math.max(1, clientWidth);
    this.height = Math.max(1, clientHeight);
    this.#applySize();
  }

  #applySize(): void {
    this.renderer.setDrawingBufferSize(this.width, this.height, this.ratio.value);
  }

  /** Screen distance in real pixels: a metre at one metre covers as many. */
  get focal(): number {
    return ((this.height / 2) * this.ratio.value) / Math.tan((this.camera.fov * Math.PI) / 360);
  }

  get aspect(): number {
    return this.width / this.height;
  }

  place(pose: Pose): void {
    const { camera } = this;
    camera.position.set(pose.x, pose.y, pose.z);
    camera.rotation.set(pose.pitch, pose.yaw, 0);
    camera.fov = pose.fovY;
    camera.aspect = this.aspect;
    const x = (this.insets.right / 2) * pose.aside;
    const y = (this.insets.bottom / 2) * pose.aside;
    if (x || y) camera.setViewOffset(this.width, this.height, x, y, this.width, this.height);
    else camera.clearViewOffset();
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    this.#matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    this.#frustum.setFromProjectionMatrix(this.#matrix);
  }

  sees(mesh: Mesh): boolean {
    return this.#frustum.intersectsObject(mesh);
  }

  /** The graphics card compiles programs in the background, until one of them is used. */
  compile(what: Object3D = this.scene): void {
    this.renderer.compile(what, this.camera, this.scene);
  }

  /** Once the card has drawn all it was asked for; one that does not say so, or is lost, is not waited for long. */
  whenDrawn(then: () => void): void {
    const context = this.renderer.getContext() as WebGL2RenderingContext;
    const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
    const until = performance.now() + PATIENCE_MS;
    const look = (): void => {
      const drawn = !fence || context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED;
      if (!drawn && performance.now() < until) {
        setTimeout(look, LOOK_EVERY_MS);
        return;
      }
      context.deleteSync(fence);
      then();
    };
    setTimeout(look);
  }

  draw(): void {
    if (this.renderer.getPixelRatio() !== this.ratio.value) this.#applySize();
    this.renderer.render(this.scene, this.camera);
  }

  /** The ray through a point of the canvas, in room coordinates. */
  rayThrough(x: number, y: number): { from: [number, number, number]; to: [number, number, number] } {
    const from = this.camera.position;
    const to = new Vector3((x / this.width) * 2 - 1, 1 - (y / this.height) * 2, 0.5).unproject(this.camera).sub(from);
    return { from: [from.x, from.y, from.z], to: [to.x, to.y, to.z] };
  }

  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
