import type { OwnRoundScores, PublicSeal } from './results.contract.ts';
import { leafOf, sealOf } from './seal.ts';

export interface RoundCheck {
  round: string;
  /** Whether the published hashes give the published seal. */
  sealHolds: boolean;
  /** Whether the seal that somebody kept, as from a mail, is the published one. Nothing when none was given. */
  keptSealHolds: boolean | undefined;
  /** One for each score, in their order: whether its hash is among the published ones. */
  scores: { leaf: string; holds: boolean }[];
  /** How many scores of all entries were sealed. */
  sealed: number;
  holds: boolean;
}

/**
 * Holds one's own scores against what was published when judging ended: a score that was changed since has another hash, hashes that were
 * exchanged give another seal, and a seal that was exchanged is not the one in the mail.
 */
export async function checkRound(own: OwnRoundScores, seal: PublicSeal, keptSeal?: string): Promise<RoundCheck> {
  const published = new Set(seal.leaves);
  const used = new Set<string>();
  const scores: RoundCheck['scores'] = [];
  for (const { marks, vote, salt } of own.scores) {
    const leaf = await leafOf({ round: own.round, entry: own.entry, marks, vote, salt });
    // The same score shown twice would make the second one up.
    scores.push({ leaf, holds: published.has(leaf) && !used.has(leaf) });
    used.add(leaf);
  }
  const sealHolds = (await sealOf(seal.leaves)) === seal.seal;
  const keptSealHolds = keptSeal ? keptSeal.trim().toLowerCase() === seal.seal : undefined;
  return {
    round: own.round,
    sealHolds,
    keptSealHolds,
    scores,
    sealed: seal.leaves.length,
    holds: sealHolds && keptSealHolds !== false && scores.every(({ holds }) => holds),
  };
}
