import type { App } from '../app.ts';
import { call } from './call.ts';

interface Somebody {
  headers: Record<string, string>;
}

/** Calls of the API as somebody, or as a visitor: `api.put('/artists/1', artist, { awards: '…' })`. */
export function apiOf(testApp: () => Pick<App, 'fastify'>) {
  const calls = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (path: string, who?: Somebody, body?: unknown) =>
    call(testApp(), method, path, { body, ...(who ? { headers: who.headers } : {}) });
  const get = calls('GET');
  return {
    get,
    post: calls('POST'),
    put: calls('PUT'),
    delete: calls('DELETE'),
    status: async (path: string, who?: Somebody) => (await get(path, who)).statusCode,
    // biome-ignore lint/suspicious/noExplicitAny: as `json()` of an answer
    json: async <T = any>(path: string, who?: Somebody): Promise<T> => (await get(path, who)).json<T>(),
  };
}
