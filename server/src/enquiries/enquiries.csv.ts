import { pipeline, Readable } from 'node:stream';
import { enquiryStateWords } from '@hwarang/domain/enquiries/enquiries.words';
import { workTitle } from '@hwarang/domain/enquiries/enquiry';
import type { Language } from '@hwarang/domain/language';
import { stringify } from 'csv-stringify';
import { csvOptions } from '../captions/captions.csv.ts';
import type { EnquiryRow } from './enquiries.store.ts';

const columns = ['id', 'asked', 'state', 'artwork', 'title', 'name', 'email', 'last message', 'last message at'];

const lineOf = (row: EnquiryRow, language: Language) => ({
  id: row.id,
  asked: row.createdAt.toISOString(),
  state: `${enquiryStateWords[row.state].ko} · ${enquiryStateWords[row.state].en}`,
  artwork: row.artworkId ?? '',
  title: workTitle(language, row),
  name: row.name,
  email: row.email,
  'last message': row.last,
  'last message at': row.lastMessageAt.toISOString(),
});

/** One line for each enquiry, in their order. Notes stay inside. */
export function enquiriesCsv(enquiries: AsyncIterable<EnquiryRow>, language: Language): Readable {
  const sheet = stringify({ ...csvOptions, columns });
  const lines = Readable.from(enquiries).map((row: EnquiryRow) => lineOf(row, language));
  // An end of either ends the other: a reader that leaves stops the reading, a failed query breaks the download.
  pipeline(lines, sheet, () => undefined);
  return sheet;
}
