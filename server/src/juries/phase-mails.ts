import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { type JurorPhase, phaseEmail } from '@hwarang/domain/juries/phase.words';
import { dayText } from '@hwarang/domain/open-calls/open-calls.words';
import type { OpenCallRow } from '../open-calls/open-calls.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { jurorsToMail } from './jurors.store.ts';
import { enqueueMails } from './results.store.ts';
import type { RoundRow } from './rounds.store.ts';

/** Tells every juror of the round what is to be done now. Give the transaction that begins the phase: it begins once, so they hear once. */
export async function mailPhase(
  tx: Orm,
  { texts, resultsOn }: OpenCallRow,
  round: RoundRow,
  phase: JurorPhase,
  site: string,
): Promise<void> {
  const told = {
    phase,
    call: texts.title,
    round: round.name,
    resultsOn: resultsOn >= dayInKorea(new Date()) ? dayText(resultsOn) : undefined,
    link: `${site}/jury/${round.id}`,
  };
  const jurors = await jurorsToMail(tx, round.id);
  await enqueueMails(
    tx,
    jurors.map(({ name, email, language }) => ({
      recipient: email,
      ...composeEmail(phaseEmail({ ...told, name }), language),
    })),
  );
}
