import { refusals } from '@hwarang/domain/answers.contract';
import { pageParams, pageVersion, pageWrite, settingsAnswer } from '@hwarang/domain/settings/settings.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { demands } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import { settingsService } from './settings.service.ts';

/** What the site goes by, and the texts of its footer pages. */
export const settingsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const service = settingsService(services);
    const tags = ['settings'];
    const [everyone, administrators] = [demands('read public records'), demands('edit any record')];
    api.get(
      '/settings',
      { onRequest: everyone, schema: { tags, response: { 200: settingsAnswer, ...refusals(401, 403) } } },
      () => service.read(),
    );
    api.put(
      '/settings',
      {
        onRequest: administrators,
        schema: {
          tags,
          body: z.record(z.string(), z.unknown()),
          response: { 200: settingsAnswer, ...refusals(400, 401, 403, 409) },
        },
      },
      (request) => service.write(request.caller, request.body),
    );
    api.get(
      '/pages/:page',
      {
        onRequest: everyone,
        schema: { tags, params: pageParams, response: { 200: pageVersion, ...refusals(400, 401, 403) } },
      },
      (request) => service.page(request.params.page),
    );
    api.get(
      '/pages/:page/versions',
      {
        onRequest: demands('see administration'),
        schema: { tags, params: pageParams, response: { 200: z.array(pageVersion), ...refusals(400, 401, 403) } },
      },
      (request) => service.versions(request.caller, request.params.page),
    );
    api.put(
      '/pages/:page',
      {
        onRequest: administrators,
        schema: {
          tags,
          params: pageParams,
          body: pageWrite,
          response: { 200: pageVersion, ...refusals(400, 401, 403, 409) },
        },
      },
      (request) => service.publish(request.caller, request.params.page, request.body),
    );
  };
