import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A folder imports only those before it, so no two import each other. Files beside the folders stand above all of them. */
const floors = {
  'server/src': [
    ['platform', 'media', 'services'],
    ['accounts', 'audit', 'notifications'],
    ['records'],
    ['settings', 'galleries', 'artists', 'companies', 'artworks', 'exhibitions', 'users', 'files'],
    [
      'sales',
      'studio',
      'captions',
      'open-calls',
      'juries',
      'ledger',
      'certificates',
      'support',
      'keeping',
      'enquiries',
      'search',
      'seo',
      'standards',
      'iiif',
      'room-model',
      'live',
      'archive',
      'admin',
      'strapi-import',
      'sheets',
      'exports',
      'imports',
      'sample',
      'backup',
    ],
    ['pages'],
  ].flat(),
  'web/src': [
    ['platform', 'design', 'media', 'markdown'],
    // What pages of several nouns show: cards, walls and views.
    ['catalogue'],
    ['accounts', 'information', 'errors', 'coming-soon', 'external-links', 'search'],
    // Hearts, follow buttons and saved searches stand on the pages of the nouns.
    ['keeping'],
    ['galleries', 'artists', 'artworks', 'exhibitions', 'virtual-gallery'],
    [
      'admin',
      'imports',
      'sales',
      'my-artworks',
      'open-calls',
      'juries',
      'captions',
      'support',
      'enquiries',
      'notifications',
      'profile',
      'certificates',
      'studio',
      'home',
    ],
    ['shell', 'style-guide'],
  ].flat(),
};

const wrong = [];
for (const [root, order] of Object.entries(floors)) {
  const folderOf = (file) => path.relative(root, file).split('/').slice(0, -1)[0];
  const floorOf = (file) => {
    const folder = folderOf(file);
    if (folder === undefined) return order.length;
    if (!order.includes(folder)) wrong.push(`${root}/${folder} is missing in scripts/floors.mjs`);
    return order.indexOf(folder);
  };
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', root], { encoding: 'utf8' }).split('\n');
  // What only tests run may import everything.
  for (const file of files.filter((name) => /^(?!.*\/testing\/).*(?<!\.test)\.tsx?$/.test(name)))
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*'(\.(?!\/\+types)[^']+)'/g,
    )) {
      const target = path.join(path.dirname(file), specifier);
      if (target.startsWith(`${root}/`) && floorOf(target) > floorOf(file)) wrong.push(`${file} imports ${specifier}`);
    }
}
if (wrong.length > 0) {
  console.error(`A folder imports one that stands above it (scripts/floors.mjs):\n${[...new Set(wrong)].join('\n')}`);
  process.exit(1);
}
