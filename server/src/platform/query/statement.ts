import type { Viewer, ViewKind } from './collection.ts';

type Bound = { value: unknown } | { caller: 'artist' | 'user' };

export interface CallerIds {
  artistId?: string | undefined;
  userId?: string | undefined;
}

/** A statement under construction: hands out placeholders and names, and remembers what they stand for. */
export class Statement {
  readonly #bound: Bound[] = [];
  readonly viewer: Viewer;
  #names = 0;

  constructor(kind: ViewKind) {
    this.viewer = { kind, artist: () => this.#caller('artist'), user: () => this.#caller('user') };
  }

  bind(value: unknown): string {
    return `$${this.#bound.push({ value })}`;
  }

  /** The placeholder after all others, for a value that the one who runs the statement adds. */
  last(): string {
    return `$${this.#bound.length + 1}`;
  }

  /** A new name for a row. */
  row(): string {
    this.#names += 1;
    return `r${this.#names}`;
  }

  #caller(caller: 'artist' | 'user'): string {
    const known = this.#bound.findIndex((bound) => 'caller' in bound && bound.caller === caller);
    return `$${known === -1 ? this.#bound.push({ caller }) : known + 1}`;
  }

  parameters(ids: CallerIds): unknown[] {
    return this.#bound.map((bound) => {
      if ('value' in bound) return bound.value;
      return (bound.caller === 'artist' ? ids.artistId : ids.userId) ?? null;
    });
  }
}
