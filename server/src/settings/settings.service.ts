import { Failure } from '@hwarang/domain/failures';
import { builtInText } from '@hwarang/domain/settings/page-text';
import { type PageVersion, type Settings, settingsWrite } from '@hwarang/domain/settings/settings.contract';
import type * as z from 'zod';
import { audit } from '../audit/audit.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { missingIds } from '../records/write/rows.ts';
import { validate, validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { addPageVersion, ensureSettings, pageVersions, readSettings, writeSettings } from './settings.store.ts';

const changedMeanwhile = 'The record has been changed by somebody else since it was read';
const mostVersions = 100;

export function settingsService({ database: { orm }, changes }: Services) {
  const builtIn = (page: string): PageVersion => ({
    page,
    version: 0,
    ko: builtInText(page, 'ko'),
    en: builtInText(page, 'en'),
    createdAt: null,
    username: null,
  });
  return {
    read: (): Promise<Settings> => readSettings(orm),
    write: async (caller: Caller, body: Record<string, unknown>): Promise<Settings> => {
      demand(caller, 'edit any record');
      const next: z.infer<typeof settingsWrite> = validate(settingsWrite, body, { ignored: [], required: {} });
      const written = await orm.transaction(async (tx) => {
        await ensureSettings(tx);
        const before = await readSettings(tx, true);
        if (next.__v !== before.__v)
          throw new Failure('conflict', changedMeanwhile, { data: { __v: before.__v, current: before } });
        for (const [field, table] of Object.entries({ banners: 'exhibitions', picks: 'artworks' } as const)) {
          const [missing] = await missingIds(tx, table, next[field as 'banners' | 'picks']);
          if (missing) throw validationError({ [field]: [`${missing} does not exist`] });
        }
        await writeSettings(tx, next);
        const after = await readSettings(tx);
        await audit(tx, caller, { noun: 'settings', id: 'site', before: { ...before }, after: { ...after } });
        return after;
      });
      await changes.settled();
      return written;
    },
    /** As everyone reads it. A name is half of what it takes to sign in: who published it is told with the versions alone. */
    page: async (page: string): Promise<PageVersion> => ({
      ...((await pageVersions(orm, page, 1))[0] ?? builtIn(page)),
      username: null,
    }),
    versions: async (caller: Caller, page: string): Promise<PageVersion[]> => {
      demand(caller, 'see administration');
      return [...(await pageVersions(orm, page, mostVersions)), builtIn(page)];
    },
    publish: async (caller: Caller, page: string, text: { version: number; ko: string; en: string }) => {
      demand(caller, 'edit any record');
      const published = await orm.transaction(async (tx) => {
        const before = (await pageVersions(tx, page, 1))[0] ?? builtIn(page);
        const version = before.version + 1;
        const next = { page, version, ko: text.ko, en: text.en, userId: caller.userId };
        if (text.version !== before.version || !(await addPageVersion(tx, next)))
          throw new Failure('conflict', changedMeanwhile, { data: { __v: before.version, current: before } });
        await audit(tx, caller, {
          noun: 'pages',
          id: page,
          before: { page, ko: before.ko, en: before.en },
          after: { page, ko: text.ko, en: text.en },
        });
        return (await pageVersions(tx, page, 1))[0];
      });
      await changes.settled();
      return published ?? builtIn(page);
    },
  };
}
