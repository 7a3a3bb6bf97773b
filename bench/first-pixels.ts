/**
 * Runs in the page before its scripts, and after the counter: when the first frame has been asked for, reads a pixel of it back.
 * That answer comes when the card has really drawn the frame.
 */
export function readFirstPixels(): void {
  const proto = WebGL2RenderingContext.prototype;
  let asked = false;
  for (const name of ['drawArrays', 'drawElements'] as const) {
    const own = proto[name] as (...args: unknown[]) => void;
    Object.defineProperty(proto, name, {
      value(this: WebGL2RenderingContext, ...args: unknown[]) {
        own.apply(this, args);
        if (asked) return;
        asked = true;
        queueMicrotask(() => {
          this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
          Object.assign(window, { firstPixels: performance.now() });
        });
      },
    });
  }
}
