import type { Room } from '@hwarang/domain/virtual-gallery/room';
import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import type { Baked } from './bake/bake.ts';
import { LOOKS } from './bake/looks.ts';
import { startBake } from './baker.ts';
import { Controls } from './controls.ts';
import { type FirstLook, firstBaked } from './first-light.ts';
import { paintFlat } from './flat.ts';
import { enterHeadset } from './headset.ts';
import { SPRITE_CELL } from './levels.ts';
import { Mirror } from './mirror.ts';
import { Pictures } from './pictures.ts';
import { Sharpness } from './sharpness.ts';
import { drawCell, makeSprite, startSmallPictures } from './sprite.ts';
import { type Insets, Stage } from './stage.ts';
import { Surfaces } from './surfaces.ts';
import { Tour } from './tour.ts';
import { Visitor } from './visitor.ts';
import type { Pose } from './walker.ts';

export interface RoomOptions {
  style: RoomStyle;
  pictureUrl: (id: string, width: number) => string;
  pixelWidths: ReadonlyMap<string, number | null>;
  label: string;
  initialWork?: string | null;
  /** Where to stand at first, instead of at the door. */
  start?: Pose | undefined;
  /** Inside another page the finger scrolls that page up and down. */
  embed?: boolean;
  /** All small pictures in one, in the order of the hang. */
  spriteUrl?: string | undefined;
  /** With it the first frame is drawn at once; without it the room waits for its coarse light. */
  first?: FirstLook | undefined;
  /** For measuring: a fixed pixel ratio, and the same room without light. */
  pixelRatio?: number;
  flat?: boolean;
  onReady?: () => void;
  onFocus?: (id: string | null) => void;
  onTour?: (on: boolean) => void;
  /** A work's picture could not be loaded. */
  onFailed?: (id: string) => void;
  /** The graphics card was lost, or is back. */
  onLost?: () => void;
  onRestored?: () => void;
}

export interface MountedRoom {
  focus: (id: string | null) => void;
  next: () => void;
  previous: () => void;
  tour: (on: boolean) => void;
  setInsets: (insets: Insets) => void;
  /** Where the visitor stands and looks. */
  pose: () => Pose;
  enterHeadset: () => Promise<void>;
  dispose: () => void;
}

const CAP = { desk: 48 * 1024 * 1024, phone: 32 * 1024 * 1024 };
const STANDING = { forward: 0, side: 0, turn: 0, run: false };
const PUBLISHED = ['view', 'light', 'focus', 'works', 'pictures', 'textureBytes'];

/** Hair cracks where sides meet show the ground, so it has about the ceiling's colour. */
const seamColour = ([r, g, b]: readonly [number, number, number]): number =>
  (Math.round(r * 190) << 16) | (Math.round(g * 190) << 8) | Math.round(b * 190);

