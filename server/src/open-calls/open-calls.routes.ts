import { refusals } from '@hwarang/domain/answers.contract';
import {
  bySlug,
  entry,
  entryForAdministrators,
  entryRequest,
  openCall,
  openCallChange,
  ownEntry as ownEntryAnswer,
} from '@hwarang/domain/open-calls/open-calls.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { originOf } from '../accounts/account-services.ts';
import { demands } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { changeEntry, enter, ownEntry, withdraw } from './entries.service.ts';
import { editOpenCall, entriesAsCsv, listEntries, listOpenCalls, openCallFacts } from './open-calls.service.ts';

const tags = ['open-calls'];
const forEntrants = demands('enter open calls');
const forAdministrators = demands('manage open calls');

export const openCallsRoutes =
  (services: Services, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    api.get('/open-calls', { schema: { tags, summary: 'Every call', response: { 200: z.array(openCall) } } }, () =>
      listOpenCalls(services),
    );
    api.get(
      '/open-calls/:slug',
      { schema: { tags, summary: 'The facts of one', params: bySlug, response: { 200: openCall, ...refusals(404) } } },
      (request) => openCallFacts(services, request.params.slug),
    );
    api.put(
      '/open-calls/:slug',
      {
        onRequest: forAdministrators,
        schema: {
          tags,
          summary: 'Change facts and texts, open or close',
          params: bySlug,
          body: openCallChange,
          response: { 200: openCall, ...refusals(400, 401, 403, 404, 409) },
        },
      },
      (request) => editOpenCall(services, request.caller, request.params.slug, request.body),
    );
    api.get(
      '/open-calls/:slug/entries',
      {
        onRequest: forAdministrators,
        schema: {
          tags,
          summary: 'Every entry with its works',
          params: bySlug,
          response: { 200: z.array(entryForAdministrators), ...refusals(401, 403, 404) },
        },
      },
      (request) => listEntries(services, records, request.caller, request.params.slug),
    );
    api.get(
      '/open-calls/:slug/entries.csv',
      {
        onRequest: forAdministrators,
        schema: {
          tags,
          summary: 'The same as CSV, one line for each work',
          params: bySlug,
          response: { 200: z.string(), ...refusals(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { slug } = request.params;
        const { site } = originOf(services, request);
        const csv = await entriesAsCsv(services, records, request.caller, slug, site);
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${slug}-entries.csv"`);
        return csv;
      },
    );

    const ofEntry = { tags, params: bySlug };
    const refused = refusals(400, 401, 403, 404, 409);
    api.get(
      '/open-calls/:slug/entry',
      {
        onRequest: forEntrants,
        schema: { ...ofEntry, summary: 'My entry', response: { 200: ownEntryAnswer, ...refused } },
      },
      (request) => ownEntry(services, request.caller, request.params.slug),
    );
    api.post(
      '/open-calls/:slug/entry',
      {
        onRequest: forEntrants,
        schema: { ...ofEntry, summary: 'Enter', body: entryRequest, response: { 200: entry, ...refused } },
      },
      (request) =>
        enter(services, request.caller, request.params.slug, request.body.artworks, originOf(services, request)),
    );
    api.put(
      '/open-calls/:slug/entry',
      {
        onRequest: forEntrants,
        schema: { ...ofEntry, summary: 'Change my entry', body: entryRequest, response: { 200: entry, ...refused } },
      },
      (request) =>
        changeEntry(services, request.caller, request.params.slug, request.body.artworks, originOf(services, request)),
    );
    api.delete(
      '/open-calls/:slug/entry',
      { onRequest: forEntrants, schema: { ...ofEntry, summary: 'Withdraw', response: { 200: entry, ...refused } } },
      (request) => withdraw(services, request.caller, request.params.slug),
    );
  };
