import { sha256 } from '../sha256.ts';
import type { Vote } from './juries.contract.ts';

/** A score as it is sealed. The salt is drawn when judging ends: without it nobody can guess the score from its hash. */
export interface SealedScore {
  /** The id of the round. */
  round: string;
  /** The number of the entry in that round. */
  entry: number;
  marks: Record<string, number> | null;
  vote: Vote | null;
  /** Hexadecimal. */
  salt: string;
}

/** Written the same way by every engine: the order of the names in an object is not. */
export function canonicalScore({ round, entry, marks, vote, salt }: SealedScore): string {
  const sorted =
    marks &&
    Object.entries(marks)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      // An object would put names that are whole numbers first.
      .map(([criterion, mark]) => `${JSON.stringify(criterion)}:${JSON.stringify(mark)}`);
  const parts = [
    `"round":${JSON.stringify(round)}`,
    `"entry":${entry}`,
    `"marks":${sorted ? `{${sorted.join(',')}}` : 'null'}`,
    `"vote":${JSON.stringify(vote)}`,
    `"salt":${JSON.stringify(salt)}`,
  ];
  return `{${parts.join(',')}}`;
}

/** The hash of one score. */
export const leafOf = (score: SealedScore): Promise<string> => sha256(canonicalScore(score));

/** The hash of all scores of a round, whatever the order in which their hashes are given. */
export const sealOf = (leaves: readonly string[]): Promise<string> => sha256([...leaves].sort().join('\n'));
