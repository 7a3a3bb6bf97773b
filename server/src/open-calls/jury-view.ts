import type { JuryAnswer, JuryArtist, JuryView, JuryWork } from '@hwarang/domain/open-calls/jury-view.contract';
import type { Answers, Question } from '@hwarang/domain/open-calls/questions';

export interface ViewedEntry {
  works: readonly JuryWork[];
  answers: Answers;
  artist: JuryArtist;
  /** Names of the files that answer questions, by their ids. */
  files: ReadonlyMap<string, string>;
}

/** A link leads to its owner, and a file can hold a name: nobody who judges blind sees either, whatever the question says. */
export const isShownBlind = ({ kind, shown_blind }: Question): boolean =>
  shown_blind && kind !== 'link' && kind !== 'file';

function answerTo(question: Question, { answers, files }: ViewedEntry): JuryAnswer['answer'] | undefined {
  const given = answers[question.id];
  if (given === undefined || given === null || given === '') return undefined;
  if (question.kind === 'choice') return typeof given === 'number' ? question.options[given] : undefined;
  if (question.kind === 'file') return typeof given === 'string' ? files.get(given) : undefined;
  return given;
}

/** All that jurors see of an entry. Every field is named: one that is added to works or artists later does not reach them by itself. */
export function juryView(entry: ViewedEntry, questions: readonly Question[], { blind }: { blind: boolean }): JuryView {
  const { id, localname, englishname, country, statement, awards, career } = entry.artist;
  return {
    works: entry.works.map(workOf),
    answers: questions.flatMap((question) => {
      const answer = blind && !isShownBlind(question) ? undefined : answerTo(question, entry);
      return answer === undefined ? [] : [{ label: question.label, kind: question.kind, answer }];
    }),
    ...(blind ? {} : { artist: { id, localname, englishname, country, statement, awards, career } }),
  };
}

const workOf = (work: JuryWork): JuryWork => ({
  position: work.position,
  title: work.title,
  englishtitle: work.englishtitle,
  year: work.year,
  material: work.material,
  size: work.size,
  width_cm: work.width_cm,
  height_cm: work.height_cm,
  depth_cm: work.depth_cm,
  description: work.description,
  image: work.image && {
    width: work.image.width,
    height: work.image.height,
    thumbhash: work.image.thumbhash,
  },
});
