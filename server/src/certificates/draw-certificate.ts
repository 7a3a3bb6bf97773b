import { certificateWords } from '@hwarang/domain/certificates/certificates.words';
import { measure, sheetsPdf } from '../captions/sheets.pdf.ts';
import { layCertificate, type PrintedCertificate } from './certificate-layout.ts';

/** Runs in a thread, see ../captions/pdf-threads.ts. */
export async function draw(printed: PrintedCertificate, send: (piece: Uint8Array) => void): Promise<void> {
  const title = `${certificateWords.certificate.ko} ${printed.content.number}`;
  await sheetsPdf({ title, language: 'ko' }, [layCertificate(printed, measure)], send);
}
