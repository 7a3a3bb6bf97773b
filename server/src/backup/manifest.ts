import { createHash } from 'node:crypto';
import * as z from 'zod';

/** A file that cannot be restored: damaged, cut short, of a newer version, or no backup at all. */
export class BadBackup extends Error {}

const sum = z.object({ count: z.number(), sha256: z.string() });

/** The last entry of a backup: what the others must hold. */
export const manifestSchema = z.object({
  format: z.literal('hwarang-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, in their order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), sum.extend({ columns: z.array(z.string()) })),
  files: sum.extend({ bytes: z.number() }),
  /** Files that the database names, and the store had lost or damaged already. */
  lost: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

const modulus = 1n << 256n;

/**
 * One hash for many things in any order: the sum of their hashes. Two engines give the rows of a table in another order, and sort text by
 * other rules.
 */
export class HashSum {
  #count = 0;
  #sum = 0n;

  add(text: string): void {
    this.#count += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus;
  }

  result(): z.infer<typeof sum> {
    return { count: this.#count, sha256: this.#sum.toString(16).padStart(64, '0') };
  }
}

const mostNamed = 20;

/** For who made or restored the backup. A store that was lost whole must not fill the screen. */
export function lostLines(lost: string[]): string[] {
  const lines = lost.slice(0, mostNamed).map((key) => `lost in the store before the backup: ${key}`);
  return lost.length > mostNamed ? [...lines, `and ${lost.length - mostNamed} more`] : lines;
}
