import { expect, test } from 'vitest';
import { mailFaults, recipients, sizeOf } from './mail.ts';

const good = { to: 'a@b.kr', subject: 'x', files: [] };

test('several recipients are separated by commas or semicolons', () => {
  expect(recipients(' a@b.kr, c@d.kr;e@f.kr ,')).toEqual(['a@b.kr', 'c@d.kr', 'e@f.kr']);
});

test('a mail without or with a wrong recipient, without subject or with too much attached names its fault', () => {
  expect(mailFaults(good)).toEqual({});
  expect(mailFaults({ ...good, to: ' , ' }).to?.en).toBe('Please enter a recipient.');
  expect(mailFaults({ ...good, to: 'a@b.kr, nobody' }).to?.en).toBe('Not a valid address: nobody');
  expect(mailFaults({ ...good, subject: ' ' }).subject).toBeDefined();
  expect(mailFaults({ ...good, files: [{ size: 6 * 1024 * 1024 }, { size: 5 * 1024 * 1024 }] }).files).toBeDefined();
});

test('sizes are told in kilobytes and megabytes', () => {
  expect(sizeOf(3)).toBe('1 KB');
  expect(sizeOf(2.5 * 1024 * 1024)).toBe('2.5 MB');
});
