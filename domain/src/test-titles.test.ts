import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const named = /(?:\b(?:test|it|describe)(?:\.\w+)*|[)\]])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

test('no title of a test is longer than a hundred characters', () => {
  const files = ['domain/src', 'server/src', 'web/src', 'sample/src', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const titles = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([, , title = '']) => ({ file, title })),
  );
  expect(titles.length).toBeGreaterThan(files.length);
  expect(titles.filter(({ title }) => title.length > 100)).toEqual([]);
});
