import type { MessagePort } from 'node:worker_threads';
import { measure, type PrintedSheet, sheetsPdf } from '../captions/sheets.pdf.ts';
import {
  type BookletCover,
  type BookletEntry,
  type BookletFrame,
  layCover,
  layEntry,
  numberPage,
} from './booklet-layout.ts';

export interface BookletTask {
  /** Of the file itself: whoever opens a blind one must learn no name from it. */
  title: string;
  cover: BookletCover;
  frame: BookletFrame;
  /** Gives the next entry whenever it is asked: hundreds with their pictures are never in memory together. */
  source: MessagePort;
}

/** Nothing after the last. */
export type Supplied = BookletEntry | null;

function next(source: MessagePort): Promise<Supplied> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the entries of the booklet ended early'));
    source.once('close', gone);
    source.once('message', (entry: Supplied) => {
      source.off('close', gone);
      resolve(entry);
    });
    source.postMessage('next');
  });
}

/** Runs in a thread, see ../captions/pdf-threads.ts. */
export async function draw({ title, cover, frame, source }: BookletTask, send: (piece: Uint8Array) => void) {
  async function* sheets(): AsyncGenerator<PrintedSheet> {
    yield* layCover(cover, frame, measure);
    let number = 1;
    for (let entry = await next(source); entry; entry = await next(source))
      for (const sheet of layEntry(entry, frame, measure)) {
        number += 1;
        yield numberPage(sheet, number, measure);
      }
  }
  try {
    await sheetsPdf({ title, language: frame.language }, sheets(), send);
  } finally {
    source.close();
  }
}
