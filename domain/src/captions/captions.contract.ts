import * as z from 'zod';
import { recordId } from '../records.contract.ts';
import { plainText } from '../text.ts';
import { captionLanguages, labelSheetNames } from './label-sheets.ts';

const text = plainText(600).transform((written) => written.normalize('NFC').trim());
const line = <Text extends z.ZodType<string, string>>(kind: Text) => ({
  title: kind,
  title_en: kind,
  artist: kind,
  artist_en: kind,
  year: kind,
  material: kind,
  material_en: kind,
  size: kind,
  edition: kind,
});

/** What a label and a row of the CSV say of one work; what is not known is empty. */
export const caption = z.object({ id: recordId, image: z.string(), thumbnail: z.string(), ...line(z.string()) });
export type Caption = z.infer<typeof caption>;
export const captions = z.array(caption);

/** Which works, in which order, with what was rewritten for this export. Fields that are left out are the work's own. */
const rewritten = z.object({ id: recordId, ...z.object(line(text)).partial().shape });
export type RewrittenCaption = z.infer<typeof rewritten>;
const lines = z.array(rewritten).max(1000).optional();

/** Without `languages` the columns are Korean, as they were before there was a choice. */
export const captionsRequest = z.object({ lines, languages: z.enum(captionLanguages).default('ko') });
export type CaptionsRequest = z.infer<typeof captionsRequest>;

export const labelsRequest = z.object({
  lines,
  sheet: z.enum(labelSheetNames).default('a4-100x60'),
  languages: z.enum(captionLanguages).default('both'),
  qr: z.boolean().default(true),
});
export type LabelsRequest = z.infer<typeof labelsRequest>;

const millimetres = z.number();
/** One sheet as it will be printed, for a preview: everything in millimetres from its upper left corner. */
export const drawnSheet = z.object({
  width: millimetres,
  height: millimetres,
  labels: z.array(z.object({ x: millimetres, y: millimetres, width: millimetres, height: millimetres })),
  /** `y` is the baseline. */
  texts: z.array(
    z.object({
      x: millimetres,
      y: millimetres,
      size: millimetres,
      bold: z.boolean(),
      quiet: z.boolean(),
      text: z.string(),
    }),
  ),
  strokes: z.array(z.object({ x1: millimetres, y1: millimetres, x2: millimetres, y2: millimetres })),
  /** Rows of dark and light modules. */
  codes: z.array(
    z.object({ x: millimetres, y: millimetres, size: millimetres, address: z.string(), rows: z.array(z.string()) }),
  ),
});
export type DrawnSheet = z.infer<typeof drawnSheet>;
export const labelsPreview = z.object({ sheets: z.number(), first: drawnSheet.nullable() });
export type LabelsPreview = z.infer<typeof labelsPreview>;
