import { cut } from '@hwarang/domain/keepable';
import type { NamedFile } from './exports.store.ts';

/**
 * What a picture is called in the ZIP and in the cell that names it: its own name with a part of its hash, as many are called IMG_0001.jpg.
 * A name that has it already keeps it, so a collection that was imported from an export is exported with the same names.
 */
export function imageName({ name, ext, sha256 }: NamedFile): string {
  const mark = sha256.slice(0, 12);
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '_')
    .trim();
  const own = stem.endsWith(mark) ? stem.slice(0, -mark.length).trim() : stem;
  // A name that begins with a dot is hidden, and left out by those who read the ZIP.
  return `${cut(own.replace(/^\.+/, ''), 80)} ${mark}${ext}`.trim();
}
