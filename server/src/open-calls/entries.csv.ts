import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { shownYear } from '@hwarang/domain/artworks/year';
import { answerText, bothInOneCell } from '@hwarang/domain/open-calls/answer-text';
import { entryColumns, entryFurtherColumns } from '@hwarang/domain/open-calls/open-calls.words';
import type { Question } from '@hwarang/domain/open-calls/questions';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../captions/captions.csv.ts';
import type { entriesWithArtists } from './open-calls.store.ts';

type Entry = Awaited<ReturnType<typeof entriesWithArtists>>[number] & { artworks: Artwork[] };

/**
 * One line for each work; an entry whose works were all deleted still has its line. No cell can start a formula. The columns of earlier
 * versions stay where they were; then number, state and when it was handed in, and one for each question.
 */
export function entriesCsv(
  entries: readonly Entry[],
  questions: readonly Question[],
  fileNames: ReadonlyMap<string, string>,
  site: string,
): string {
  const lines = entries.flatMap(({ entry, artist, artworks }) => {
    const answers = questions.map((question) => {
      const text = answerText(question, entry.answers, fileNames);
      // A number stays one: as text a negative one would be taken for the start of a formula.
      return question.kind === 'number' ? entry.answers[question.id] : text && bothInOneCell(text);
    });
    return (artworks.length > 0 ? artworks : [undefined]).map((work) => [
      entry.createdAt.toISOString(),
      entry.updatedAt.toISOString(),
      artist.localname,
      artist.englishname,
      artist.usercountryname,
      artist.email,
      artist.mobile,
      work?.title,
      work?.material,
      work?.size,
      work && shownYear(work),
      work?.id,
      work && `${site}/artworks-detail/${work.id}`,
      entry.number,
      entry.state,
      entry.submittedAt?.toISOString(),
      ...answers,
    ]);
  });
  const asked = questions.map(({ label }) => bothInOneCell(label));
  // The heads of questions are somebody's words too: written as a line, they are made as inert as the others.
  return stringify([[...entryColumns, ...entryFurtherColumns, ...asked], ...lines], { ...csvOptions, header: false });
}
