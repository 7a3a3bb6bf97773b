import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Registry, singularOf } from '../records/registry.ts';
import { BadExport, documentsOf } from './json-documents.ts';
import { componentFields } from './nouns.ts';
import type { Progress } from './progress.ts';
import { componentIds, type Doc, idOf } from './values.ts';

export { BadExport } from './json-documents.ts';

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
  /** The documents of a collection, by the name of its table: read from the disk each time, never held together. */
  documents: (collection: string) => AsyncGenerator<Doc>;
  total: (collection: string) => number;
  /** Those that a record names, and those within them: the others are never held. */
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

async function* documentsIn(paths: readonly string[]): AsyncGenerator<Doc> {
  for (const path of paths) yield* documentsOf(path);
}

/** Components name components: the files are read again for as long as there are new ones, and once in any case, to find broken lines. */
async function componentsIn(paths: readonly string[], wanted: Set<string>): Promise<Export['components']> {
  const found: Export['components'] = new Map();
  for (let before = -1; before < wanted.size; ) {
    before = wanted.size;
    for await (const doc of documentsIn(paths)) {
      const id = idOf(doc);
      if (!id || !wanted.has(id) || found.has(id)) continue;
      found.set(id, doc);
      for (const value of Object.values(doc)) for (const inner of componentIds(value)) wanted.add(inner);
    }
  }
  return found;
}

/**
 * What the folder holds: a file for each collection, JSON or JSON Lines, and the uploads in it or in folders below. Every document is
 * read and shown once: a broken line is found before anything comes over.
 */
export async function readExport(
  folder: string,
  registry: Registry,
  progress: Progress,
  see: (collection: string, doc: Doc) => void,
): Promise<Export> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new BadExport(`There is no folder ${folder}`);
  const collections = namesOf(registry);
  const paths = new Map<string, string[]>();
  const totals = new Map<string, number>();
  const wanted = new Set<string>();
  const componentPaths: string[] = [];
  const stored: Export['stored'] = new Map();
  const leftAlone: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (!/\.(json|jsonl|ndjson)$/i.test(entry.name)) {
      stored.set(entry.name.normalize('NFC'), path);
      continue;
    }
    const name = nameOf(entry.name);
    const [collection] = collections.find(([, names]) => names.includes(name)) ?? [];
    if (collection) {
      paths.set(collection, [...(paths.get(collection) ?? []), path]);
      let count = 0;
      for await (const doc of documentsOf(path)) {
        see(collection, doc);
        for (const field of componentFields) for (const id of componentIds(doc[field])) wanted.add(id);
        count += 1;
        progress.at(`reading ${entry.name}`, count);
      }
      totals.set(collection, (totals.get(collection) ?? 0) + count);
    } else if (name.startsWith('components')) componentPaths.push(path);
    else leftAlone.push(entry.name);
  }
  if ([...totals.values()].every((count) => count === 0))
    throw new BadExport(
      `${folder} holds no collection of an export (artists.json, art_works.json, upload_file.json …)`,
    );
  const components = await componentsIn(componentPaths, wanted);
  return {
    documents: (collection) => documentsIn(paths.get(collection) ?? []),
    total: (collection) => totals.get(collection) ?? 0,
    components,
    stored,
    leftAlone,
  };
}
