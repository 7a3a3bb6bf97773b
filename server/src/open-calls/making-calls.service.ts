import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { Failure, refuse } from '@hwarang/domain/failures';
import { movedDates, newDates } from '@hwarang/domain/open-calls/dates';
import type { DuplicateRequest, NewOpenCall, OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { callSlug, numberedSlug, slugOf } from '@hwarang/domain/open-calls/slug';
import { stageWords as words } from '@hwarang/domain/open-calls/stages.words';
import { audit } from '../audit/audit.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { answerOf, auditFacts } from './call-answer.ts';
import { demandDates } from './open-calls.service.ts';
import {
  addOpenCall,
  hasEntries,
  holdOpenCall,
  type NewOpenCallRow,
  type OpenCallRow,
  openCallBySlug,
  removeOpenCall,
} from './open-calls.store.ts';

type Needs = Pick<Services, 'database' | 'changes'>;

/** So many calls may have the same title. */
const mostOfOneName = 100;

/** With the name that was asked for, or else with the first free one made from the title. */
async function place(tx: Orm, slug: string | undefined, titleEn: string, row: Omit<NewOpenCallRow, 'slug'>) {
  if (slug !== undefined) {
    const made = await addOpenCall(tx, { ...row, slug });
    if (!made) throw validationError({ slug: [words.slugTaken.en] });
    return made;
  }
  const base = slugOf(titleEn);
  for (let number = 1; number <= mostOfOneName; number += 1) {
    const name = callSlug.safeParse(numberedSlug(base, number));
    const made = name.success ? await addOpenCall(tx, { ...row, slug: name.data }) : undefined;
    if (made) return made;
    if (base === '') break;
  }
  throw validationError({ slug: [words.slugMissing.en] });
}

async function make(
  { database: { orm }, changes }: Needs,
  caller: Caller,
  work: (tx: Orm) => Promise<OpenCallRow>,
): Promise<OpenCall> {
  demand(caller, 'manage open calls');
  const made = await orm.transaction(async (tx) => {
    const row = await work(tx);
    await audit(tx, caller, { noun: 'open-calls', id: row.id, before: undefined, after: auditFacts(answerOf(row)) });
    return row;
  });
  await changes.settled();
  return answerOf(made);
}

const today = () => dayInKorea(new Date());
const empty = { ko: '', en: '' };

/** A draft that administrators alone see. */
export const makeOpenCall = (services: Needs, caller: Caller, given: NewOpenCall): Promise<OpenCall> =>
  make(services, caller, (tx) => {
    const { title, lead = empty, notice = empty, prizes = [], fee = null } = given;
    const dates = { ...newDates(today()), ...given };
    demandDates(dates);
    return place(tx, given.slug, title.en, {
      texts: { title, lead, notice, prizes, fee },
      winners: given.winners ?? 1,
      mostWorks: given.most_works ?? 10,
      opensOn: dates.opens_on,
      closesOn: dates.closes_on,
      resultsOn: dates.results_on,
      stage: 'draft',
      heldOpen: given.held_open ?? false,
      graceMinutes: given.grace_minutes ?? 15,
      eligibility: given.eligibility ?? {},
      questions: given.questions ?? [],
      images: given.images ?? {},
    });
  });

/** Everything but its entries, its rounds and its result, as a draft with dates ahead. */
export const duplicateOpenCall = (
  services: Needs,
  caller: Caller,
  slug: string,
  { title, slug: wanted }: DuplicateRequest,
): Promise<OpenCall> =>
  make(services, caller, async (tx) => {
    const row = await openCallBySlug(tx, slug);
    if (!row) throw new Failure('not-found');
    const dates = movedDates({ opens_on: row.opensOn, closes_on: row.closesOn, results_on: row.resultsOn }, today());
    const texts = title ? { ...row.texts, title } : row.texts;
    return place(tx, wanted, texts.title.en, {
      texts,
      winners: row.winners,
      mostWorks: row.mostWorks,
      opensOn: dates.opens_on,
      closesOn: dates.closes_on,
      resultsOn: dates.results_on,
      stage: 'draft',
      graceMinutes: row.graceMinutes,
      eligibility: row.eligibility,
      questions: row.questions,
      images: row.images,
    });
  });

/** What everyone could read, or somebody has entered, stays. */
export async function deleteOpenCall(
  { database: { orm }, changes }: Needs,
  caller: Caller,
  slug: string,
): Promise<OpenCall> {
  demand(caller, 'manage open calls');
  const gone = await orm.transaction(async (tx) => {
    const row = await holdOpenCall(tx, slug, 'update');
    if (!row) throw new Failure('not-found');
    if (row.stage !== 'draft' || (await hasEntries(tx, row.id))) refuse(words.onlyDrafts);
    await removeOpenCall(tx, row.id);
    await audit(tx, caller, { noun: 'open-calls', id: row.id, before: auditFacts(answerOf(row)), after: undefined });
    return answerOf(row);
  });
  await changes.settled();
  return gone;
}
