/** Runs in the page before its scripts: counts what goes to the graphics card. */
export function countGl(): void {
  const counter = {
    draws: 0,
    frames: 0,
    /** When the first frame was complete: with its last draw, not its first. */
    firstFrame: undefined as number | undefined,
    programs: 0,
    /** How many programs were asked for until then. */
    firstPrograms: 0,
    textures: new Map<WebGLTexture, Map<string, number>>(),
    perFrame: [] as number[],
  };
  Object.assign(window, { glCounter: counter });
  const proto = WebGL2RenderingContext.prototype;
  const bound = new Map<number, WebGLTexture | null>();
  let active = 0x84c0;
  let waiting = false;
  const drawn = (): void => {
    counter.draws++;
    if (waiting) return;
    waiting = true;
    const before = counter.draws - 1;
    queueMicrotask(() => {
      waiting = false;
      counter.frames++;
      if (counter.firstFrame === undefined) {
        counter.firstFrame = performance.now();
        counter.firstPrograms = counter.programs;
      }
      counter.perFrame.push(counter.draws - before);
    });
  };
  const wrap = <K extends keyof WebGL2RenderingContext>(name: K, also: (...args: never[]) => void): void => {
    const own = proto[name] as (...args: unknown[]) => unknown;
    Object.defineProperty(proto, name, {
      value(this: WebGL2RenderingContext, ...args: never[]) {
        also(...args);
        return own.apply(this, args);
      },
    });
  };
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
    wrap(name, drawn);
  wrap('linkProgram', () => {
    counter.programs++;
  });
  const slot = (target: number): number => active * 100000 + target;
  const note = (target: number, level: number, width: number, height: number): void => {
    const cube = target >= 0x8515 && target <= 0x851a;
    const texture = bound.get(slot(cube ? 0x8513 : target));
    if (!texture) return;
    const sizes = counter.textures.get(texture) ?? new Map<string, number>();
    sizes.set(`${target}/${level}`, width * height * 4);
    counter.textures.set(texture, sizes);
  };
  wrap('activeTexture', (unit: number) => {
    active = unit;
  });
  wrap('bindTexture', (target: number, texture: WebGLTexture | null) => {
    bound.set(slot(target), texture);
  });
  wrap('deleteTexture', (texture: WebGLTexture) => {
    counter.textures.delete(texture);
  });
  wrap('texStorage2D', (target: number, levels: number, _format: number, width: number, height: number) => {
    for (let level = 0; level < levels; level++) {
      const faces = target === 0x8513 ? [0, 1, 2, 3, 4, 5].map((i) => 0x8515 + i) : [target];
      for (const face of faces) note(face, level, Math.max(1, width >> level), Math.max(1, height >> level));
    }
  });
  wrap('texImage2D', ((...args: unknown[]) => {
    const [target, level] = args as [number, number];
    if (args.length >= 9) note(target, level, args[3] as number, args[4] as number);
    else {
      const source = args[5] as { width: number; height: number };
      note(target, level, source.width, source.height);
    }
  }) as never);
}

/** Read in the page: bytes of all textures alive. */
export function textureBytes(): number {
  const { textures } = (window as unknown as { glCounter: { textures: Map<unknown, Map<string, number>> } }).glCounter;
  let sum = 0;
  for (const sizes of textures.values()) for (const bytes of sizes.values()) sum += bytes;
  return sum;
}
