import { expect, test } from 'vitest';
import { composeEmail } from './mail-message.ts';

const both = (text: string) => ({ ko: text, en: text });
const words = (name: string) => ({
  subject: both(`Hello ${name}`),
  greeting: both(`Dear ${name}`),
  lead: both('Come in.'),
  action: both('Enter'),
  link: 'https://hwarang.example/?a=1&b="2"',
  note: both('Bye.'),
});

test('no name can add a header or a line', () => {
  const message = composeEmail(words('x\r\nBcc: y@z.kr\u2028\0'), 'en');
  expect(message.subject).toBe('Hello x Bcc: y@z.kr · Hello x Bcc: y@z.kr');
  expect(message.text.split('\n')[0]).toBe('Dear x Bcc: y@z.kr');
});

test('no name and no link can add markup', () => {
  const { html } = composeEmail(words('<img src=x onerror="a()">'), 'ko');
  expect(html).not.toContain('<img');
  expect(html).toContain('href="https://hwarang.example/?a=1&amp;b=&quot;2&quot;"');
});

test('a message without a link has no button', () => {
  const { action: _action, link: _link, ...rest } = words('x');
  expect(composeEmail(rest, 'ko').html).not.toContain('<a ');
});
