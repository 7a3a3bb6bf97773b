import { expect, test } from 'vitest';
import { lettersOf } from './page-letters.ts';

const styles = [
  ':root{--sans:"Plain", sans-serif;--serif: "Brush",serif}',
  'body{font-family:var(--sans)}h1,h2{margin:0;font-family:var(--serif)}',
  '._title_a1{font:400 var(--text-16)/1.5 var(--serif)}._main_b2 a{font:400 1rem/1 var(--serif)}._small_c3{font-family:var(--sans)}',
].join('');
const letters = (body: string) =>
  Object.fromEntries([...lettersOf(`<body>${body}</body>`, styles)].map(([name, set]) => [name, [...set].join('')]));

test('words are set in the typeface that the style sheet gives their element or class', () => {
  expect(letters('<h1>가</h1><p class="x _title_a1">나</p><p>다</p>')).toEqual({ Brush: '가나', Plain: '다' });
});

test('an element takes its typeface from what it stands in, unless a rule gives it its own', () => {
  expect(letters('<h2>a<b>b</b><i class="_small_c3">c</i></h2>d')).toEqual({ Brush: 'ab', Plain: 'cd' });
});

test('a rule for what stands in something is for nothing else', () => {
  expect(letters('<div class="_main_b2"><p><a href="/">a</a></p></div><a href="/">b</a>')).toEqual({
    Brush: 'a',
    Plain: 'b',
  });
});

test('only what is read counts: no script, style, comment or attribute; pictures and line breaks have no end', () => {
  const body = '<script>"q"</script><style>.z{}</style><!-- w --><h1><img alt="x>y"/><br>a</h1>b';
  expect(letters(body)).toEqual({ Brush: 'a', Plain: 'b' });
});

test('what is written by name is read as the letter it stands for', () => {
  expect(letters('&amp;&#x27;&lt;')).toEqual({ Plain: "&'<" });
});
