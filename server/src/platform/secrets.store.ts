import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from './orm.ts';
import { secrets } from './secrets.table.ts';

/** The key of that name: made by whoever asks first, the same for everybody after. */
export async function secretKey(orm: Orm, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const read = async () => (await orm.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  let value = await read();
  if (!value) {
    await orm
      .insert(secrets)
      .values({ name, value: randomBytes(32).toString('base64') })
      .onConflictDoNothing();
    value = await read();
  }
  if (!value) throw new Error(`the key ${name} could not be kept`);
  return new Uint8Array(Buffer.from(value, 'base64'));
}
