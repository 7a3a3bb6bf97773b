import { erasedName } from '@hwarang/domain/audit/erased-name';
import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test('a deleted account is shown by a pseudonym in the reader’s language', () => {
  const name = erasedName('6afb2b27480f9164465253dd');
  expect(name).toBe('deleted-465253dd');
  expect([shownName(name, 'ko'), shownName(name, 'en')]).toEqual(['탈퇴한 회원 465253dd', 'Deleted account 465253dd']);
});

test('every other name is shown as it is', () => {
  for (const name of ['가람', 'deleted', 'deleted-465253dd-2', '']) expect(shownName(name, 'ko')).toBe(name);
});
