// Writes docs/spec-coverage.md from the comments above the tests; with --check it only says whether the file is up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentences } from './spec-sentences.mjs';
import { root } from './tools.mjs';

const target = join(root, 'docs/spec-coverage.md');
const titles = { P: 'Promised beyond the specification' };
const marked =
  /\/\/ Proves ([^\n]*)\n\s*(?:(?:for \([^\n]*\n\s*)?test(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2)?/g;

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'build'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (entry.name.endsWith('.test.ts')) yield path;
  }
}

/** Every test under a comment with the numbers of the sentences it proves: // Proves §5.2 §5.3 */
function proofs() {
  const found = new Map(Object.keys(sentences).map((number) => [number, []]));
  const wrong = [];
  for (const folder of ['domain/src', 'server/src', 'web/src', 'e2e'])
    for (const path of [...testFiles(join(root, folder))].sort())
      for (const [, numbers, , title] of readFileSync(path, 'utf8').matchAll(marked)) {
        const file = relative(root, path);
        if (title === undefined) wrong.push(`${file}: no test follows “Proves ${numbers}”`);
        const name = title?.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll('\\', '');
        for (const mark of numbers.trim().split(/\s+/)) {
          const tests = found.get(mark.slice(1));
          if (tests && mark.startsWith('§')) tests.push({ file, name });
          else wrong.push(`${file}: there is no sentence ${mark}`);
        }
      }
  return { found, wrong };
}

export function coverage() {
  const { found, wrong } = proofs();
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
    'Written by `npm run spec-coverage` from the tests. A comment above a test names the sentences it proves by their numbers.',
    ...sections.flatMap((section) => ['', `## ${titles[section] ?? `Section ${section}`}`, '', ...part(section)]),
    '',
  ].join('\n');
  return { text, bare, wrong };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, bare, wrong } = coverage();
  const problems = [...bare.map((number) => `no browser test proves §${number}`), ...wrong];
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== text) problems.push('docs/spec-coverage.md is stale: npm run spec-coverage');
  } else writeFileSync(target, text);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}
