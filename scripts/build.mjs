// Builds everything, or nothing when nothing has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { reactRouter, root, sample, tsc } from './tools.mjs';

const stampFile = join(root, '.build-stamp');
const outputs = [
  'domain/dist',
  'server/dist/main.js',
  ...sample.map((folder) => `${folder}/dist/sample.js`),
  'web/build/server/index.js',
  'web/build/client',
];
const sources = ['domain', 'server', ...sample, 'web', 'scripts/build.mjs', 'package-lock.json', 'tsconfig.base.json'];
const skipped = new Set(['node_modules', 'dist', 'build', '.react-router']);

function* files(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* files(join(path, name));
}

function stamp() {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources)
    for (const file of files(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

async function precompress(folder) {
  const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];
  const texts = [...files(folder)].filter((file) => /\.(js|css|svg|json|webmanifest|txt)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      // Smaller ones hardly shrink; of those below a kilobyte a browsing page asks for a dozen.
      if (content.length < 256) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await brotli(content, { params }));
      writeFileSync(`${file}.gz`, await gz(content, { level: 9 }));
    }),
  );
}

export async function build() {
  const now = stamp();
  const done = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now;
  if (done && outputs.every((output) => existsSync(join(root, output)))) return;
  console.info('Building Hwarang …');
  tsc('-b', 'domain', 'server', ...sample);
  reactRouter('build', 'web', '--logLevel', 'error');
  await precompress(join(root, 'web/build/client'));
  writeFileSync(stampFile, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
