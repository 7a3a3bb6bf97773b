import * as z from 'zod';
import { isId } from '../ids.ts';
import { limits } from './hang-plan.ts';
import { WALLS } from './room.ts';

/** A thousand works is the most an exhibition takes. */
const mostWorks = 1000;

const centimetres = (name: keyof typeof limits) => {
  const { least, most } = limits[name];
  const error = `${name} must be a number from ${least} to ${most}`;
  return z.number({ error }).min(least, { error }).max(most, { error }).optional();
};

const hangOverride = z.object(
  {
    wall: z.enum(WALLS, { error: `wall must be one of ${WALLS.join(', ')}` }).optional(),
    gapCm: centimetres('gapCm'),
    offsetCm: centimetres('offsetCm'),
    centreHeightCm: centimetres('centreHeightCm'),
  },
  { error: 'what is set for a work must be an object' },
);

/** What a curator has set, by the id of the artwork; everything else hangs by the rules. */
export const hang = z
  .record(z.string(), hangOverride, { error: 'must be an object of settings by artwork' })
  .refine((works) => Object.keys(works).every(isId), { error: 'must name artworks by their ids' })
  .refine((works) => Object.keys(works).length <= mostWorks, {
    error: `must not name more than ${mostWorks} artworks`,
  });
export type Hang = z.infer<typeof hang>;
