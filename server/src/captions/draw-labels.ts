import type { Caption, DrawnSheet, LabelsRequest } from '@hwarang/domain/captions/captions.contract';
import { layLabels } from './label-layout.ts';
import { measure, sheetsPdf } from './sheets.pdf.ts';

export interface LabelsTask {
  captions: Caption[];
  request: Pick<LabelsRequest, 'sheet' | 'languages' | 'qr'>;
  /** Where the codes lead. */
  site: string;
  /** Of the PDF; without it only the first sheet is laid out. */
  title?: string;
}

/** A piece of the PDF, or the first sheet. */
export type Piece = Uint8Array | DrawnSheet;

/** Runs in a thread: fonts, shaping and codes would hold up every other request. */
export async function draw({ captions, request, site, title }: LabelsTask, send: (piece: Piece) => void) {
  const sheets = layLabels(captions, request, measure, (id) => `${site}/artworks-detail/${id}`);
  if (title !== undefined) return sheetsPdf({ title, language: 'ko' }, sheets, send);
  for (const sheet of sheets) return send(sheet);
}
