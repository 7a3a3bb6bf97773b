import { groundsOf } from '@hwarang/domain/juries/closeness';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { proposeConflicts } from './conflicts.store.ts';
import type { JurorRow } from './jurors.store.ts';
import { noteInJuryLog } from './jury-log.store.ts';
import { entrantsAsPeople, jurorsAsPeople } from './people.store.ts';

/** Looks for what jurors and entrants have in common. An entry of the juror's own is not proposed: it keeps the juror out for good. */
export async function proposeFor(
  orm: Orm,
  caller: Caller,
  roundId: string,
  jurors: readonly JurorRow[],
): Promise<void> {
  const people = await jurorsAsPeople(orm, jurors);
  const entrants = await entrantsAsPeople(orm, roundId);
  const found = jurors.flatMap(({ id: jurorId }, index) =>
    entrants.flatMap(({ entryId, person }) => {
      const juror = people[index];
      const grounds = juror ? groundsOf(juror, person) : [];
      if (grounds.length === 0) return [];
      const state = grounds.includes('same-person') ? ('recused' as const) : ('proposed' as const);
      return [{ jurorId, entryId, state, grounds }];
    }),
  );
  await proposeConflicts(orm, found);
  for (const { jurorId, entryId, grounds } of found)
    await noteInJuryLog(orm, caller, roundId, 'conflict.proposed', { entryId, details: { juror: jurorId, grounds } });
}
