import type { Visitor } from './visitor.ts';
import type { Steps } from './walker.ts';

export interface ControlActions {
  /** Any sign of life; a tour pauses. */
  touched: () => void;
  moved: () => void;
  hovered: (x: number, y: number) => void;
  visitor: Visitor;
}

const TAP_PIXELS = 7;
const TAP_MS = 450;

const MOVES: Record<string, Partial<Steps>> = {
  ArrowUp: { forward: 1 },
  KeyW: { forward: 1 },
  ArrowDown: { forward: -1 },
  KeyS: { forward: -1 },
  ArrowLeft: { turn: 1 },
  ArrowRight: { turn: -1 },
  KeyQ: { turn: 1 },
  KeyE: { turn: -1 },
  KeyA: { side: -1 },
  KeyD: { side: 1 },
};

/** What has keys of its own: a room never takes them away. */
const FIELDS = 'input, select, textarea, dialog, [contenteditable], [role="listbox"], [role="menu"], [role="slider"]';
const PRESSED_BY_ENTER = 'a[href], button, summary';

/** Keys count as soon as the room is in sight, without a press on the canvas first, and Tab always leads on. */
export class Controls {
  readonly #held = new Set<string>();
  readonly #pointers = new Map<number, { x: number; y: number }>();
  readonly #abort = new AbortController();
  #down: { x: number; y: number; at: number; tap: boolean } | null = null;
  #pinch = 0;
  #run = false;

  constructor(canvas: HTMLCanvasElement, actions: ControlActions) {
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      handle: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ): void => canvas.addEventListener(name, handle, { signal: this.#abort.signal, ...options });
    const { signal } = this.#abort;
    const letGo = () => this.#held.clear();
    document.addEventListener('keydown', (event) => isFor(canvas, event) && this.#keyDown(event, actions), { signal });
    document.addEventListener(
      'keyup',
      (event) => {
        if (!this.#held.delete(event.code)) return;
        this.#run = event.shiftKey;
        actions.moved();
      },
      { signal },
    );
    document.addEventListener('focusin', letGo, { signal });
    window.addEventListener('blur', letGo, { signal });
    on('pointerdown', (event) => this.#pointerDown(event, canvas, actions));
    on('pointermove', (event) => this.#pointerMove(event, actions));
    on('pointerup', (event) => this.#pointerUp(event, actions));
    on('pointercancel', (event) => {
      this.#pointers.delete(event.pointerId);
      this.#down = null;
    });
    on(
      'wheel',
      (event) => {
        if (document.activeElement !== canvas) return;
        event.preventDefault();
        actions.touched();
        actions.visitor.zoom(-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 100));
      },
      { passive: false },
    );
  }

  steps(): Steps {
    const steps: Steps = { forward: 0, side: 0, turn: 0, run: this.#run };
    for (const code of this.#held) {
      const move = MOVES[code];
      steps.forward += move?.forward ?? 0;
      steps.side += move?.side ?? 0;
      steps.turn += move?.turn ?? 0;
    }
    return steps;
  }

  get walking(): boolean {
    return this.#held.size > 0;
  }

  dispose(): void {
    this.#abort.abort();
  }

  #keyDown(event: KeyboardEvent, actions: ControlActions): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && event.target instanceof Element && event.target.closest(PRESSED_BY_ENTER)) return;
    const named = { KeyN: 'next', KeyP: 'previous', Enter: 'enter', Escape: 'escape' } as const;
    const name = named[event.code as keyof typeof named];
    if (name) {
      actions.touched();
      if (actions.visitor.key(name)) event.preventDefault();
      return;
    }
    if (!MOVES[event.code]) return;
    event.preventDefault();
    actions.touched();
    this.#run = event.shiftKey;
    this.#held.add(event.code);
    actions.visitor.step(this.steps());
    actions.moved();
  }

  #pointerDown(event: PointerEvent, canvas: HTMLCanvasElement, actions: ControlActions): void {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    actions.touched();
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#down = { x: event.clientX, y: event.clientY, at: event.timeStamp, tap: this.#pointers.size === 1 };
    this.#pinch = this.#spread();
  }

  #pointerMove(event: PointerEvent, actions: ControlActions): void {
    const last = this.#pointers.get(event.pointerId);
    if (!last) {
      if (event.pointerType === 'mouse') actions.hovered(event.offsetX, event.offsetY);
      return;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size > 1) {
      const spread = this.#spread();
      actions.visitor.zoom((spread - this.#pinch) / 120);
      this.#pinch = spread;
      if (this.#down) this.#down.tap = false;
      return;
    }
    if (this.#down && Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > TAP_PIXELS)
      this.#down.tap = false;
    if (this.#down && !this.#down.tap) actions.visitor.look(event.clientX - last.x, event.clientY - last.y);
  }

  #pointerUp(event: PointerEvent, actions: ControlActions): void {
    this.#pointers.delete(event.pointerId);
    const down = this.#down;
    if (this.#pointers.size > 0) return;
    this.#down = null;
    if (down?.tap && event.timeStamp - down.at < TAP_MS) actions.visitor.tap(event.offsetX, event.offsetY);
  }

  #spread(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}

/** Whether a key is meant for the room: nobody else has used it, it is not typed into a field, and at least half of the room is in sight. */
function isFor(canvas: HTMLCanvasElement, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return false;
  const { target } = event;
  if (target === canvas) return true;
  if (target instanceof Element && target.closest(FIELDS)) return false;
  // Beside the room's own buttons, only while nothing in particular has the focus.
  const stage = canvas.parentElement?.parentElement;
  const nothing = target === document.body || (target instanceof HTMLElement && target.tabIndex < 0);
  if (!nothing && !(target instanceof Node && stage?.contains(target))) return false;
  const { top, bottom, height } = canvas.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height / 2;
}
