import {
  bySlug,
  duplicateRequest,
  entry,
  entryForAdministrators,
  entryRequest,
  newOpenCall,
  openCall,
  openCallChange,
  ownEntry as ownEntryAnswer,
} from '@hwarang/domain/open-calls/open-calls.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { originOf } from '../accounts/account-services.ts';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import { noteReads, readsOfTables } from '../platform/reads.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { changeEntry, enter, ownEntry, withdraw } from './entries.service.ts';
import { deleteOpenCall, duplicateOpenCall, makeOpenCall } from './making-calls.service.ts';
import { editOpenCall, entriesAsCsv, listEntries, listOpenCalls, openCallFacts } from './open-calls.service.ts';

const forEveryone = callsOf('open-calls', undefined, 404);
const forReaders = callsOf('open-calls', 'manage open calls', 401, 403, 404);
const forEditors = callsOf('open-calls', 'manage open calls', 400, 401, 403, 404, 409);
const forEntrants = callsOf('open-calls', 'enter open calls', 400, 401, 403, 404, 409);

export const openCallsRoutes =
  (services: Services, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);

    api.get(
      '/open-calls',
      {
        schema: {
          tags: ['open-calls'],
          summary: 'Every call; drafts for administrators alone',
          response: { 200: z.array(openCall) },
        },
      },
      (request, reply) => {
        noteReads(reply.raw, readsOfTables('open_calls'));
        return listOpenCalls(services, request.caller);
      },
    );
    api.post('/open-calls', forEditors(openCall, { body: newOpenCall }, 'Make a draft'), (request) =>
      makeOpenCall(services, request.caller, request.body),
    );
    api.post(
      '/open-calls/:slug/duplicate',
      forEditors(openCall, { params: bySlug, body: duplicateRequest }, 'Make a draft of everything but its entries'),
      (request) => duplicateOpenCall(services, request.caller, request.params.slug, request.body),
    );
    api.delete('/open-calls/:slug', forEditors(openCall, { params: bySlug }, 'Delete a draft'), (request) =>
      deleteOpenCall(services, request.caller, request.params.slug),
    );
    api.get('/open-calls/:slug', forEveryone(openCall, { params: bySlug }, 'The facts of one'), (request, reply) => {
      noteReads(reply.raw, readsOfTables('open_calls'));
      return openCallFacts(services, request.caller, request.params.slug);
    });
    api.put(
      '/open-calls/:slug',
      forEditors(
        openCall,
        { params: bySlug, body: openCallChange },
        'Change facts and texts, open or close, lead to the next stage',
      ),
      (request) => editOpenCall(services, request.caller, request.params.slug, request.body),
    );
    api.get(
      '/open-calls/:slug/entries',
      forReaders(z.array(entryForAdministrators), { params: bySlug }, 'Every entry with its works'),
      (request) => listEntries(services, records, request.caller, request.params.slug),
    );
    api.get(
      '/open-calls/:slug/entries.csv',
      forReaders(z.string(), { params: bySlug }, 'The same as CSV, one line for each work'),
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

    const path = '/open-calls/:slug/entry';
    const written = { params: bySlug, body: entryRequest };
    api.get(path, forEntrants(ownEntryAnswer, { params: bySlug }, 'My entry'), (request) =>
      ownEntry(services, request.caller, request.params.slug),
    );
    api.post(path, forEntrants(entry, written, 'Enter'), (request) =>
      enter(services, request.caller, request.params.slug, request.body.artworks, originOf(services, request)),
    );
    api.put(path, forEntrants(entry, written, 'Change my entry'), (request) =>
      changeEntry(services, request.caller, request.params.slug, request.body.artworks, originOf(services, request)),
    );
    api.delete(path, forEntrants(entry, { params: bySlug }, 'Withdraw'), (request) =>
      withdraw(services, request.caller, request.params.slug),
    );
  };
