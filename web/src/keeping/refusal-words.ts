import type { LocalizedText } from '@hwarang/domain/language';
import { ApiFailure } from '../platform/api-failure.ts';
import { refused } from '../platform/refused.ts';
import { keepWords } from './keep.words.ts';
import { Full } from './local-lists.ts';

const limits: Record<string, LocalizedText> = {
  lists: keepWords.fullLists,
  works: keepWords.fullList,
  followed: keepWords.fullFollowed,
  searches: keepWords.fullSearches,
};

/** Which bound was reached, said by this browser or by the server; else that the network or the session is gone, or that it failed. */
export function whyNot(failure: unknown, otherwise: LocalizedText = keepWords.failed): LocalizedText {
  if (failure instanceof Full) return limits[failure.limit] ?? otherwise;
  if (!(failure instanceof ApiFailure)) return otherwise;
  const { data } = (failure.answer ?? {}) as { data?: { limit?: string } };
  const away = [0, 401, 403].includes(failure.status) ? refused(failure, otherwise, {}).text : undefined;
  return limits[data?.limit ?? ''] ?? away ?? otherwise;
}
