// Every test there is: rules, routes on both databases, pages in a real browser. Words after "npm test --" go to Vitest.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureRequirements } from './requirements.mjs';
import { root } from './tools.mjs';

ensureRequirements();
await build();
const folder = mkdtempSync(join(tmpdir(), 'hwarang-results-'));
const results = join(folder, 'results.json');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
let passed = 0;
let failed = status === 0 ? 0 : 1;
try {
  const summary = JSON.parse(readFileSync(results, 'utf8'));
  passed = summary.numPassedTests;
  // A file that breaks before its first test counts too: it holds no failed test, and still nothing of it was shown.
  const broken = summary.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  failed = Math.max(failed, summary.numFailedTests + broken);
} catch {
  failed = Math.max(failed, 1);
}
rmSync(folder, { recursive: true, force: true });
console.info(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
