import type { Readable } from 'node:stream';
import type { DrawnSheet } from '@hwarang/domain/captions/captions.contract';
import type { LabelsTask, Piece } from './draw-labels.ts';
import { drawnBy, newThread, streamed } from './pdf-threads.ts';

const module = drawnBy('draw-labels', import.meta.url);
// A preview never waits for a file of hundreds of labels.
const preview = newThread<LabelsTask, Piece>('label previews', module, 16);
const file = newThread<LabelsTask, Uint8Array>('labels', module, 8);

export async function firstSheet(task: LabelsTask): Promise<DrawnSheet | null> {
  let first: DrawnSheet | null = null;
  await preview({
    task,
    onPiece: (piece) => {
      if (!(piece instanceof Uint8Array)) first = piece;
    },
  });
  return first;
}

/**
 * The file as it is drawn, from its first sheet on. A slow reader would keep the next one waiting: what is not yet read is at most one
 * file of a thousand labels, some two megabytes.
 */
export const labelsFile = (task: LabelsTask & { title: string }, left: AbortSignal): Promise<Readable> =>
  streamed((onPiece) => file({ task, onPiece, left }), left);
