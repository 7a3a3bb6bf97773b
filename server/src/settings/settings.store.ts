import { defaultSettings, type PageVersion, type Settings } from '@hwarang/domain/settings/settings.contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

const key = 'site';

export async function readSettings(executor: Executor, hold = false): Promise<Settings> {
  const { rows } = await executor.execute<{ value: Partial<Settings>; version: number }>(
    sql`select value, version from settings where key = ${key} ${sql.raw(hold ? 'for update' : '')}`,
  );
  const [row] = rows;
  return row ? { ...defaultSettings, ...row.value, __v: row.version } : defaultSettings;
}

/** There is a row to hold before the first change too: two first changes at once take turns. */
export async function ensureSettings(executor: Executor): Promise<void> {
  await executor.execute(sql`insert into settings (key, value) values (${key}, '{}') on conflict do nothing`);
}

export async function writeSettings(executor: Executor, { __v: _version, ...value }: Settings): Promise<void> {
  await executor.execute(
    sql`update settings set value = ${JSON.stringify(value)}::jsonb, version = version + 1, updated_at = now() where key = ${key}`,
  );
}

export async function pageVersions(executor: Executor, page: string, most: number): Promise<PageVersion[]> {
  const { rows } = await executor.execute<PageVersion & Record<string, unknown>>(sql`
    select page, version, ko, en, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      (select username from users where users.id = page_versions.user_id) as username
    from page_versions where page = ${page} order by version desc limit ${most}`);
  return rows;
}

/** False when somebody else has just published that version. */
export async function addPageVersion(
  executor: Executor,
  version: { page: string; version: number; ko: string; en: string; userId: string | undefined },
): Promise<boolean> {
  const { page, ko, en, userId = null } = version;
  const { rows } = await executor.execute(sql`
    insert into page_versions (id, page, version, ko, en, user_id)
    values (${newId()}, ${page}, ${version.version}, ${ko}, ${en}, ${userId}) on conflict do nothing returning id`);
  return rows.length > 0;
}
