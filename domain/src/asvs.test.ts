import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = 'docs/operations/asvs.md';
const text = readFileSync(join(root, file), 'utf8');
const verdicts = ['Proved', 'Written down', 'Does not apply', 'Open'] as const;
type Verdict = (typeof verdicts)[number];

/** Requirements of levels 1 and 2 that version 5.0.0 has in each chapter. */
const published: Record<string, readonly [number, number]> = {
  V1: [8, 19],
  V2: [4, 7],
  V3: [8, 11],
  V4: [2, 8],
  V5: [4, 5],
  V6: [13, 22],
  V7: [6, 12],
  V8: [4, 3],
  V9: [4, 3],
  V10: [5, 24],
  V11: [3, 11],
  V12: [3, 6],
  V13: [1, 12],
  V14: [2, 7],
  V15: [3, 10],
  V16: [0, 16],
  V17: [0, 7],
};

const line = new RegExp(
  `^- \\*\\*(V(\\d+)\\.\\d+\\.\\d+)\\*\\* \\(L([12])\\) .+? \\*\\*(${verdicts.join('|')}):\\*\\* (.+)$`,
);
const lines = text
  .split('\n')
  .filter((each) => each.startsWith('- **V'))
  .map((each) => {
    const [, id, chapter, level, verdict, proof] = line.exec(each) ?? [];
    if (!id || !proof) throw new Error(`${file}: this line cannot be read: ${each}`);
    return { id, chapter: `V${chapter}`, level: Number(level), verdict: verdict as Verdict, proof };
  });
const of = (chapter: string) => lines.filter((each) => each.chapter === chapter);

/** The rows of the table: chapter, its ids as `1.1–3, 2.1`, and how often each verdict is given. */
const rows = [...text.matchAll(/^\| (V\d+) [^|]*\| ([^|]*) \|((?: *\d+ *\|)+)$/gm)].map(
  ([, chapter = '', ids = '', counts = '']) => ({
    chapter,
    ids: ids.split(', ').flatMap((span) => {
      const [, section, first, last = first] = /^(\d+)\.(\d+)(?:–(\d+))?$/.exec(span) ?? [];
      const length = Number(last) - Number(first) + 1;
      return Array.from({ length }, (_, at) => `${chapter}.${section}.${Number(first) + at}`);
    }),
    counts: counts
      .split('|')
      .filter((cell) => cell.trim() !== '')
      .map(Number),
  }),
);

/** Every title of a test or of a group of tests, as it is written but for what is filled in. */
function titlesOf(path: string): Set<string> {
  const source = readFileSync(join(root, path), 'utf8');
  const named = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)\]])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return new Set(
    [...source.matchAll(named)].map(([, , title = '']) => title.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll('\\', '')),
  );
}

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'build'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield relative(root, path);
  }
}

test('every requirement of ASVS 5.0 of levels 1 and 2 has one line, in the order of its number', () => {
  expect(rows.map(({ chapter }) => chapter)).toEqual(Object.keys(published));
  for (const { chapter, ids } of rows) {
    expect(of(chapter).map(({ id }) => id)).toEqual(ids);
    expect(
      [1, 2].map((level) => of(chapter).filter((each) => each.level === level).length),
      chapter,
    ).toEqual(published[chapter]);
  }
});

test('the table counts the verdicts as the lines give them', () => {
  for (const { chapter, counts } of rows)
    expect(counts, chapter).toEqual(
      verdicts.map((verdict) => of(chapter).filter((each) => each.verdict === verdict).length),
    );
});

test('every test that a line names exists under that title, and what is proved names one', () => {
  const wrong: string[] = [];
  const all = ['domain/src', 'server/src', 'web/src', 'e2e'].flatMap((folder) => [...testFiles(join(root, folder))]);
  const known = new Map(all.map((path) => [path, titlesOf(path)]));
  for (const { id, verdict, proof } of lines) {
    const named = [...proof.matchAll(/“([^”]+)” \(`([^`]+)`\)/g)];
    if (verdict === 'Proved' && named.length === 0) wrong.push(`${id} names no test`);
    for (const [, title = '', path = ''] of named) {
      if (known.get(path)?.has(title)) continue;
      const elsewhere = all.filter((other) => known.get(other)?.has(title));
      wrong.push(`${id}: ${path} has no “${title}”${elsewhere.length > 0 ? `, but ${elsewhere.join(', ')} has` : ''}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every document and heading that a line leads to exists, and what is written down names one', () => {
  const wrong: string[] = [];
  const anchor = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
  for (const { id, verdict, proof } of lines) {
    const links = [...proof.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)];
    if (verdict === 'Written down' && links.length === 0) wrong.push(`${id} names no document`);
    for (const [, to = '', heading] of links) {
      const path = join(root, dirname(file), to);
      const headings = existsSync(path) ? readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm) : [];
      const found = [...headings].map(([, each = '']) => anchor(each));
      if (!existsSync(path) || (heading && !found.includes(heading))) wrong.push(`${id}: ${to}#${heading ?? ''}`);
    }
  }
  expect(wrong).toEqual([]);
});
