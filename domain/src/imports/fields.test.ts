import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artistContract } from '../artists/artists.contract.ts';
import { artworkContract } from '../artworks/artworks.contract.ts';
import type { Contract } from '../contract.ts';
import { exhibitionContract } from '../exhibitions/exhibitions.contract.ts';
import { galleryContract } from '../galleries/galleries.contract.ts';
import { importFields } from './fields.ts';
import { headKey } from './heads.ts';
import { importNounWords, importWords } from './imports.words.ts';
import { importNouns } from './values.ts';

const contracts: Record<(typeof importNouns)[number], Contract> = {
  'art-works': artworkContract,
  artists: artistContract,
  galleries: galleryContract,
  exhibitions: exhibitionContract,
};

/** What a request may set and a sheet does not fill: versions, accounts, addresses of files, what another sheet says, walls of a room, who sells. */
const notInSheets: Record<(typeof importNouns)[number], string[]> = {
  'art-works': ['__v', 'imageurl', 'shopitemreg', 'exhibitions'],
  artists: ['__v', 'profileimgurl', 'user', 'available_ind', 'row_status', 'userid', 'userkey'],
  galleries: ['__v', 'legal'],
  exhibitions: ['__v', 'hang'],
};

test.each(importNouns)('the fields of %s are those that a request may set, and the id', (noun) => {
  const settable = Object.keys(contracts[noun].write.shape).filter((name) => !notInSheets[noun].includes(name));
  const names = importFields[noun].map(({ name }) => name);
  expect(names.toSorted()).toEqual(['id', ...settable].toSorted());
});

test.each(importNouns)('no text of %s may be longer in a cell than in a request', (noun) => {
  const { shape } = contracts[noun].write;
  const texts = importFields[noun].filter(({ kind, longest }) => longest && (kind === 'text' || kind === 'longText'));
  expect(texts.length).toBeGreaterThan(2);
  for (const { name, longest = 0 } of texts) {
    expect(shape[name]?.safeParse('a'.repeat(longest)).success, name).toBe(true);
    expect(shape[name]?.safeParse('a'.repeat(longest + 1)).success, name).toBe(false);
  }
});

test.each(importNouns)('every choice of %s is one that a request may make', (noun) => {
  for (const { name, choices = {} } of importFields[noun])
    for (const key of Object.keys(choices))
      expect(contracts[noun].write.shape[name]?.safeParse(key).success).toBe(true);
});

test.each(importNouns)('heads of %s are written as they are compared, and none names two fields', (noun) => {
  const heads = importFields[noun].flatMap(({ heads: names }) => names);
  for (const head of heads) expect([headKey(head), `_${headKey(head)}`]).toContain(head);
  expect(heads.filter((head, index) => heads.indexOf(head) !== index)).toEqual([]);
  for (const language of ['ko', 'en'] as const) {
    const labels = importFields[noun].map(({ label }) => headKey(label[language]));
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('sheets of a collection have names of their own, and no field is called as the column of reasons', () => {
  for (const language of ['ko', 'en'] as const) {
    expect(new Set(importNouns.map((noun) => importNounWords[noun][language])).size).toBe(importNouns.length);
    const labels = importNouns.flatMap((noun) => importFields[noun].map(({ label }) => label[language]));
    expect(labels).not.toContain(importWords.reasons[language]);
  }
});

test('what pages import of the import brings no schema library, which their security policy forbids', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source, file).not.toMatch(/from 'zod'/);
    for (const [, specifier = ''] of source.matchAll(/^import (?!type ).*?from '(\.[^']+)'/gms))
      visit(new URL(specifier, new URL(file, import.meta.url)).href);
  };
  for (const file of ['fields', 'guess-mapping', 'notes.words', 'imports.words', 'read-row', 'read-value', 'values'])
    visit(`./${file}.ts`);
  expect(seen.size).toBeGreaterThan(15);
});
