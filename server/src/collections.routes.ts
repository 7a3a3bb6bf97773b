import type { FastifyPluginAsync } from 'fastify';
import { collections } from './collections.ts';
import { readRoutes } from './platform/query/collection.routes.ts';
import { Records } from './platform/query/records.ts';
import type { Services } from './platform/services.ts';

/** The calls of the spec on records: art-works, artists, exhibitions, galleries and what belongs to them. */
export const collectionRoutes =
  ({ database }: Services): FastifyPluginAsync =>
  async (api) => {
    const records = new Records(database, collections);
    for (const name of ['artists', 'art-works', 'exhibitions', 'galleries', 'artbrochures', 'shopitemregs'])
      readRoutes(api, records, name, 'read public records');
    for (const name of ['companies', 'contracts']) readRoutes(api, records, name, 'edit own records');
  };
