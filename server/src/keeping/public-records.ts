import type { RecordName, Whole } from '@hwarang/domain/contracts';
import { visitor } from '../platform/caller.ts';
import type { Reader } from '../platform/read-limit.ts';
import type { Records } from '../records/query/records.ts';

const atOnce = 100;

type Noun = RecordName & ('art-works' | 'artists' | 'exhibitions' | 'galleries');

/** Those of these records that everyone may see at this moment, in this order. */
export async function publicByIds<Name extends Noun>(
  records: Records,
  name: Name,
  ids: readonly string[],
  reader?: Reader,
): Promise<Whole<Name>[]> {
  const found = new Map<string, Whole<Name>>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce).map((id) => `id_in=${id}`);
    for (const record of await publicList(records, name, `${some.join('&')}&_limit=${atOnce}`, reader))
      found.set((record as { id: string }).id, record);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function publicList<Name extends Noun>(
  records: Records,
  name: Name,
  query: string,
  reader?: Reader,
): Promise<Whole<Name>[]> {
  const { body } = await records.list(visitor, name, query, reader);
  return JSON.parse(body.toString('utf8'));
}
