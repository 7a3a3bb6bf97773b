import type { LocalizedText } from '@hwarang/domain/language';

/** What is said of a number that cannot be read. */
export const notANumber: LocalizedText = { ko: '숫자를 입력해 주세요', en: 'Please enter a number' };
