import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const hex = '(#[0-9a-f]{6})';

function colours(scheme: 'light' | 'dark'): Map<string, string> {
  const both = [...css.matchAll(new RegExp(String.raw`--([a-z-]+): light-dark\(${hex}, ${hex}\)`, 'g'))];
  const one = [...css.matchAll(new RegExp(`--([a-z-]+): ${hex};`, 'g'))];
  return new Map([
    ...both.map((m): [string, string] => [m[1] ?? '', (scheme === 'light' ? m[2] : m[3]) ?? '']),
    ...one.map((m): [string, string] => [m[1] ?? '', m[2] ?? '']),
  ]);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const words: [string, string][] = [
  ...['ink', 'stone', 'celadon', 'vermilion'].flatMap((text): [string, string][] => [
    [text, 'hanji'],
    [text, 'mat'],
  ]),
  ['hanji', 'ink'],
  ['hanji', 'vermilion'],
  ['on-seal', 'seal'],
  ['on-celadon', 'celadon'],
];
const marks: [string, string][] = [
  ['gold', 'hanji'],
  ['gold', 'mat'],
  ['edge', 'hanji'],
  ['edge', 'mat'],
];

for (const scheme of ['light', 'dark'] as const) {
  const of = colours(scheme);
  const pair = ([a, b]: [string, string]) => contrast(of.get(a) ?? '#000000', of.get(b) ?? '#000000');
  test.each(words)(`in the ${scheme} scheme words in %s are readable on %s`, (...names) => {
    expect(pair(names)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(marks)(`in the ${scheme} scheme marks in %s are found on %s`, (...names) => {
    expect(pair(names)).toBeGreaterThanOrEqual(3);
  });
}
