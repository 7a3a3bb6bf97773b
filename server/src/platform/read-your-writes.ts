import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const cookie = 'hwarang-wrote';
/** Longer than anything is served as it was before a write (see `change-cache.ts`). */
const seconds = 2;

/** Marks whoever has just changed something: without it the pages they open next could show the state from before. */
export function markWriters(api: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  api.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (reply.statusCode >= 400 || request.caller.userId === undefined) return;
    const secure = publicUrl?.startsWith('https:') ?? false;
    // Written here: the cookies of a reply were taken before hooks of a scope below run.
    const mark = { path: '/', maxAge: seconds, sameSite: 'lax', httpOnly: true, secure } as const;
    reply.header('set-cookie', api.serializeCookie(cookie, '1', mark));
  });
}

/** Whether the answer must hold every change until now: for those who have just written, and on reload. */
export function wantsCurrent({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.cookie?.includes(`${cookie}=`)) return true;
  const asked = headers['cache-control'];
  return asked !== undefined && /\b(no-cache|max-age=0)\b/.test(asked);
}
