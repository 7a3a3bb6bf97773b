import * as z from 'zod';
import { materialKinds } from '../artworks/facets.ts';
import { roundPhases } from './juries.contract.ts';
import { ageBands } from './numbers.ts';

const count = z.number().int();

/** What a curator wants to know of a call while it runs. All but `states` counts what was handed in and not withdrawn. */
export const callNumbers = z.object({
  /** Everybody who began, and how far they came. */
  states: z.object({ begun: count, draft: count, submitted: count, withdrawn: count }),
  works: count,
  /** Days in Korea on which something was handed in, the first first. */
  days: z.array(z.object({ day: z.string(), entries: count })),
  /** Two-letter codes, or what was written there; the most first. */
  countries: z.array(z.object({ country: z.string().nullable(), entries: count })),
  /** As the catalogue groups materials. One work can be of several kinds. */
  media: z.array(z.object({ kind: z.enum([...materialKinds, 'other']), entries: count, works: count })),
  /** The day on which the ages count. */
  age_on: z.string(),
  ages: z.array(z.object({ band: z.enum([...ageBands, 'unknown']), entries: count })),
  rounds: z.array(
    z.object({
      id: z.string(),
      name: z.object({ ko: z.string(), en: z.string() }),
      phase: z.enum(roundPhases),
      blind: z.boolean(),
      entries: count,
      jurors: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          accepted: z.boolean(),
          declared: z.boolean(),
          /** Entries kept from this juror, by a decision or until there is one. */
          kept_out: count,
          scored: count,
        }),
      ),
    }),
  ),
});
export type CallNumbers = z.infer<typeof callNumbers>;
