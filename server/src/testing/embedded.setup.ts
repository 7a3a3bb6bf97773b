import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty data folder to copy, or the address of a migrated, empty database to use as a template. */
    template: string;
    /** Where the tests have their data folders; removed after the last of them. */
    ground: string;
  }
}

/** Initialising takes seconds: done once, then every test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const ground = mkdtempSync(join(tmpdir(), 'hwarang-tests-'));
  const dataDir = join(ground, 'template');
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await database.close();
  project.provide('template', dataDir);
  project.provide('ground', ground);
  return () => rmSync(ground, { recursive: true, force: true });
}
