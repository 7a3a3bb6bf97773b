import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoWords } from '../../web/src/design/demo/demo.words.ts';
import { chartsWords } from '../../web/src/style-guide/charts/charts.words.ts';
import { mailWords } from '../../web/src/style-guide/email/mail.words.ts';
import { countryFacts, incomeGroups } from '../../web/src/style-guide/maps/country-facts.ts';
import { mapsWords } from '../../web/src/style-guide/maps/maps.words.ts';
import { plans } from '../../web/src/style-guide/pricing.ts';
import * as sample from '../../web/src/style-guide/sample.ts';
import { demoPages, styleGuideWords } from '../../web/src/style-guide/style-guide.words.ts';
import { worldOutlines } from '../../web/world-outlines.ts';

const client = new URL('../../web/build/client/', import.meta.url);

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; module: string; imports?: string[]; css?: string[] }>;
}

function manifest(): Manifest {
  const file = readdirSync(new URL('assets/', client)).find((name) => /^manifest-.*\.js$/.test(name));
  const text = readFileSync(new URL(`assets/${file}`, client), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

const read = (address: string): string => readFileSync(new URL(address.slice(1).replace(/#$/, ''), client), 'utf8');

/** A file and all that it imports before it runs; what it only asks for later is not among them. */
function withImports(address: string, seen = new Set<string>()): Set<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  for (const [, name] of read(address).matchAll(/(?:from|import)\s*["`']\.\/([\w.$-]+\.js)["`']/g))
    withImports(`/assets/${name}`, seen);
  return seen;
}

/** Sentences that only the style guide says; short ones might be said elsewhere too. */
const sentences = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.length >= 12 && /[가-힣]/.test(value)
      ? [value]
      : []
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(sentences)
      : [];

const said = sentences([
  demoWords.paragraph,
  chartsWords,
  incomeGroups,
  mailWords,
  mapsWords,
  plans,
  sample,
  demoPages,
  styleGuideWords,
]);
const marks = [...said, 'ProseMirror', worldOutlines().sea.slice(0, 60), `${countryFacts[0]?.outline} AS`];

test('nothing of the style guide is in what a page of the product loads', () => {
  const { entry, routes } = manifest();
  const demo = Object.values(routes).filter(({ id }) => id.startsWith('demo '));
  const product = Object.values(routes).filter(({ id }) => !id.startsWith('demo '));
  expect(demo.length).toBe(Object.keys(demoPages).length + 1);
  const files = new Set<string>();
  for (const { module, imports = [] } of [entry, ...product])
    for (const address of [module, ...imports]) withImports(address, files);
  const found: string[] = [];
  for (const address of files) {
    const text = read(address);
    for (const mark of marks) if (text.includes(mark)) found.push(`${address}: ${mark.slice(0, 40)}`);
  }
  expect(found).toEqual([]);
  const sheets = new Set(product.flatMap(({ css = [] }) => css));
  expect([...sheets].filter((sheet) => /style-guide|email|world-map/.test(sheet))).toEqual([]);
});

test('the same marks are found where the style guide is, so the test above can fail', () => {
  const all = readdirSync(new URL('assets/', client))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(`/assets/${name}`))
    .join('\n');
  expect(marks.length).toBeGreaterThan(50);
  expect(marks.filter((mark) => !all.includes(mark))).toEqual([]);
});
