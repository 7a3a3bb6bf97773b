// Writes docs/spec-coverage.md from the names of the tests; with --check it only says whether the file is up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from './spec-sentences.mjs';
import { root } from './tools.mjs';

const target = join(root, 'docs/spec-coverage.md');
const titles = { P: 'Promised beyond the specification' };
const named = /\btest(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'build'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (entry.name.endsWith('.test.ts')) yield path;
  }
}

/** Every test whose name carries the number of a sentence, as (§5.2). */
function proofs() {
  const found = new Map(Object.keys(sentences).map((number) => [number, []]));
  const unknown = [];
  for (const folder of ['domain/src', 'server/src', 'web/src', 'e2e'])
    for (const file of [...testFiles(join(root, folder))].sort())
      for (const [, , name] of readFileSync(file, 'utf8').matchAll(named))
        for (const [, number] of name.matchAll(/§([\dP]+\.\d+)/g)) {
          const tests = found.get(number);
          const plain = name
            .replaceAll(/\s*\(?§[\dP]+\.\d+\)?/g, '')
            .replaceAll(/\$\{[^}]*\}/g, '…')
            .replaceAll('\\', '');
          if (tests) tests.push({ file: relative(root, file), name: plain });
          else unknown.push(`${number} in ${relative(root, file)}`);
        }
  return { found, unknown };
}

export function coverage() {
  const { found, unknown } = proofs();
  const inBrowser = ({ file }) => file.startsWith('e2e');
  const bare = [...found].filter(([, tests]) => !tests.some(inBrowser)).map(([number]) => number);
  const part = (section) =>
    [...found]
      .filter(([number]) => number.startsWith(`${section}.`))
      .flatMap(([number, tests]) => [
        `- **§${number}** ${sentences[number]}`,
        ...tests.map(({ file, name }) => `  - ${name} (\`${file}\`)`),
      ]);
  const sections = [...new Set(Object.keys(sentences).map((number) => number.split('.')[0]))];
  const text = [
    '# Which sentence is proved where',
    '',
    'Written by `npm run spec-coverage` from the names of the tests. A test names the sentence it proves by its number.',
    ...sections.flatMap((section) => ['', `## ${titles[section] ?? `Section ${section}`}`, '', ...part(section)]),
    '',
  ].join('\n');
  return { text, bare, unknown };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, bare, unknown } = coverage();
  const problems = [
    ...bare.map((number) => `no browser test proves §${number}`),
    ...unknown.map((where) => `there is no sentence §${where}`),
  ];
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== text) problems.push('docs/spec-coverage.md is stale: npm run spec-coverage');
  } else writeFileSync(target, text);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}
