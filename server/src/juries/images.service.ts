import { Failure, found, refuse } from '@hwarang/domain/failures';
import { juryWords as words } from '@hwarang/domain/juries/juries.words';
import { stepName } from '@hwarang/domain/media/addresses';
import { stepsOf } from '@hwarang/domain/media/ladder';
import { derivativesOf } from '../media/derivatives.ts';
import { derivativeKey } from '../media/ingest.ts';
import { handedInWorks } from '../open-calls/jury-view.store.ts';
import type { Caller } from '../platform/caller.ts';
import type { Services } from '../services/services.ts';
import { entryBefore } from './conflicts.store.ts';
import { blobOfFile } from './images.store.ts';
import { declarationStep, demandJuror } from './juror.service.ts';
import { noteInJuryLog } from './jury-log.store.ts';

/**
 * A picture as it is stored: made anew of the pixels of the original, and before anything is written into it that names its maker. Neither
 * its address nor its headers say more than the number of the entry.
 */
export async function jurorImage(
  { database: { orm }, media }: Pick<Services, 'database' | 'media'>,
  caller: Caller,
  { round: roundId, number, work }: { round: string; number: number; work: number },
  width: number | undefined,
) {
  const judging = await demandJuror(orm, caller, roundId);
  const { round, juror } = judging;
  // Works are recognised by their pictures, so these are shown from the step on that asks about works.
  if (declarationStep(judging) === 'artists') refuse(words.declareFirst);
  const { entryId } = found(await entryBefore(orm, round.id, juror.id, number));
  const imageId = (await handedInWorks(orm, [entryId]))
    .get(entryId)
    ?.find(({ position }) => position === work)?.imageId;
  const blob = found(imageId ? await blobOfFile(orm, imageId) : undefined);
  const step = width === undefined ? undefined : stepsOf(blob).find((one) => one >= width);
  const sizes = derivativesOf(blob);
  const size = found(
    step ? sizes.get(stepName(step, 'webp')) : [...sizes.values()].find(({ name }) => name.startsWith('full.')),
  );
  const key = derivativeKey(blob.location, size.name);
  if (!(await media.storage.stat(key)) && !(await media.derivativeCache.make(blob, size)))
    throw new Failure('not-found');
  await noteInJuryLog(orm, caller, round.id, 'image.seen', { entryId, details: { work, width: size.width } });
  const { stream } = found(await media.storage.get(key));
  return { stream, mime: size.mime, name: `${number}-${work}${size.name.slice(size.name.indexOf('.'))}` };
}
