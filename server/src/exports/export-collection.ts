import type { Readable } from 'node:stream';
import { importNounWords } from '@hwarang/domain/imports/imports.words';
import type { importNouns } from '@hwarang/domain/imports/values';
import { ZipFile } from 'yazl';
import { originalKey } from '../media/ingest.ts';
import type { Services } from '../services/services.ts';
import { exportSheet } from './export-sheet.ts';
import { picturesBehind } from './exports.store.ts';
import { imageName } from './image-name.ts';
import type { Wording } from './write-field.ts';

const atOnce = 500;
/** The parts of a date are taken in the zone of the machine: the same records give the same bytes everywhere. */
const dated = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compress: false } as const;

/** In the order in which they are imported: each names only records of those before it. */
const order = [
  'artists',
  'galleries',
  'art-works',
  'exhibitions',
] as const satisfies readonly (typeof importNouns)[number][];

/** The whole collection, written while it is sent: a workbook for each noun, and the originals of their pictures in `images/`. */
export function exportCollection({ database: { orm }, media }: Services, wording: Wording): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (failure: unknown) => output.destroy(failure as Error);
  zip.once('error', fail);
  let [current, leave]: [Readable | undefined, (() => void) | undefined] = [undefined, undefined];
  output.once('close', () => {
    current?.destroy();
    leave?.();
  });
  /** One after the other: each is opened when its turn comes, and closed with the download. */
  const add = (name: string, open: () => Promise<Readable>): Promise<void> =>
    new Promise((resolve) => {
      leave = resolve;
      zip.addReadStreamLazy(name, dated, (give) => {
        open().then((stream) => {
          // The library listens to no error of a stream it is given: unheard, a failing disk or query would end the process.
          stream.on('error', fail);
          stream.once('close', resolve);
          current = stream;
          if (output.destroyed) stream.destroy();
          give(null, stream);
        }, fail);
      });
    });
  const picture = async (location: string): Promise<Readable> => {
    const found = await media.storage.get(originalKey(location));
    if (!found) throw new Error(`the original at ${location} is missing`);
    return found.stream;
  };
  const addAll = async () => {
    for (const [at, noun] of order.entries())
      await add(`${at + 1} ${importNounWords[noun][wording.language]}.xlsx`, async () =>
        exportSheet(orm, noun, 'xlsx', wording),
      );
    for (let last = { sha256: '', name: '' }; !output.destroyed; ) {
      const pictures = await picturesBehind(orm, last, atOnce);
      for (const { location, ...file } of pictures)
        if (!output.destroyed) await add(`images/${imageName(file)}`, () => picture(location));
      last = pictures.at(-1) ?? last;
      if (pictures.length < atOnce) break;
    }
    if (!output.destroyed) zip.end();
  };
  addAll().catch(fail);
  return output;
}