/** Opens the room inside `host`. Throws where WebGL 2 is not to be had. */
export function mountRoom(host: HTMLElement, room: Room, options: RoomOptions): MountedRoom {
  const look = LOOKS[options.style];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const farthest = Math.hypot(room.width, room.depth, room.height) + 2;
  const stage = new Stage(host, seamColour(look.ceiling), farthest, options.pixelRatio);
  const { canvas, renderer, scene } = stage;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', options.label);
  canvas.style.touchAction = options.embed ? 'pan-y' : 'none';

  let state: 'waiting' | 'ready' | 'lost' | 'headset' | 'gone' = 'waiting';
  let asked = 0;
  let last = 0;
  let baked: Baked | null = null;
  let mirrorStale = false;
  let shownOnce = false;

  const draw = (): void => {
    if (!asked && state === 'ready') asked = requestAnimationFrame(frame);
  };

  const sharpness = new Sharpness(renderer);
  const mirror = new Mirror();
  const sprite = makeSprite(room.works.length, look.mat, options.first?.colours);
  const surfaces = new Surfaces(room, look, mirror.texture, sharpness.most);
  const pictures = new Pictures(room, look, sprite, {
    pictureUrl: options.pictureUrl,
    pixelWidths: options.pixelWidths,
    cap: matchMedia('(pointer: coarse)').matches ? CAP.phone : CAP.desk,
    anisotropy: sharpness.most,
    onChange: draw,
    onFailure: (id) => options.onFailed?.(id),
  });
  if (options.first) stage.compile(pictures.meshes[0]);
  const visitor = new Visitor({
    room,
    stage,
    start: options.start,
    calm: () => calm.matches || state === 'waiting',
    moved: () => {
      delete host.dataset.view;
      draw();
    },
    focused: (id) => options.onFocus?.(id),
  });
  const tour = new Tour(
    () => visitor.beside(1),
    (on) => options.onTour?.(on),
  );
  const controls = new Controls(canvas, {
    touched: () => tour.pause(),
    moved: draw,
    hovered: (x, y) => {
      canvas.style.cursor = visitor.pointsAtWork(x, y) ? 'pointer' : 'grab';
    },
    visitor,
  });

  function frame(now: number): void {
    asked = 0;
    const ms = last ? now - last : 16;
    const moving = visitor.walker.advance(now, Math.min(0.1, ms / 1000), calm.matches ? STANDING : controls.steps());
    const fading = pictures.fade(now, calm.matches);
    if (moving) stage.ratio.frame(ms);
    const sharpen = !moving && stage.ratio.rest();
    sharpness.apply([mirror.texture, ...surfaces.slanted, ...pictures.textures], !(moving && stage.ratio.strained));
    show();
    last = moving || fading ? now : 0;
    if (moving || fading || sharpen) draw();
    else publish();
  }

  function show(): void {
    if (mirrorStale && shownOnce && baked && baked.stage !== 'first') {
      mirror.draw(room, look, baked.lightmap, baked.furniture.marks, sprite);
      surfaces.polish();
      mirrorStale = false;
    }
    shownOnce = true;
    const goal = visitor.focused ? null : visitor.walker.goal();
    surfaces.goal.set(goal?.x ?? 0, goal?.z ?? 0, goal ? 1 : 0);
    stage.place(visitor.walker.pose);
    stage.draw();
    pictures.want(stage.camera.position, (mesh) => stage.sees(mesh), stage.focal, visitor.focused);
  }

  /** What tests read: where the camera stands, and whether every picture has come. */
  function publish(): void {
    const { aside, ...pose } = visitor.walker.pose;
    const shift = { x: (stage.insets.right / 2) * aside, y: (stage.insets.bottom / 2) * aside };
    host.dataset.view = JSON.stringify({ ...pose, shift, pixelRatio: stage.ratio.value });
    host.dataset.light = baked?.stage ?? '';
    host.dataset.focus = visitor.focused ?? '';
    host.dataset.pictures = pictures.waiting ? 'loading' : 'there';
    host.dataset.textureBytes = String(pictures.bytes);
  }

  const deliver = (next: Baked): void => {
    surfaces.apply(next);
    if (next.stage === 'coarse') stage.compile();
    baked = next;
    mirrorStale = true;
    if (state !== 'waiting') {
      draw();
      return;
    }
    if (options.initialWork) visitor.focus(options.initialWork);
    state = 'ready';
    show();
    options.onReady?.();
    if (next.stage === 'first') publish();
    else draw();
  };

  const receive = (index: number, image: ImageBitmap | null): void => {
    const id = room.works[index]?.id;
    if (state === 'gone' || !id) return;
    if (!image) {
      if (options.pictureUrl(id, SPRITE_CELL)) options.onFailed?.(id);
      return;
    }
    drawCell(sprite, index, image);
    mirrorStale = true;
    draw();
  };

  scene.add(surfaces.shell, surfaces.floor, surfaces.furniture, ...pictures.meshes);
  if (options.flat) paintFlat(scene, look);
  let stopBake = (): void => undefined;
  const furnish = (): void => {
    if (state === 'gone') return;
    stopBake = startBake({ room, style: options.style }, deliver);
    const ids = room.works.map((work) => work.id);
    const small = startSmallPictures(ids, options.pictureUrl, options.spriteUrl);
    for (const [i, picture] of small.entries()) void picture.then((image) => receive(i, image));
  };
  const { first } = options;
  // Asynchronous, so that whoever opens the room has it in hand by the time it is ready.
  if (first)
    queueMicrotask(() => {
      if (state === 'gone') return;
      deliver(firstBaked(room, look, first));
      // Where the processor draws, a bake beside the first frame takes half of it away.
      stage.whenDrawn(furnish);
    });
  else {
    stage.compile();
    furnish();
  }

  const resized = new ResizeObserver(() => {
    if (state === 'headset' || !stage.isResized(host)) return;
    stage.resize(host);
    if (state !== 'ready') return;
    visitor.refit();
    show();
    draw();
  });
  resized.observe(host);

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    if (state === 'gone') return;
    state = 'lost';
    cancelAnimationFrame(asked);
    asked = 0;
    options.onLost?.();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    if (state !== 'lost') return;
    state = 'ready';
    pictures.restart();
    sharpness.forget();
    mirrorStale = true;
    options.onRestored?.();
    draw();
  });

  host.dataset.works = JSON.stringify(
    room.works.map(({ id, wall, widthMm, heightMm }, i) => {
      const centre = pictures.meshes[i]?.position;
      return { id, wall, centre, widthMm, heightMm };
    }),
  );

  const byHand = (act: () => void): void => {
    tour.pause();
    act();
  };

  return {
    focus: (id) => byHand(() => visitor.focus(id)),
    next: () => byHand(() => visitor.beside(1)),
    previous: () => byHand(() => visitor.beside(-1)),
    tour: (on) => (on ? tour.start() : tour.pause()),
    setInsets: (insets) => {
      if (insets.right === stage.insets.right && insets.bottom === stage.insets.bottom) return;
      stage.insets = insets;
      visitor.reframe();
    },
    pose: () => ({ ...visitor.walker.pose }),
    enterHeadset: async () => {
      tour.pause();
      await enterHeadset({
        stage,
        room,
        walker: visitor.walker,
        entered: () => {
          state = 'headset';
          visitor.leave();
        },
        left: () => {
          state = 'ready';
          stage.resize(host);
          draw();
        },
        frame: (eye) => {
          pictures.fade(performance.now(), true);
          pictures.want(eye, () => true, HEADSET_FOCAL, null);
        },
      });
    },
    dispose: () => {
      state = 'gone';
      cancelAnimationFrame(asked);
      stopBake();
      tour.pause();
      controls.dispose();
      resized.disconnect();
      pictures.dispose();
      surfaces.dispose();
      mirror.texture.dispose();
      sprite.texture.dispose();
      stage.dispose();
      for (const key of PUBLISHED) delete host.dataset[key];
    },
  };
}

/** Pixels that a metre at one metre covers in a usual headset. */
const HEADSET_FOCAL = 1100;
