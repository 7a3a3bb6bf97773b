import { expect, test } from 'vitest';
import { lettersOf } from './page-letters.ts';

const styles = [
  '@layer base{body{font:400 1rem/1.6 var(--sans)}h1,h2{margin:0;font-family:var(--serif);font-weight:500}}',
  '._title_a1{font:400 var(--text-16)/1.5 var(--serif)}._main_b2 a{font:600 1rem/1 var(--serif)}._small_c3{font-family:var(--sans)}',
  '._strong_d4{font-weight:700}._own_e5{font:inherit}',
].join('');
const letters = (body: string) =>
  Object.fromEntries(
    [...lettersOf(`<body>${body}</body>`, styles)]
      .map(([name, set]) => [name, [...set].join('').trim()])
      .filter(([, found]) => found),
  );

test('words are set in the typeface and the weight that the style sheet gives their element or class', () => {
  expect(letters('<h1>가</h1><p class="x _title_a1">나</p><p>다</p>')).toEqual({
    'serif 500': '가',
    'serif 400': '나',
    sans: '다',
  });
});

test('an element takes its typeface from what it stands in, unless a rule gives it its own', () => {
  expect(letters('<h2>a<b>b</b><i class="_small_c3">c</i></h2>d')).toEqual({ 'serif 500': 'ab', sans: 'cd' });
});

test('a rule that gives the weight alone leaves the typeface as it is around', () => {
  expect(letters('<h2>a<b class="_strong_d4">b</b><i class="_own_e5">c</i></h2>')).toEqual({
    'serif 500': 'ac',
    'serif 700': 'b',
  });
});

test('of two rules for one element the later holds', () => {
  expect(letters('<h1 class="_strong_d4">a</h1><h1 class="_title_a1">b</h1>')).toEqual({
    'serif 700': 'a',
    'serif 400': 'b',
  });
});

test('a rule for what stands in something is for nothing else', () => {
  expect(letters('<div class="_main_b2"><p><a href="/">a</a></p></div><a href="/">b</a>')).toEqual({
    'serif 600': 'a',
    sans: 'b',
  });
});

test('only what is read counts: no script, style, comment or other attribute; pictures and line breaks have no end', () => {
  const body = '<script>"q"</script><style>.z{}</style><!-- w --><h1><img alt="x>y"/><br>a</h1>b';
  expect(letters(body)).toEqual({ 'serif 500': 'a', sans: 'b' });
});

test('what a field asks for counts, and what the script will write', () => {
  expect(letters('<input placeholder="가&amp;" value="x"/><h1 data-letters="나">다</h1>')).toEqual({
    sans: '가&',
    'serif 500': '나다',
  });
});

test('what is written by name is read as the letter it stands for', () => {
  expect(letters('&amp;&#x27;&lt;')).toEqual({ sans: "&'<" });
});

test('every cut has the space at least, or a browser would take a weight from its neighbour', () => {
  expect([...lettersOf('<body>a</body>', styles)].map(([, set]) => [...set].join(''))).toEqual([
    ' a',
    ' ',
    ' ',
    ' ',
    ' ',
  ]);
});
