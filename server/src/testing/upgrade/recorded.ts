import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface Statement {
  /** Which of its connections the old version used. */
  connection: number;
  /** Of a prepared statement: the connection keeps its plan. */
  name?: string;
  text: string;
  values: unknown[];
}

export interface Recorded {
  /** Ids of what the old version made on the way. */
  made: { artwork: string; exhibition: string };
  statements: Statement[];
}

const read = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));

export const dumpOf = (version: string): string => read(`${version}.sql`).toString();

export const recordedOf = (version: string): Recorded =>
  JSON.parse(gunzipSync(read(`${version}.statements.json.gz`)).toString());
