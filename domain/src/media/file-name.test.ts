import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test('Hangul is composed, folders and trick characters go', () => {
  expect(cleanFileName('한글.jpg'.normalize('NFD'))).toBe('한글.jpg');
  expect(cleanFileName('C:\\Users\\me\\달.jpg')).toBe('달.jpg');
  expect(cleanFileName('../../etc/passwd')).toBe('passwd');
  expect(cleanFileName('a\u202egpj.exe')).toBe('agpj.exe');
  expect(cleanFileName('a\r\nset-cookie: x\0.jpg')).toBe('aset-cookie x.jpg');
  expect(cleanFileName('.htaccess')).toBe('htaccess');
  for (const nothing of ['', '...', '/', '  ', '\0']) expect(cleanFileName(nothing)).toBe('picture');
});

test('a long name is cut before its ending, never inside a character', () => {
  const long = cleanFileName(`${'달'.repeat(500)}.jpeg`);
  expect([...long]).toHaveLength(200);
  expect(long.endsWith('달.jpeg')).toBe(true);
  expect(cleanFileName('😀'.repeat(300))).toBe('😀'.repeat(200));
});
