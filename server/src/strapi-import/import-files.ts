import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Failure } from '@hwarang/domain/failures';
import type { Services } from '../services/services.ts';
import { knownFiles } from './import.store.ts';
import type { Progress } from './progress.ts';
import type { Export } from './read-export.ts';
import type { Report } from './report.ts';
import { type Doc, idOf, textOf } from './values.ts';

export interface ImportedFiles {
  ids: Set<string>;
  /** Which files a record's field holds, by what the files say of themselves. */
  ofRecord: (record: string, field: string) => string[];
  /** The file that was served under this address. */
  byAddress: (address: unknown) => string | undefined;
}

const storedName = (doc: Doc): string | undefined => {
  const url = textOf(doc.url);
  if (url) return decodeURIComponent(basename(url.split(/[?#]/)[0] ?? '')).normalize('NFC');
  return textOf(doc.hash) && `${textOf(doc.hash)}${textOf(doc.ext) ?? ''}`;
};

/** The uploads, each under its own id. A file that is here already is not read again. */
export async function importFiles(
  { database, media }: Services,
  all: Export,
  report: Report,
  progress: Progress,
): Promise<ImportedFiles> {
  const ids = await knownFiles(database.orm);
  const related = new Map<string, string[]>();
  const byName = new Map<string, string>();
  let done = 0;
  for await (const doc of all.documents('files')) {
    progress.at('files', done, all.total('files'));
    done += 1;
    const id = idOf(doc);
    const name = storedName(doc);
    const path = name && all.stored.get(name);
    if (!id) report.refuse('files', id, 'has no id');
    else if (ids.has(id)) report.count('files', 'kept');
    else if (!path) report.refuse('files', id, `has no file beside the export (${name ?? 'without name'})`);
    else {
      const options = {
        id,
        name: textOf(doc.name) ?? name,
        alternativeText: textOf(doc.alternativeText),
        caption: textOf(doc.caption),
        sizes: 'later' as const,
      };
      try {
        await media.ingest({ stream: createReadStream(path) }, options);
        ids.add(id);
        report.count('files', 'new');
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure;
        report.refuse('files', id, `(${name}) is not taken: ${failure.message}`);
      }
    }
    if (!id || !ids.has(id)) continue;
    if (name) byName.set(name, id);
    for (const use of Array.isArray(doc.related) ? doc.related : []) {
      const place = `${idOf((use as Doc).ref) ?? ''} ${textOf((use as Doc).field) ?? ''}`;
      related.set(place, [...(related.get(place) ?? []), id]);
    }
  }
  return {
    ids,
    ofRecord: (record, field) => related.get(`${record} ${field}`) ?? [],
    byAddress: (address) => {
      const name = storedName({ url: address });
      return name ? byName.get(name) : undefined;
    },
  };
}
