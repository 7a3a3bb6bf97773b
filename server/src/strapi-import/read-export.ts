import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Registry, singularOf } from '../records/registry.ts';
import { type Doc, idOf, plain } from './values.ts';

export class BadExport extends Error {}

const own = {
  users: ['users', 'user', 'userspermissionsuser', 'userspermissionsusers'],
  roles: ['roles', 'role', 'userspermissionsrole', 'userspermissionsroles'],
  files: ['files', 'file', 'uploadfile', 'uploadfiles'],
};

/** By which names a collection may lie in the folder: in the plural and the singular. */
const namesOf = ({ written }: Registry): [collection: string, names: string[]][] => [
  ...Object.entries(own),
  ...written.map(({ table }): [string, string[]] => [table, [table, singularOf(table)]]),
];

export interface Export {
  /** By the names of their tables. */
  docs: Record<keyof typeof own, Doc[]> & Record<string, Doc[]>;
  components: Map<string, Doc>;
  /** Names of stored files to their paths. */
  stored: Map<string, string>;
  /** Files of the folder that are no collection we know. */
  leftAlone: string[];
}

const nameOf = (file: string): string =>
  basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

async function* documents(path: string): AsyncGenerator<Doc> {
  const text = async () => JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  const first = createReadStream(path, { encoding: 'utf8', end: 64 });
  let head = '';
  for await (const piece of first) head += piece;
  if (/^\uFEFF?\s*\[/.test(head)) {
    const list: unknown = await text();
    if (Array.isArray(list)) for (const doc of list) yield plain(doc) as Doc;
    return;
  }
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    const trimmed = line.replace(/^\uFEFF/, '').trim();
    if (trimmed === '') continue;
    try {
      yield plain(JSON.parse(trimmed)) as Doc;
    } catch {
      throw new BadExport(`${basename(path)}, line ${number}: is no JSON`);
    }
  }
}

async function read(path: string): Promise<Doc[]> {
  const docs: Doc[] = [];
  try {
    for await (const doc of documents(path)) {
      if (typeof doc !== 'object' || doc === null)
        throw new BadExport(`${basename(path)}: holds something that is no record`);
      docs.push(doc);
    }
  } catch (failure) {
    if (failure instanceof SyntaxError) throw new BadExport(`${basename(path)}: is no JSON (${failure.message})`);
    throw failure;
  }
  return docs;
}

/** Everything of the folder: a file for each collection, JSON or JSON Lines, and the uploads in it or in folders below. */
export async function readExport(folder: string, registry: Registry): Promise<Export> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new BadExport(`There is no folder ${folder}`);
  const collections = namesOf(registry);
  const docs: Export['docs'] = { users: [], roles: [], files: [] };
  const all: Export = { docs, components: new Map(), stored: new Map(), leftAlone: [] };
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (!/\.(json|jsonl|ndjson)$/i.test(entry.name)) {
      all.stored.set(entry.name.normalize('NFC'), path);
      continue;
    }
    const name = nameOf(entry.name);
    const [collection] = collections.find(([, names]) => names.includes(name)) ?? [];
    if (collection) docs[collection] = [...(docs[collection] ?? []), ...(await read(path))];
    else if (name.startsWith('components'))
      for (const doc of await read(path)) all.components.set(idOf(doc) ?? '', doc);
    else all.leftAlone.push(entry.name);
  }
  if (Object.values(all.docs).every((docs) => docs.length === 0))
    throw new BadExport(
      `${folder} holds no collection of an export (artists.json, art_works.json, upload_file.json …)`,
    );
  return all;
}
