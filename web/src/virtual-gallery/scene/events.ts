type Listeners<T> = { [K in keyof T]?: ((value: T[K]) => void)[] };

/** Who wants to hear of what happens in the room. */
export class Events<T> {
  readonly #listeners: Listeners<T> = {};

  on<K extends keyof T>(event: K, listener: (value: T[K]) => void): void {
    this.#listeners[event] = [...(this.#listeners[event] ?? []), listener];
  }

  emit<K extends keyof T>(event: K, value: T[K]): void {
    for (const listener of this.#listeners[event] ?? []) listener(value);
  }
}
