import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page-cache.ts';

/** As small as the reader's browser understands it. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const wanted = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!wanted || page.body.length < 1024) return reply.send(page.body);
  return reply.header('content-encoding', wanted).send(await page.encoded(wanted));
}
