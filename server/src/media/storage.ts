import type { Readable } from 'node:stream';

/** Bytes in memory, or a finished file on this machine that the store may take as its own. */
export type Body = Buffer | { file: string; bytes: number; sha256: string };

export interface Stat {
  bytes: number;
  /** Changes whenever the bytes do. */
  etag: string;
  modifiedAt: Date;
}

export interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Where bytes are kept. An object appears whole and durable, or not at all. */
export interface Storage {
  kind: 'disk' | 's3';
  put: (key: string, body: Body) => Promise<void>;
  /** The caller must read the stream to its end or destroy it. */
  get: (key: string, range?: Range) => Promise<(Stat & { stream: Readable }) | undefined>;
  stat: (key: string) => Promise<Stat | undefined>;
  delete: (key: string) => Promise<void>;
  /** Where the object is, or would be, on this machine; absent for a store elsewhere. */
  pathOf?: (key: string) => string;
  /** Fails when the store does not answer, or is not there. */
  demandAnswer: () => Promise<void>;
  list: () => AsyncIterable<{ key: string; modifiedAt: Date }>;
}

export const exists = async (storage: Storage, key: string): Promise<boolean> =>
  (await storage.stat(key)) !== undefined;

export async function readWhole(storage: Storage, key: string): Promise<Buffer | undefined> {
  const found = await storage.get(key);
  if (!found) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of found.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
