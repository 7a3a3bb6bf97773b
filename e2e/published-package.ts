import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const kept = join(import.meta.dirname, '../node_modules/.cache/published-packages');

interface Published {
  name: string;
  version: string;
  integrity: string;
}

/**
 * The folder of a package as its makers published it, without its dependencies: what it has bundled for browsers holds them already, and
 * they would be a third of all that `npm ci` installs.
 */
export function publishedPackage({ name, version, integrity }: Published): string {
  const folder = join(kept, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  try {
    const packed = execFileSync('npm', [
      'pack',
      `${name}@${version}`,
      '--json',
      '--loglevel=error',
      '--pack-destination',
      beside,
    ]);
    const [archive] = JSON.parse(packed.toString()) as { filename: string; integrity: string }[];
    if (archive?.integrity !== integrity) throw new Error(`${name} ${version} is not what was published`);
    execFileSync('tar', ['-xzf', join(beside, archive.filename), '-C', beside]);
    renameSync(join(beside, 'package'), folder);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return folder;
}
