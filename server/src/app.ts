import { createServer, type Server } from 'node:http';
import cookie from '@fastify/cookie';
import { Failure } from '@hwarang/domain/failures';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { identifyCallers } from './accounts/caller.hook.ts';
import { openSessions } from './accounts/sessions.ts';
import { bulkRoutes } from './admin/bulk.routes.ts';
import { exportRoutes } from './admin/export.routes.ts';
import { overviewRoutes } from './admin/overview.routes.ts';
import { tablesRoutes } from './admin/tables.routes.ts';
import { archiveRoutes } from './archive/archive.routes.ts';
import { artistsService } from './artists/artists.service.ts';
import { artworksRoutes } from './artworks/artworks.routes.ts';
import { artworksService } from './artworks/artworks.service.ts';
import { captionsRoutes } from './captions/captions.routes.ts';
import { certificatesRoutes } from './certificates/certificates.routes.ts';
import { enquiriesRoutes } from './enquiries/enquiries.routes.ts';
import { nextStatusChange } from './exhibitions/exhibitions.store.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { uploadRoutes } from './files/upload.routes.ts';
import { staffRoutes } from './galleries/staff.routes.ts';
import { imageRoutes } from './iiif/image.routes.ts';
import { openImages } from './iiif/images.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { juryRoutes } from './juries/jury.routes.ts';
import { numbersRoutes } from './juries/numbers.routes.ts';
import { resultsRoutes } from './juries/results.routes.ts';
import { roundsRoutes } from './juries/rounds.routes.ts';
import { composeDigest } from './keeping/digests.service.ts';
import { keepingRoutes } from './keeping/keeping.routes.ts';
import { unsubscribeRoutes } from './keeping/unsubscribe.routes.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { acceptMultipart } from './media/multipart.ts';
import { serveRoutes } from './media/serve.routes.ts';
import { spriteRoutes } from './media/sprite.routes.ts';
import { openVisibility } from './media/visibility.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { enteringRoutes } from './open-calls/entering.routes.ts';
import { openCallsRoutes } from './open-calls/open-calls.routes.ts';
import { answerFailures } from './platform/answers.ts';
import { healthRoutes } from './platform/health.routes.ts';
import { acceptJson } from './platform/json-body.ts';
import { endConnectionsOnDrain } from './platform/lifecycle.ts';
import { serializers } from './platform/log.ts';
import { serveMetrics } from './platform/metrics.routes.ts';
import { describeApi } from './platform/openapi.ts';
import { markWriters } from './platform/read-your-writes.ts';
import { answerRequestIds, requestIdOf } from './platform/request-id.ts';
import { sendSecurityHeaders } from './platform/security-headers.ts';
import { loggedRequest } from './platform/security-log.ts';
import { fileUses } from './records/files.ts';
import { Records } from './records/query/records.ts';
import { recordsRoutes } from './records/records.routes.ts';
import { registry } from './registry.ts';
import { roomModelRoutes } from './room-model/room-model.routes.ts';
import { forSaleRoutes } from './sales/for-sale.routes.ts';
import { offersRoutes } from './sales/offers.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { calendarRoutes } from './seo/calendar.routes.ts';
import { feedRoutes } from './seo/feed.routes.ts';
import { oembedRoutes } from './seo/oembed.routes.ts';
import { securityTxtRoutes } from './seo/security-txt.routes.ts';
import { sitemapRoutes } from './seo/sitemap.routes.ts';
import { tdmRoutes } from './seo/tdm.routes.ts';
import type { Services } from './services/services.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { discoveryRoutes } from './standards/discovery.routes.ts';
import { jsonLdRoutes } from './standards/json-ld.routes.ts';
import { negotiatedUrl } from './standards/negotiate.ts';
import { oaiRoutes } from './standards/oai.routes.ts';
import { presentationRoutes } from './standards/presentation.routes.ts';
import { sceneRoutes } from './standards/scene.routes.ts';
import { studioRoutes } from './studio/studio.routes.ts';
import { supportRoutes } from './support/support.routes.ts';
import { authRoutes } from './users/auth.routes.ts';
import { belongings } from './users/belongings.ts';
import { ownAccountRoutes } from './users/own-account.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

export interface App {
  fastify: FastifyInstance;
  server: Server;
  /** Every call that is answered, as `GET /api/artists/:id`. */
  calls: string[];
  /** What jobs read through, as the calls do. */
  records: Records;
}

