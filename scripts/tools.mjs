// The build's own tools, found wherever npm has put them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The sample workspace, which an installation may leave out. */
export const sample = existsSync(join(root, 'sample/package.json')) ? ['sample'] : [];

const require = createRequire(join(root, 'web/package.json'));

const run = (name, bin, words) => {
  const script = join(dirname(require.resolve(`${name}/package.json`)), bin);
  execFileSync(process.execPath, [script, ...words], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
};

export const tsc = (...words) => run('typescript', 'bin/tsc', words);
export const reactRouter = (...words) => run('@react-router/dev', 'bin.js', words);
export const vitest = (...words) => run('vitest', 'vitest.mjs', words);
