import { uploadLimits } from '@hwarang/domain/media/limits';

/** As many files as go to the server in one request. */
const most = { files: uploadLimits.files, bytes: 64 * 1024 * 1024 };

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
