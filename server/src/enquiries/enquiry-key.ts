import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '@hwarang/domain/ids';
import type { Orm } from '../platform/orm.ts';
import { secretKey } from '../platform/secrets.store.ts';

const idLength = 24;

const signatureOf = async (orm: Orm, id: string): Promise<string> =>
  createHmac('sha256', await secretKey(orm, 'enquiries'))
    .update(id)
    .digest('base64url');

/** What opens an enquiry to its asker, without an account. Every mail carries it anew, so it is made rather than kept. */
export const keyOfEnquiry = async (orm: Orm, id: string): Promise<string> => `${id}${await signatureOf(orm, id)}`;

/** The enquiry that a key opens; nothing for a key that was not given out here. */
export async function enquiryOfKey(orm: Orm, key: string): Promise<string | undefined> {
  const id = key.slice(0, idLength);
  if (!isId(id)) return undefined;
  const given = Buffer.from(key.slice(idLength));
  const right = Buffer.from(await signatureOf(orm, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
