import { countryName } from '@hwarang/domain/artists/country';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { Failure } from '@hwarang/domain/failures';
import type { BookletQuery } from '@hwarang/domain/juries/booklet.contract';
import { entryNumber, printedEntries, printedPart, bookletWords as words } from '@hwarang/domain/juries/booklet.words';
import { entriesInBooklet } from '@hwarang/domain/juries/limits';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { answerText } from '@hwarang/domain/open-calls/answer-text';
import { dayText } from '@hwarang/domain/open-calls/open-calls.words';
import { audit } from '../audit/audit.store.ts';
import { shownSize } from '../captions/label-text.ts';
import { fileNamesOf, handedInWorks } from '../open-calls/jury-view.store.ts';
import { isShownBlind } from '../open-calls/jury-view.ts';
import { type OpenCallRow, openCallBySlug } from '../open-calls/open-calls.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { entriesOfRound, entryWithArtist, logBooklet, roundOf, submittedEntries } from './booklet.store.ts';
import { type BookletEntry, columnsFor } from './booklet-layout.ts';
import { bookletPicture } from './booklet-pictures.ts';
import { bookletFile } from './booklet-thread.ts';
import { blobOfFile } from './images.store.ts';

interface Booklet {
  call: OpenCallRow;
  language: Language;
  isBlind: boolean;
}

/** The entries on paper, for a meeting. */
export async function booklet(
  services: Services,
  caller: Caller,
  slug: string,
  query: BookletQuery,
  left: AbortSignal,
) {
  demand(caller, 'manage open calls');
  const { orm } = services.database;
  const { language, part } = query;
  const isBlind = query.blind === 'true';
  const call = await openCallBySlug(orm, slug);
  if (!call) throw new Failure('not-found');
  if (isBlind && !query.round) throw validationError({ round: ['a blind booklet needs the numbers of a round'] });
  const round = query.round ? await roundOf(orm, call.id, query.round) : undefined;
  if (query.round && !round) throw new Failure('not-found');
  if (round?.phase === 'setup') throw new Failure('conflict', 'This round has no entries yet: begin its first phase.');
  const limits = { limit: entriesInBooklet, offset: (part - 1) * entriesInBooklet };
  const { rows, total } = round
    ? await entriesOfRound(orm, round.id, limits)
    : await submittedEntries(orm, call.id, limits);
  const parts = Math.max(1, Math.ceil(total / entriesInBooklet));
  if (part > parts) throw validationError({ part: [`there are only ${parts}`] });
  await orm.transaction(async (tx) => {
    const after = {
      title: call.texts.title.ko,
      file: 'booklet.pdf',
      blind: isBlind,
      round: round?.id,
      entries: rows.length,
    };
    await audit(tx, caller, { noun: 'open-calls', id: call.id, before: undefined, after, action: 'download' });
    if (round && caller.userId)
      await logBooklet(tx, round.id, caller.userId, { blind: isBlind, entries: rows.length, part });
  });

  const names = [call.texts.title[language], round?.name[language]].filter((name) => name !== undefined);
  const cover = {
    title: call.texts.title[language],
    lines: [
      words.booklet[language],
      ...names.slice(1),
      words[isBlind ? 'blind' : 'open'][language],
      printedEntries(total)[language],
      ...(parts > 1 ? [printedPart(part, parts)[language]] : []),
      dayText(dayInKorea(new Date()))[language],
    ],
  };
  const entries = supplied(services, { call, language, isBlind }, rows);
  const frame = { head: names.join(' · '), language };
  const title = [...names, words.booklet[language]].join(' · ');
  return { title: names.join(' '), isBlind, body: await bookletFile({ title, cover, frame }, entries, left) };
}

/** One entry at a time; one that was deleted meanwhile is left out. */
async function* supplied(
  services: Services,
  booklet: Booklet,
  rows: readonly { id: string; number: number | null }[],
): AsyncGenerator<BookletEntry, void> {
  for (const { id, number } of rows) {
    const entry = await printedEntry(services, booklet, id, number);
    if (entry) yield entry;
  }
}

async function printedEntry(
  { database: { orm }, media }: Services,
  { call, language, isBlind }: Booklet,
  id: string,
  number: number | null,
): Promise<BookletEntry | undefined> {
  const entry = await entryWithArtist(orm, id);
  if (!entry) return undefined;
  const handedIn = (await handedInWorks(orm, [id])).get(id) ?? [];
  const works = [];
  for (const work of handedIn) {
    const blob = work.imageId ? await blobOfFile(orm, work.imageId) : undefined;
    const shown = [work.year, work.material, work.size && shownSize(work.size)];
    works.push({
      title: pickLanguage(language, work.title, work.englishtitle) ?? '',
      facts: shown.filter(Boolean).join(' · '),
      description: work.description?.trim() ?? '',
      picture: blob ? await bookletPicture(media, blob, columnsFor(handedIn.length)) : undefined,
    });
  }
  const fileNames = isBlind ? new Map<string, string>() : await fileNamesOf(orm, [id]);
  const answers = call.questions
    .filter((question) => !isBlind || isShownBlind(question))
    .flatMap((question) => {
      const text = answerText(question, entry.answers, fileNames);
      return text ? [{ label: question.label[language], text: text[language] }] : [];
    });
  const heading = number === null ? '–' : entryNumber(number)[language];
  if (isBlind) return { number: heading, works, answers };
  const { localname, englishname, country, receipt } = entry;
  const about = [
    countryName(language, country),
    receipt !== null && receipt !== number && `${words.receipt[language]} ${receipt}`,
  ];
  const bothNames = language === 'ko' ? [localname, englishname] : [englishname, localname];
  return {
    number: heading,
    name: [...new Set(bothNames.filter(Boolean))].join('  '),
    about: about.filter(Boolean).join(' · '),
    works,
    answers,
  };
}
