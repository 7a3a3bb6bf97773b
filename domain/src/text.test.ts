import { describe, expect, test } from 'vitest';
import { usernameProblem } from './accounts/registration.ts';
import { enquiryRequest } from './enquiries/enquiries.contract.ts';
import { newJuror } from './juries/rounds.contract.ts';
import { newListRequest } from './keeping/keeping.contract.ts';
import { problemsOfAnswers, question } from './open-calls/questions.ts';
import { messageText } from './support/support.contract.ts';
import { isBlank } from './text.ts';
import { requiredText } from './written.ts';

const blanks = {
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'left-to-right mark': '\u200e',
  'ideographic space': '\u3000',
  'Braille blank': '\u2800',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'fillers of a syllable': '\u115f\u1160',
  'variation selector': '\ufe0f',
  tag: '\u{e0061}',
  'control character': '\u0007',
};

describe.each(Object.entries(blanks))('a text of nothing but a %s', (_name, sign) => {
  const text = `${sign}${sign} ${sign}`;

  test('is blank, and is not with a letter beside it', () => {
    expect(isBlank(text)).toBe(true);
    for (const letter of ['a', '가', 'ㄱ', '月', '.', '🌙', '⠁']) expect(isBlank(`${sign}${letter}`)).toBe(false);
  });

  test('is no title, name, message, reason or answer', () => {
    const errors = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
      parsed.error?.issues.map(({ message }) => message);
    expect(errors(requiredText(300, '*Required').safeParse(text))).toEqual(['*Required']);
    expect(messageText.safeParse(text).success).toBe(false);
    expect(newListRequest.safeParse({ name: text }).success).toBe(false);
    expect(newJuror.safeParse({ email: 'a@b.kr', name: text }).success).toBe(false);
    expect(usernameProblem(text)).toBeDefined();
    const asked = { artwork: 'x', email: 'a@b.kr', text: 'x', consent: true };
    expect(enquiryRequest.safeParse({ ...asked, name: 'x' }).success).toBe(true);
    expect(errors(enquiryRequest.safeParse({ ...asked, name: text }))).toHaveLength(1);
    const label = { ko: '까닭', en: 'Why' };
    const why = { id: 'why', kind: 'long', label, required: true };
    expect(question.safeParse({ ...why, label: { ...label, en: text } }).success).toBe(false);
    expect(problemsOfAnswers([question.parse(why)], { why: text }).size).toBe(1);
  });
});
