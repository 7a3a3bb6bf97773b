import {
  decided,
  decisionsRequest,
  madeExhibition,
  ownScores,
  publicResults,
  publicSeal,
  published,
  publishRequest,
  ranking,
  rankingQuery,
} from '@hwarang/domain/juries/results.contract';
import { bySlug } from '@hwarang/domain/open-calls/open-calls.contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { originOf } from '../accounts/account-services.ts';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import { noteReads, readsOfTables } from '../platform/reads.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { decide, publishResult } from './decisions.service.ts';
import { readOwnScores, readResults, readSeals } from './public-results.service.ts';
import { rankingAsCsv, readRanking, scoresAsCsv } from './ranking.service.ts';
import { makeWinnersExhibition } from './winners-exhibition.service.ts';

const forEveryone = callsOf('open-calls', undefined, 404);
const forEntrants = callsOf('open-calls', 'enter open calls', 401, 403, 404);
const forCurators = callsOf('open-calls', 'manage open calls', 400, 401, 403, 404, 409);

const asCsv = (reply: FastifyReply, name: string) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);

/** From the scores to the public result, and what proves them. */
export const resultsRoutes =
  (services: Services, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);

    const call = '/open-calls/:slug';
    const asked = { params: bySlug, querystring: rankingQuery };
    api.get(`${call}/ranking`, forCurators(ranking, asked, 'Entries by the scores of a round'), (request) =>
      readRanking(services, request.caller, request.params.slug, request.query.round),
    );
    api.get(`${call}/ranking.csv`, forCurators(z.string(), asked, 'The ranking as CSV'), async (request, reply) => {
      const csv = await rankingAsCsv(services, request.caller, request.params.slug, request.query.round);
      asCsv(reply, `${request.params.slug}-ranking`);
      return csv;
    });
    api.get(`${call}/scores.csv`, forCurators(z.string(), asked, 'Every score as CSV'), async (request, reply) => {
      const csv = await scoresAsCsv(services, request.caller, request.params.slug, request.query.round);
      asCsv(reply, `${request.params.slug}-scores`);
      return csv;
    });
    api.put(
      `${call}/decisions`,
      forCurators(decided, { params: bySlug, body: decisionsRequest }, 'Decide on entries'),
      (request) => decide(services, request.caller, request.params.slug, request.body),
    );
    api.post(
      `${call}/publish`,
      forCurators(published, { params: bySlug, body: publishRequest }, 'Publish the result and tell every entrant'),
      (request) =>
        publishResult(services, request.caller, request.params.slug, request.body, originOf(services, request)),
    );
    api.post(
      `${call}/exhibition`,
      forCurators(madeExhibition, { params: bySlug }, 'Make a draft exhibition of the winning works'),
      (request) => makeWinnersExhibition(services, request.caller, request.params.slug),
    );

    api.get(`${call}/results`, forEveryone(publicResults, { params: bySlug }, 'The result'), (request, reply) => {
      noteReads(reply.raw, readsOfTables('open_calls', 'artists', 'artworks', 'files', 'exhibitions'));
      return readResults(services, records, request.params.slug);
    });
    api.get(
      `${call}/seals`,
      forEveryone(z.array(publicSeal), { params: bySlug }, 'The hashes of sealed scores'),
      (request, reply) => {
        noteReads(reply.raw, readsOfTables('open_calls', 'jury_rounds', 'jury_seals'));
        return readSeals(services, request.params.slug);
      },
    );
    api.get(`${call}/entry/scores`, forEntrants(ownScores, { params: bySlug }, 'My scores'), (request) =>
      readOwnScores(services, request.caller, request.params.slug),
    );
  };
