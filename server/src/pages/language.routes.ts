import { isLanguage, type Language, languageCookie } from '@hwarang/domain/language';
import { ownPath } from '@hwarang/domain/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../platform/config.ts';

const year = 365 * 24 * 60 * 60;

export const rememberLanguage = (reply: FastifyReply, config: Config, language: Language): FastifyReply =>
  reply.setCookie(languageCookie, language, {
    path: '/',
    maxAge: year,
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? false,
  });

/** Remembers the language a reader chose and leads back: the way that works without scripts. */
export function languageRoutes(app: FastifyInstance, config: Config): void {
  app.get<{ Params: { language: string }; Querystring: { to?: unknown } }>(
    '/language/:language',
    { schema: { hide: true } },
    async (request, reply) => {
      const { language } = request.params;
      if (isLanguage(language)) rememberLanguage(reply, config, language);
      return reply.header('cache-control', 'no-store').redirect(ownPath(request.query.to), 303);
    },
  );
}
