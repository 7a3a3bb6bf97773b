import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import cookie from '@fastify/cookie';
import { Failure } from '@hwarang/domain/failures';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { authRoutes } from './accounts/auth.routes.ts';
import { identifyCallers } from './accounts/caller.hook.ts';
import { openSessions } from './accounts/sessions.ts';
import { usersRoutes } from './accounts/users.routes.ts';
import { bulkRoutes } from './admin/bulk.routes.ts';
import { exportRoutes } from './admin/export.routes.ts';
import { overviewRoutes } from './admin/overview.routes.ts';
import { tablesRoutes } from './admin/tables.routes.ts';
import { archiveRoutes } from './archive/archive.routes.ts';
import { captionsRoutes } from './captions/captions.routes.ts';
import { collectionRoutes } from './collections.routes.ts';
import { collections } from './collections.ts';
import { nextTurn } from './exhibitions/exhibitions.store.ts';
import { acceptMultipart } from './media/multipart.ts';
import { serveRoutes } from './media/serve.routes.ts';
import { spriteRoutes } from './media/sprite.routes.ts';
import { uploadRoutes } from './media/upload.routes.ts';
import { calendarRoutes } from './seo/calendar.routes.ts';
import { feedRoutes } from './seo/feed.routes.ts';
import { securityTxtRoutes } from './seo/security-txt.routes.ts';
import { sitemapRoutes } from './seo/sitemap.routes.ts';
import './named-schemas.ts';
import { liveRoutes } from './live/live.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { openCallsRoutes } from './open-calls/open-calls.routes.ts';
import { answerFailures } from './platform/answers.ts';
import { healthRoutes } from './platform/health.routes.ts';
import { loggedFailure } from './platform/log-failure.ts';
import { describeApi } from './platform/openapi.ts';
import { Records } from './platform/query/records.ts';
import { sendSecurityHeaders } from './platform/security-headers.ts';
import { loggedRequest } from './platform/security-log.ts';
import type { Services } from './platform/services.ts';
import { searchRoutes } from './search/search.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { supportRoutes } from './support/support.routes.ts';

export interface App {
  fastify: FastifyInstance;
  server: Server;
  /** Every call that is answered, as `GET /api/artists/:id`. */
  calls: string[];
}

/** the API alone; `serve.ts` mounts the pages beside it. It logs to the standard output unless told where. */
export async function buildApp(services: Services, log?: { write: (entry: string) => void }): Promise<App> {
  const { config } = services;
  const server = createServer();
  const fastify = Fastify({
    logger: {
      level: config.logLevel,
      // Neither the values of a failed query nor the tokens in an address belong in a log.
      serializers: { err: (failure) => ({ ...loggedFailure(failure) }), req: loggedRequest },
      ...(log ? { stream: log } : {}),
    },
    genReqId: () => randomUUID(),
    // Only what the proxy itself wrote is believed: a client that claims another address would escape every limit.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    serverFactory: (handler) => server.on('request', handler),
  });
  const calls: string[] = [];
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') calls.push(`${one} ${url}`);
  });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  // A form of another site can send text, but never JSON: what is sent as text is no call.
  fastify.removeContentTypeParser('text/plain');
  await fastify.register(cookie);
  sendSecurityHeaders(fastify, config);
  const accounts = { ...services, sessions: await openSessions(services.database) };
  const records = new Records({ ...services, nextTurn: () => nextTurn(services.database) }, collections);
  answerFailures(fastify);
  acceptMultipart(fastify);
  await fastify.register(
    async (api) => {
      await describeApi(api);
      await api.register(healthRoutes(services));
      identifyCallers(api, accounts.sessions);
      await api.register(authRoutes(accounts));
      await api.register(usersRoutes(accounts, records));
      await api.register(uploadRoutes(services));
      await api.register(collectionRoutes(services, records));
      await api.register(searchRoutes(services));
      await api.register(captionsRoutes(services));
      await api.register(tablesRoutes(records));
      await api.register(openCallsRoutes(services, records));
      await api.register(notificationsRoutes(services));
      await api.register(supportRoutes(services));
      await api.register(liveRoutes(accounts));
      await api.register(archiveRoutes(accounts, records));
      await api.register(bulkRoutes(services, records));
      await api.register(exportRoutes(records));
      await api.register(overviewRoutes(services));
      await api.register(settingsRoutes(services));
      api.all('/*', { schema: { hide: true } }, () => {
        throw new Failure('not-found');
      });
    },
    { prefix: '/api' },
  );
  await fastify.register(
    async (pictures) => {
      identifyCallers(pictures, accounts.sessions);
      await pictures.register(serveRoutes(services.media));
      await pictures.register(spriteRoutes(services.media));
    },
    { prefix: '/media' },
  );
  await fastify.register(securityTxtRoutes(services));
  await fastify.register(sitemapRoutes(services));
  await fastify.register(feedRoutes(services));
  await fastify.register(calendarRoutes(services, records));
  return { fastify, server, calls };
}
