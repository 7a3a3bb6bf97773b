import { Failure } from '@hwarang/domain/failures';
import { type AgeBand, ageBandOf, ageBands } from '@hwarang/domain/juries/numbers';
import type { CallNumbers } from '@hwarang/domain/juries/numbers.contract';
import { ageOn } from '@hwarang/domain/open-calls/eligibility';
import { openCallBySlug } from '../open-calls/open-calls.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Services } from '../services/services.ts';
import {
  countedMedia,
  countedStates,
  entriesByBirth,
  entriesByCountry,
  entriesByDay,
  roundsWithProgress,
} from './numbers.store.ts';

export async function numbersOfCall(
  { database: { orm } }: Services,
  caller: Caller,
  slug: string,
): Promise<CallNumbers> {
  demand(caller, 'manage open calls');
  const call = await openCallBySlug(orm, slug);
  if (!call) throw new Failure('not-found');
  const ageDay = call.eligibility.age_on ?? call.closesOn;
  return {
    states: await countedStates(orm, call.id),
    days: await entriesByDay(orm, call.id),
    countries: await entriesByCountry(orm, call.id),
    ...(await countedMedia(orm, call.id)),
    age_on: ageDay,
    ages: inBands(await entriesByBirth(orm, call.id), ageDay),
    rounds: await roundsWithProgress(orm, call.id),
  };
}

/** Every band between the youngest and the oldest, and those whose birthday nobody asked for. */
function inBands(births: { born: string | null; entries: number }[], day: string): CallNumbers['ages'] {
  const counted = new Map<AgeBand | 'unknown', number>();
  for (const { born, entries } of births) {
    const band = born ? ageBandOf(ageOn(born, day)) : 'unknown';
    counted.set(band, (counted.get(band) ?? 0) + entries);
  }
  const known = ageBands.map((band) => counted.has(band));
  const shown = ageBands.slice(Math.max(0, known.indexOf(true)), known.lastIndexOf(true) + 1);
  return [...shown, 'unknown' as const]
    .map((band) => ({ band, entries: counted.get(band) ?? 0 }))
    .filter(({ band, entries }) => band !== 'unknown' || entries > 0);
}
