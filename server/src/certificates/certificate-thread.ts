import { drawnBy, newThread } from '../captions/pdf-threads.ts';
import type { PrintedCertificate } from './certificate-layout.ts';

const draw = newThread<PrintedCertificate, Uint8Array>(
  'certificates',
  drawnBy('draw-certificate', import.meta.url),
  16,
);

/** The whole file: it is hashed before anybody gets it. */
export async function certificatePdf(task: PrintedCertificate): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await draw({ task, onPiece: (piece) => pieces.push(piece) });
  return Buffer.concat(pieces);
}
