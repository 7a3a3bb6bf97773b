import { rowSchema } from '@hwarang/domain/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { readRoutes } from '../records/query/collection.routes.ts';
import { collectionOf } from '../records/query/collection.ts';
import type { Records } from '../records/query/records.ts';
import { keepsRelation, tableName } from '../records/registry.ts';

/** What the tables of administration read, page by page, in the dialect of every list. */
export const tablesRoutes =
  (records: Records): FastifyPluginAsync =>
  async (api) => {
    const { administrated, collections } = records.registry;
    for (const record of administrated)
      readRoutes(api, records, {
        collection: collectionOf(collections, tableName(record)),
        answer: rowSchema(record.contract, (relation) => keepsRelation(record.admin, relation)),
        capability: 'see administration',
      });
  };
