import type { LocalizedText } from './language.ts';
import { thousands } from './thousands.ts';

/** What is said of a text that is longer than it may be; the API answers with the English sentence. */
export const tooLong = (longest: number): LocalizedText => ({
  ko: `${thousands(longest)}자까지 입력할 수 있습니다`,
  en: `must have at most ${longest} characters`,
});

/** That sentence of the API in both languages; undefined for any other. */
export function readTooLong(sentence: string): LocalizedText | undefined {
  const [, longest] = /^must have at most (\d+) characters$/.exec(sentence) ?? [];
  return longest === undefined ? undefined : tooLong(Number(longest));
}
