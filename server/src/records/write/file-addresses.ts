import { can } from '@hwarang/domain/roles';
import type { Media } from '../../media/media.service.ts';
import { fileByKey } from '../../media/media.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database.ts';
import type { Row } from './rows.ts';
import type { Errors } from './validate.ts';
import type { WriteModel } from './write-model.ts';

const base = 'http://here.invalid';

/** The random key and the token of an address that an upload was answered with, with or without its host. */
function uploadIn(address: string): { key: string; token: string | null } | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, searchParams } = new URL(address, base);
  const key = /^\/media\/([^/]+)\/[^/]+$/.exec(pathname)?.[1];
  return key === undefined ? undefined : { key, token: searchParams.get('token') };
}

/**
 * Clients of the original send the address of an upload (`imageurl`) instead of the file. The file takes its place in the body: an address
 * that was kept would end with its token, or when the record becomes private. What is wrong is answered by field.
 */
export async function takeFilesByAddress(
  tx: Executor,
  { model, tokens }: { model: WriteModel; tokens: Media['tokens'] },
  caller: Caller,
  fields: Record<string, unknown>,
  row: Row | undefined,
): Promise<Errors> {
  const errors: Errors = {};
  for (const [field, place] of Object.entries(model.addresses)) {
    const address = fields[field];
    // One that stands there already, as after an import, comes back with the rest of the record.
    if (typeof address !== 'string' || address === row?.[model.columns[field] ?? '']) continue;
    fields[field] = null;
    if (typeof fields[place] === 'string') continue;
    const upload = uploadIn(address);
    const file = upload && (await fileByKey(tx, upload.key));
    const kept = row?.[model.columns[place] ?? ''];
    if (!file) errors[field] = ['names no uploaded file'];
    else if (file.id !== kept && file.uploadedBy !== caller.userId && !can(caller.role, 'edit any record'))
      errors[field] = ['is not your file'];
    else if (upload.token !== null && !tokens.holds(upload.key, upload.token))
      errors[field] = ['has expired: upload the file again'];
    else fields[place] = file.id;
  }
  return errors;
}
