import { enquiryStateWords } from '@hwarang/domain/enquiries/enquiries.words';
import { workTitle } from '@hwarang/domain/enquiries/enquiry';
import type { Language } from '@hwarang/domain/language';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../captions/captions.csv.ts';
import type { EnquiryRow } from './enquiries.store.ts';

const columns = ['id', 'asked', 'state', 'artwork', 'title', 'name', 'email', 'last message', 'last message at'];

/** One line for each enquiry, the newest first. Notes stay inside. */
export const enquiriesCsv = (enquiries: readonly EnquiryRow[], language: Language): string =>
  stringify(
    enquiries.map((row) => ({
      id: row.id,
      asked: row.createdAt.toISOString(),
      state: `${enquiryStateWords[row.state].ko} · ${enquiryStateWords[row.state].en}`,
      artwork: row.artworkId ?? '',
      title: workTitle(language, row),
      name: row.name,
      email: row.email,
      'last message': row.last,
      'last message at': row.lastMessageAt.toISOString(),
    })),
    { ...csvOptions, columns },
  );
