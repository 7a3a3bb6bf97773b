import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { LocalizedText } from '@hwarang/domain/language';
import { refusalOf } from '@hwarang/domain/open-calls/eligibility';
import { entryWords } from '@hwarang/domain/open-calls/entering.words';
import { imageProblem } from '@hwarang/domain/open-calls/image-rule';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { tooManyWorks, openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { type Answers, problemsOfAnswers } from '@hwarang/domain/open-calls/questions';
import type { Orm } from '../platform/orm.ts';
import type { EntryRow } from './entries.store.ts';
import { filesOfEntry } from './entries.store.ts';
import { type CurrentWork, currentWorks, juryArtistOf } from './jury-view.store.ts';

export interface Given {
  artworks: unknown;
  answers: Answers;
  bornOn: string | null;
}

export interface Checked {
  works: CurrentWork[];
  answers: Answers;
  bornOn: string | null;
}

type Problems = Map<string, LocalizedText>;

/** Everything that stands in the way, by field, in both languages; the messages are English, as every message of the API. */
function refuse(problems: Problems): Failure {
  const errors = Object.fromEntries([...problems].map(([field, { en }]) => [field, [en]]));
  return new Failure('bad-request', 'ValidationError', { data: { errors, messages: Object.fromEntries(problems) } });
}

/** What is handed in, whole and right. Every refusal names its field: `artworks`, `artworks.<id>`, `answers.<id>`, `born_on`, `country`. */
export async function checkEntry(tx: Orm, call: OpenCall, entry: EntryRow, given: Given): Promise<Checked> {
  const problems: Problems = new Map();
  const works = await checkWorks(tx, call, entry.artistId, given.artworks, problems);
  const answers = await checkAnswers(tx, call, entry.id, given.answers, problems);
  const artist = await juryArtistOf(tx, entry.artistId);
  const refusal = refusalOf(
    call.eligibility,
    { country: artist?.country ?? null, born_on: given.bornOn },
    call.closes_on,
  );
  if (refusal) problems.set(refusal === words.otherCountry ? 'country' : 'born_on', refusal);
  if (problems.size > 0) throw refuse(problems);
  return { works, answers, bornOn: given.bornOn };
}

async function checkWorks(
  tx: Orm,
  call: OpenCall,
  artistId: string,
  given: unknown,
  problems: Problems,
): Promise<CurrentWork[]> {
  const ids = Array.isArray(given) && given.every(isId) ? [...new Set<string>(given)] : undefined;
  const known = await currentWorks(tx, artistId, ids?.slice(0, call.most_works) ?? []);
  if (!ids) problems.set('artworks', words.notAList);
  else if (ids.length === 0) problems.set('artworks', words.noWorks);
  else if (ids.length > call.most_works) problems.set('artworks', tooManyWorks(call.most_works));
  else if (known.size < ids.length) problems.set('artworks', words.notYours);
  for (const { id, image } of known.values()) {
    const problem = imageProblem(call.images, image);
    if (problem) problems.set(`artworks.${id}`, problem);
  }
  return ids?.flatMap((id) => known.get(id) ?? []) ?? [];
}

async function checkAnswers(tx: Orm, call: OpenCall, entryId: string, given: Answers, problems: Problems) {
  const asked = call.questions.flatMap(({ id }) => {
    const answer = given[id];
    return answer === undefined || answer === null || answer === '' ? [] : [[id, answer] as const];
  });
  const answers: Answers = Object.fromEntries(asked);
  for (const [id, problem] of problemsOfAnswers(call.questions, answers)) problems.set(`answers.${id}`, problem);
  const files = await filesOfEntry(tx, entryId);
  for (const { id, kind } of call.questions) {
    const isGiven = kind === 'file' && answers[id] !== undefined;
    if (isGiven && !files.some((file) => file.id === answers[id] && file.question === id))
      problems.set(`answers.${id}`, entryWords.fileMissing);
  }
  return answers;
}
