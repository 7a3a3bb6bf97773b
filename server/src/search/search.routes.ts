import { refusals } from '@hwarang/domain/answers.contract';
import { searchAnswer, searchQuery } from '@hwarang/domain/search/search.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { demand } from '../platform/caller.ts';
import { readPoints } from '../platform/read-limit.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { search } from './search.service.ts';
import { openSearch } from './search.store.ts';

export const searchRoutes =
  ({ publicReads, readLimit }: Services, registry: Registry): FastifyPluginAsyncZod =>
  async (api) => {
    const store = openSearch(publicReads, registry);
    api.get(
      '/search',
      { schema: { querystring: searchQuery, response: { 200: searchAnswer, ...refusals(400, 401, 403, 429) } } },
      async (request) => {
        demand(request.caller, 'read public records');
        await readLimit.spend(request, readPoints.search);
        return search(store, request.query.q, request.query._limit);
      },
    );
  };
