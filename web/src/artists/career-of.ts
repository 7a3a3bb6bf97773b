import type { Artist } from '@hwarang/domain/artists/artists.contract';
import type { Language } from '@hwarang/domain/language';
import { pickText } from '@hwarang/domain/localized-text';

/** The parts of a career, each in the reader's language, or in the other when there is none. */
export const careerOf = (language: Language, artist: Artist) => ({
  education: pickText(language, artist.edulevel, artist.edulevel_en),
  alone: pickText(language, artist.ex_career, artist.ex_career_en),
  together: pickText(language, artist.ex_group_career, artist.ex_group_career_en),
  awards: pickText(language, artist.awards, artist.awards_en),
});
