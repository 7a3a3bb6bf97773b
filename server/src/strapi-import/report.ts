import type { Outcome } from './import.store.ts';

const line = (name: string, { new: made, changed, kept, refused }: Record<Outcome | 'refused', number>): string =>
  `${name}: ${made} new, ${changed} changed, ${kept} as they were${refused > 0 ? `, ${refused} refused` : ''}`;

/** What became of every record, and what could not be taken as it came. */
export class Report {
  readonly #counts = new Map<string, Record<Outcome | 'refused', number>>();
  readonly notes: string[] = [];
  refused = 0;

  count(collection: string, outcome: Outcome | 'refused', many = 1): void {
    if (many === 0) return;
    const counts = this.#counts.get(collection) ?? { new: 0, changed: 0, kept: 0, refused: 0 };
    counts[outcome] += many;
    this.#counts.set(collection, counts);
  }

  note(collection: string, id: string | undefined, text: string): void {
    this.notes.push(`${collection} ${id ?? '(without id)'}: ${text}`);
  }

  refuse(collection: string, id: string | undefined, text: string): void {
    this.refused += 1;
    this.count(collection, 'refused');
    this.note(collection, id, `refused, it ${text}`);
  }

  counts(collection: string): Record<Outcome | 'refused', number> | undefined {
    return this.#counts.get(collection);
  }

  lines(): string[] {
    return [...this.#counts].map(([name, counts]) => line(name, counts)).concat(this.notes);
  }
}