/** the API alone; `serve.ts` mounts the pages beside it. It logs to the standard output unless told where. */
export async function buildApp(services: Services, log?: { write: (entry: string) => void }): Promise<App> {
  const { config } = services;
  const server = createServer();
  const fastify = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { ...serializers, req: loggedRequest },
      ...(log ? { stream: log } : {}),
    },
    genReqId: requestIdOf(config),
    // Only what the proxy itself wrote is believed: a client that claims another address would escape every limit.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: negotiatedUrl,
    forceCloseConnections: 'idle',
    // What still comes over an open connection while the server stops is answered as ever: the services close after it.
    return503OnClosing: false,
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
  answerRequestIds(fastify);
  endConnectionsOnDrain(fastify, services.lifecycle);
  serveMetrics(fastify, services);
  const accounts = { ...services, sessions: await openSessions(services.database, belongings) };
  const records = new Records({ ...services, nextStatusChange: () => nextStatusChange(services) }, registry);
  const visibility = openVisibility(services.database.orm, services.changes, fileUses(registry));
  services.mail.composeWith('digest', composeDigest(services, records));
  answerFailures(fastify);
  acceptJson(fastify);
  // Nothing has an address with a NUL in it, and PostgreSQL refuses one wherever it stands: that would be answered as an error of ours.
  fastify.addHook('onRequest', async ({ params }) => {
    if (Object.values((params ?? {}) as Record<string, string>).some((value) => value.includes('\0')))
      throw new Failure('not-found');
  });
  acceptMultipart(fastify);
  await fastify.register(
    async (api) => {
      await describeApi(api);
      await api.register(healthRoutes(services));
      identifyCallers(api, accounts.sessions);
      markWriters(api, config);
      await api.register(authRoutes(accounts));
      await api.register(ownAccountRoutes(accounts));
      await api.register(usersRoutes(accounts, records));
      await api.register(uploadRoutes(services, registry));
      await api.register(recordsRoutes(services, records, { artists: artistsService, 'art-works': artworksService }));
      await api.register(artworksRoutes(services, records));
      await api.register(offersRoutes(services));
      await api.register(forSaleRoutes(services, records));
      await api.register(enquiriesRoutes(services));
      await api.register(staffRoutes(accounts));
      await api.register(studioRoutes(services));
      await api.register(searchRoutes(services, registry));
      await api.register(captionsRoutes(services));
      await api.register(tablesRoutes(records));
      await api.register(openCallsRoutes(services, records));
      await api.register(enteringRoutes(services));
      await api.register(roundsRoutes(services));
      await api.register(juryRoutes(accounts));
      await api.register(resultsRoutes(services, records));
      await api.register(numbersRoutes(services));
      await api.register(notificationsRoutes(services));
      await api.register(keepingRoutes(services, records));
      await api.register(supportRoutes(services));
      await api.register(liveRoutes(accounts));
      await api.register(archiveRoutes(accounts, records));
      await api.register(bulkRoutes(services, records));
      await api.register(exportRoutes(records));
      await api.register(importsRoutes(services, registry));
      await api.register(exportsRoutes(services));
      await api.register(overviewRoutes(services, registry));
      await api.register(settingsRoutes(services));
      await api.register(ledgerRoutes(services));
      await api.register(certificatesRoutes(services));
      api.all('/*', { schema: { hide: true } }, () => {
        throw new Failure('not-found');
      });
    },
    { prefix: '/api' },
  );
  await fastify.register(
    async (pictures) => {
      identifyCallers(pictures, accounts.sessions);
      await pictures.register(serveRoutes(services.media, visibility, config));
      await pictures.register(spriteRoutes(services.media, visibility, config));
    },
    { prefix: '/media' },
  );
  const images = await openImages(services);
  await fastify.register(imageRoutes(services, images, visibility), { prefix: '/iiif/3' });
  await fastify.register(unsubscribeRoutes(services));
  await fastify.register(securityTxtRoutes(services));
  await fastify.register(sitemapRoutes(services, records));
  await fastify.register(tdmRoutes(services));
  await fastify.register(oembedRoutes(services, registry));
  await fastify.register(feedRoutes(services, registry));
  await fastify.register(calendarRoutes(services, records));
  await fastify.register(presentationRoutes(services, records), { prefix: '/iiif/presentation/3' });
  await fastify.register(sceneRoutes(services, records));
  await fastify.register(roomModelRoutes(services, records, images, visibility));
  await fastify.register(discoveryRoutes(services), { prefix: '/iiif/discovery/1' });
  await fastify.register(oaiRoutes(services, records));
  await fastify.register(jsonLdRoutes(services, records));
  return { fastify, server, calls, records };
}
