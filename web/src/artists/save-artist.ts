import { artistFormWords } from '@hwarang/domain/artists/artist-form.words';
import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { api } from '../platform/api.ts';
import { ApiFailure, hasStatus } from '../platform/api-failure.ts';
import { forgetArtist, readSession } from '../platform/session.ts';
import { profileWords } from './artist-pages.words.ts';

/** What can be said of an artist that was not edited, in both languages. */
export const editingWords = { ...artistFormWords, beforeSaved: profileWords.beforeSaved };

/** An answer with an error, or of no record, is a failure although it arrived. */
function saved(answer: (Artist & { error?: unknown }) | undefined): Artist {
  if (!answer?.id || answer.error) throw new ApiFailure(502, undefined);
  return answer;
}

export const createArtist = async (form: FormData): Promise<Artist> => saved(await api.post('/artists', form));

/** Only an artist that was saved can be edited: this browser knows it, and the server still has it. */
export async function editArtist(id: string, change: FormData | Record<string, unknown>): Promise<Artist> {
  const beforeSaved = () => new ApiFailure(404, { message: profileWords.beforeSaved.en });
  if (!readSession().artistId) throw beforeSaved();
  try {
    return saved(await api.put(`/artists/${id}`, change));
  } catch (failure) {
    if (!hasStatus(failure, 404)) throw failure;
    forgetArtist();
    throw beforeSaved();
  }
}
