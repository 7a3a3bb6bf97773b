const FIRST_MS = 400;
const STAY_MS = 8000;

/** Leads from work to work; any touch of the visitor pauses it. */
export class Tour {
  readonly #next: () => void;
  readonly #changed: (on: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(next: () => void, changed: (on: boolean) => void) {
    this.#next = next;
    this.#changed = changed;
  }

  start(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => this.#step(), FIRST_MS);
    this.#changed(true);
  }

  #step(): void {
    this.#timer = setTimeout(() => this.#step(), STAY_MS);
    this.#next();
  }

  pause(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#changed(false);
  }
}
