import { imageKey } from '@hwarang/domain/imports/read-images';
import { uploadLimits } from '@hwarang/domain/media/limits';

/** As many files as go to the server in one request. */
const most = { files: uploadLimits.files, bytes: 64 * 1024 * 1024 };

/** Those of a folder that have a name of their own, and those called as one before them: names count without folders and capital letters. */
export function byName<Each extends { name: string }>(files: readonly Each[]): { own: Each[]; again: Each[] } {
  const names = new Set<string>();
  const [own, again]: [Each[], Each[]] = [[], []];
  for (const file of files) {
    const key = imageKey(file.name);
    (names.has(key) ? again : own).push(file);
    names.add(key);
  }
  return { own, again };
}

/** A folder of pictures, divided so that no request becomes too long; a file that is larger than that goes alone. */
export function batchesOf<Each extends { size: number }>(files: readonly Each[]): Each[][] {
  const batches: Each[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    if (!last || last.length === most.files || bytes + file.size > most.bytes) {
      batches.push([file]);
      bytes = file.size;
    } else {
      last.push(file);
      bytes += file.size;
    }
  }
  return batches;
}
