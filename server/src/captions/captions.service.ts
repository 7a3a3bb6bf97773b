import type {
  Caption,
  CaptionsRequest,
  LabelsPreview,
  LabelsRequest,
  RewrittenCaption,
} from '@hwarang/domain/captions/captions.contract';
import type { CaptionLanguages } from '@hwarang/domain/captions/label-sheets';
import { notFound } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { type Caller, demand, staffMay } from '../platform/caller.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { captionsCsv } from './captions.csv.ts';
import { captionsOf, type ExhibitionTitle, exhibitionTitle } from './captions.store.ts';
import { mostOnSheet, sheetsFor } from './label-layout.ts';
import { firstSheet, labelsFile } from './label-threads.ts';

interface Found {
  title: ExhibitionTitle;
  captions: Caption[];
}

/** `site` is where the codes and the pictures' addresses lead. */
export function captionsService({ database: { orm } }: Services) {
  const found = async (caller: Caller, exhibitionId: string): Promise<Found> => {
    const title = isId(exhibitionId) ? await exhibitionTitle(orm, exhibitionId) : undefined;
    if (!staffMay(caller, title?.gallery_id, 'edit exhibitions')) demand(caller, 'manage captions');
    if (title === undefined) throw notFound();
    return { title, captions: await captionsOf(orm, exhibitionId) };
  };
  const shownCaptions = async (
    caller: Caller,
    exhibitionId: string,
    { lines, languages }: Pick<CaptionsRequest, 'lines' | 'languages'>,
  ) => {
    const { title, captions } = await found(caller, exhibitionId);
    return { title: titleIn(languages, title), captions: lines ? rewritten(captions, lines) : captions };
  };
  return {
    list: async (caller: Caller, exhibitionId: string): Promise<Caption[]> =>
      (await found(caller, exhibitionId)).captions,
    csv: async (caller: Caller, exhibitionId: string, request: CaptionsRequest, site: string) => {
      const { title, captions } = await shownCaptions(caller, exhibitionId, request);
      return { title, body: captionsCsv(captions, request.languages, site) };
    },
    labels: async (caller: Caller, exhibitionId: string, request: LabelsRequest, site: string, left: AbortSignal) => {
      const { title, captions } = await shownCaptions(caller, exhibitionId, request);
      const body = await labelsFile({ title, captions, request: printing(request), site }, left);
      return { title, sheets: sheetsFor(captions.length, request.sheet), body };
    },
    preview: async (
      caller: Caller,
      exhibitionId: string,
      request: LabelsRequest,
      site: string,
    ): Promise<LabelsPreview> => {
      const { captions } = await shownCaptions(caller, exhibitionId, request);
      const first = await firstSheet({ captions: captions.slice(0, mostOnSheet), request: printing(request), site });
      return { sheets: sheetsFor(captions.length, request.sheet), first };
    },
  };
}

/** Without the lines, which are in the captions already. */
const printing = ({ sheet, languages, qr }: LabelsRequest) => ({ sheet, languages, qr });

/** What a file is named after: the exhibition, in the languages that the file holds. */
function titleIn(languages: CaptionLanguages, { title, title_en }: ExhibitionTitle): string {
  if (languages === 'both') return [title, title_en].filter(Boolean).join(' · ');
  return pickLanguage(languages, title, title_en) ?? '';
}

/** Only works that may be captioned at all: a private one does not come in by its id. */
function rewritten(captions: Caption[], lines: RewrittenCaption[]): Caption[] {
  const byId = new Map(captions.map((caption) => [caption.id, caption]));
  return lines.map(({ id, ...words }) => {
    const own = byId.get(id);
    if (!own) throw validationError({ lines: [`${id} is not a public artwork of this exhibition`] });
    return { ...own, ...words };
  });
}
