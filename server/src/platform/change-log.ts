import type { Change } from './changes.ts';

const most = { changes: 2_000, ids: 50_000 };

interface Entry {
  change: Change;
  at: number;
}

const idsOf = ({ ids = [], parents = [] }: Change): number => ids.length + parents.length;

/** The last changes in their order, by position. What was made before the oldest of them must be made anew. */
export class ChangeLog {
  #entries: Entry[] = [];
  #first = 0;
  #ids = 0;

  /** The position after the last change. */
  get end(): number {
    return this.#first + this.#entries.length;
  }

  add(change: Change): void {
    this.#entries.push({ change, at: performance.now() });
    this.#ids += idsOf(change);
    if (this.#entries.length <= most.changes && this.#ids <= most.ids) return;
    const dropped = this.#entries.splice(0, Math.ceil(this.#entries.length / 2));
    this.#first += dropped.length;
    for (const { change: old } of dropped) this.#ids -= idsOf(old);
  }

  /** Undefined when some of them are no longer known. */
  since(position: number): Entry[] | undefined {
    return position < this.#first ? undefined : this.#entries.slice(position - this.#first);
  }
}
