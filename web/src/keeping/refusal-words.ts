import type { LocalizedText } from '@hwarang/domain/language';
import { ApiFailure } from '../platform/api-failure.ts';
import { refused } from '../platform/refused.ts';
import { Full } from './full.ts';
import { keepWords } from './keep.words.ts';

const limits: Record<string, LocalizedText> = {
  works: {
    ko: '한 목록에는 작품을 500점까지 담을 수 있습니다.',
    en: 'A list holds up to 500 works.',
  },
  lists: { ko: '목록은 50개까지 만드실 수 있습니다.', en: 'You can have up to 50 lists.' },
  followed: {
    ko: '작가와 갤러리는 각각 500명(곳)까지 팔로우하실 수 있습니다.',
    en: 'You can follow up to 500 artists and 500 galleries.',
  },
  searches: { ko: '검색은 50개까지 저장하실 수 있습니다.', en: 'You can save up to 50 searches.' },
};

/** Which bound was reached, said by this browser or by the server; else that the network, the session or the record is gone, or that it failed. */
export function whyNot(failure: unknown, otherwise: LocalizedText = keepWords.failed): LocalizedText {
  if (failure instanceof Full) return limits[failure.limit] ?? otherwise;
  if (!(failure instanceof ApiFailure)) return otherwise;
  const { data } = (failure.answer ?? {}) as { data?: { limit?: string } };
  const away = [0, 401, 403, 404].includes(failure.status) ? refused(failure, otherwise, {}).text : undefined;
  return limits[data?.limit ?? ''] ?? away ?? otherwise;
}
