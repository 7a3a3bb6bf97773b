type Listeners<T> = { [K in keyof T]?: ((value: T[K]) => void)[] };
type Unheard<T> = { [K in keyof T]?: T[K][] };

/** Who wants to hear of what happens in the room. What happened before anyone listened is told to whoever listens first. */
export class Events<T> {
  readonly #listeners: Listeners<T> = {};
  readonly #unheard: Unheard<T> = {};

  on<K extends keyof T>(event: K, listener: (value: T[K]) => void): void {
    this.#listeners[event] = [...(this.#listeners[event] ?? []), listener];
    for (const value of this.#unheard[event]?.splice(0) ?? []) listener(value);
  }

  emit<K extends keyof T>(event: K, value: T[K]): void {
    const listeners = this.#listeners[event];
    for (const listener of listeners ?? []) listener(value);
    if (listeners) return;
    const unheard: T[K][] = this.#unheard[event] ?? [];
    unheard.push(value);
    this.#unheard[event] = unheard;
  }
}
