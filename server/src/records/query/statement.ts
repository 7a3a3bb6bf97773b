import type { Caller } from '../../platform/caller.ts';
import type { Viewer, ViewKind } from './collection.ts';
import type { Query } from './conditions.ts';

type Bound =
  | { slot: number; as: 'plain' | 'pattern' }
  | { caller: 'artistId' | 'userId' | 'galleries' }
  | { page: 'start' | 'limit' | 'last' };

export interface CallerIds {
  artistId?: string | undefined;
  userId?: string | undefined;
  galleries?: Caller['galleries'];
}

/** A pattern for texts that hold this one; what LIKE takes for signs is escaped. */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A statement under construction: hands out placeholders and names, and remembers what they stand for. */
export class Statement {
  readonly #bound: Bound[] = [];
  readonly viewer: Viewer;
  #names = 0;

  constructor(kind: ViewKind) {
    this.viewer = {
      kind,
      artist: () => this.#known({ caller: 'artistId' }),
      user: () => this.#known({ caller: 'userId' }),
      galleries: () => `${this.#known({ caller: 'galleries' })}::char(24)[]`,
    };
  }

  value(slot: number, as: 'plain' | 'pattern' = 'plain'): string {
    return `$${this.#bound.push({ slot, as })}`;
  }

  page(page: 'start' | 'limit' | 'last'): string {
    return this.#known({ page });
  }

  /** The placeholder after all others, for a value that the one who runs the statement adds. */
  after(): string {
    return `$${this.#bound.length + 1}`;
  }

  /** A new name for a row. */
  row(): string {
    this.#names += 1;
    return `r${this.#names}`;
  }

  #known(wanted: Bound): string {
    const key = JSON.stringify(wanted);
    const known = this.#bound.findIndex((bound) => JSON.stringify(bound) === key);
    return `$${known === -1 ? this.#bound.push(wanted) : known + 1}`;
  }

  parameters(ids: CallerIds, query?: Query): unknown[] {
    return this.#bound.map((bound) => {
      if ('caller' in bound)
        return bound.caller === 'galleries' ? Object.keys(ids.galleries ?? {}) : (ids[bound.caller] ?? null);
      if ('page' in bound) return query && (bound.page === 'last' ? query.start + query.limit : query[bound.page]);
      const value = query?.values[bound.slot];
      return bound.as === 'pattern' ? likePattern(String(value)) : value;
    });
  }
}
