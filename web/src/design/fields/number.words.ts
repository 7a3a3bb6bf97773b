import type { LocalizedText } from '@hwarang/domain/language';

/** What is said of a number that cannot be read. */
export const notANumber: LocalizedText = { ko: '숫자를 입력해 주세요', en: 'Please enter a number' };

/** The same of other kinds of fields, by their type. A date that was typed by half cannot be read either. */
export const unreadableWords: Record<string, LocalizedText> = {
  number: notANumber,
  date: { ko: '날짜를 정확히 입력해 주세요', en: 'Please enter a valid date' },
  time: { ko: '시각을 정확히 입력해 주세요', en: 'Please enter a valid time' },
  'datetime-local': { ko: '날짜와 시각을 정확히 입력해 주세요', en: 'Please enter a valid date and time' },
};

export const outOfRange = (least: number, most: number, whole: boolean): LocalizedText => ({
  ko: `${least}에서 ${most} 사이의 ${whole ? '정수' : '수'}를 입력해 주세요.`,
  en: `Please enter a ${whole ? 'whole number' : 'number'} from ${least} to ${most}.`,
});
