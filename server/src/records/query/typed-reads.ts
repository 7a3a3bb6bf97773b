import type { RecordName, Whole } from '@hwarang/domain/contracts';
import type { Caller } from '../../platform/caller.ts';
import type { Reader } from '../../platform/read-limit.ts';
import type { Records } from './records.ts';

const atOnce = 100;

type Noun = RecordName & ('art-works' | 'artists' | 'exhibitions' | 'galleries');

/** Those of these records that the caller may see, in this order. */
export async function recordsByIds<Name extends Noun>(
  records: Records,
  caller: Caller,
  name: Name,
  ids: readonly string[],
  reader?: Reader,
): Promise<Whole<Name>[]> {
  const found = new Map<string, Whole<Name>>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    const query = `${some.map((id) => `id_in=${id}`).join('&')}&_limit=${some.length}`;
    for (const record of await recordList(records, caller, name, query, reader))
      found.set((record as { id: string }).id, record);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function recordList<Name extends Noun>(
  records: Records,
  caller: Caller,
  name: Name,
  query: string,
  reader?: Reader,
): Promise<Whole<Name>[]> {
  const { body } = await records.list(caller, name, query, reader);
  return JSON.parse(body.toString('utf8'));
}
