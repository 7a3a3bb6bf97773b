import type { RecordName, Whole } from '@hwarang/domain/contracts';
import type { LocalizedText } from '@hwarang/domain/language';
import { visitor } from '../platform/caller.ts';
import { joinReads, type Reads, readsOfTables } from '../platform/reads.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { readSettings } from '../settings/settings.store.ts';

export interface Site {
  /** Where this site is, as `https://hwarang.example`. */
  origin: string;
  name: LocalizedText;
}

interface Made {
  document: object;
  reads: Reads;
}

/** The record as everyone may see it, with what it was read from. A hidden one is not found. */
export async function readPublic<Name extends RecordName>(
  records: Records,
  name: Name,
  id: string,
): Promise<{ record: Whole<Name>; reads: Reads }> {
  const { body, reads } = await records.one(visitor, name, id);
  if (!reads) throw new Error(`an answer about ${name} for everyone says what it was made from`);
  return { record: JSON.parse(body.toString('utf8')) as Whole<Name>, reads };
}

export const readSite = async ({ database }: Pick<Services, 'database'>, origin: string): Promise<Site> => ({
  origin,
  name: (await readSettings(database.orm)).site_name,
});

/** The bytes of a document that names the site, and what it was made from. */
export const madeOf = ({ document, reads }: Made): { body: Buffer; reads: Reads } => ({
  body: Buffer.from(JSON.stringify(document)),
  reads: joinReads([reads, readsOfTables('settings')]),
});
