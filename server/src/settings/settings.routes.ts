import { pageParams, pageVersion, pageWrite, settingsAnswer } from '@hwarang/domain/settings/settings.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { callsOf } from '../platform/calls.ts';
import { noteReads, readsOfTables } from '../platform/reads.ts';
import type { Services } from '../services/services.ts';
import { settingsService } from './settings.service.ts';

const forEveryone = callsOf('settings', 'read public records', 401, 403);
const forReaders = callsOf('settings', 'read public records', 400, 401, 403);
const forAdministrators = callsOf('settings', 'see administration', 400, 401, 403);
const forEditors = callsOf('settings', 'edit any record', 400, 401, 403, 409);
const params = pageParams;

/** What the site goes by, and the texts of its footer pages. */
export const settingsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const service = settingsService(services);
    api.get('/settings', forEveryone(settingsAnswer, {}), (_request, reply) => {
      noteReads(reply.raw, readsOfTables('settings'));
      return service.read();
    });
    api.put('/settings', forEditors(settingsAnswer, { body: z.record(z.string(), z.unknown()) }), (request) =>
      service.write(request.caller, request.body),
    );
    api.get('/pages/:page', forReaders(pageVersion, { params }), (request, reply) => {
      noteReads(reply.raw, readsOfTables('page_versions'));
      return service.page(request.params.page);
    });
    api.get('/pages/:page/versions', forAdministrators(z.array(pageVersion), { params }), (request) =>
      service.versions(request.caller, request.params.page),
    );
    api.put('/pages/:page', forEditors(pageVersion, { params, body: pageWrite }), (request) =>
      service.publish(request.caller, request.params.page, request.body),
    );
  };
