import { Failure } from '@hwarang/domain/failures';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services/services.ts';

const day = 24 * 60 * 60 * 1000;
const goodFor = 180 * day;

/**
 * RFC 9116: where to tell of a weakness. The standard wants https for the file and for what it names, so a site that does not say that
 * it has https has no such file. The end is counted from today: an address that is no longer served vouches for nothing.
 */
export const securityTxtRoutes =
  ({ config: { publicUrl } }: Pick<Services, 'config'>): FastifyPluginAsync =>
  async (app) => {
    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
      if (!publicUrl?.startsWith('https:')) throw new Failure('not-found');
      const today = Math.floor(Date.now() / day) * day;
      const lines = [
        `Contact: ${publicUrl}/contact`,
        `Expires: ${new Date(today + goodFor).toISOString()}`,
        'Preferred-Languages: ko, en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
  };
