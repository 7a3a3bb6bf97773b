import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty data folder to copy, or the address of a migrated, empty database to use as a template. */
    template: string;
  }
}

/** Initialising takes seconds: done once, then every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-template-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await database.close();
  project.provide('template', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
