export const FEWEST = 0.75;
export const MOST = 2;
const SLOW_MS = 26;
const QUICK_MS = 13;
/** Longer than any frame: the tab was away, or the machine asleep. */
const LONG_PAUSE_MS = 800;

/** Fewer pixels while a slow machine moves, all of them again as soon as the view rests. */
export class PixelRatio {
  readonly #fixed: number | undefined;
  #moving: number;
  #state: 'resting' | 'moving' = 'resting';
  #strained = false;
  #slow = 0;
  #quick = 0;

  constructor(fixed: number | undefined) {
    this.#fixed = fixed;
    this.#moving = this.#full();
  }

  #full(): number {
    return this.#fixed ?? Math.min(MOST, Math.max(FEWEST, globalThis.devicePixelRatio || 1));
  }

  get value(): number {
    return this.#fixed ?? (this.#state === 'resting' ? this.#full() : Math.min(this.#moving, this.#full()));
  }

  /** Whether this machine has lately been too slow for the whole picture. */
  get strained(): boolean {
    return this.#strained;
  }

  rest(): boolean {
    const before = this.value;
    this.#state = 'resting';
    return this.value !== before;
  }

  frame(ms: number): void {
    this.#state = 'moving';
    if (ms > LONG_PAUSE_MS) return;
    this.#slow = ms > SLOW_MS ? this.#slow + 1 : 0;
    this.#quick = ms < QUICK_MS ? this.#quick + 1 : 0;
    if (this.#slow >= 6) {
      this.#moving = Math.max(FEWEST, this.#moving * 0.84);
      this.#strained = true;
      this.#slow = 0;
    } else if (this.#quick >= 90) {
      this.#moving = Math.min(this.#full(), this.#moving * 1.12);
      this.#strained = this.#moving < this.#full();
      this.#quick = 0;
    }
  }
}
