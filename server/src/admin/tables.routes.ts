import { artistRow, artworkRow, exhibitionRow, galleryRow, userRow } from '@hwarang/domain/admin/tables.contract';
import { auditEntry } from '@hwarang/domain/audit/audit.contract';
import type { FastifyPluginAsync } from 'fastify';
import { auditCollection } from '../audit/audit.collection.ts';
import { readRoutes } from '../platform/query/collection.routes.ts';
import type { Records } from '../platform/query/records.ts';
import { adminTables } from './tables.collections.ts';

const capability = 'see administration';

/** What the tables of administration read, page by page, in the dialect of every list. */
export const tablesRoutes =
  (records: Records): FastifyPluginAsync =>
  async (api) => {
    readRoutes(api, records, { collection: adminTables.exhibitions, answer: exhibitionRow, capability });
    readRoutes(api, records, { collection: adminTables.galleries, answer: galleryRow, capability });
    readRoutes(api, records, { collection: adminTables.artists, answer: artistRow, capability });
    readRoutes(api, records, { collection: adminTables.artworks, answer: artworkRow, capability });
    readRoutes(api, records, { collection: adminTables.users, answer: userRow, capability });
    readRoutes(api, records, { collection: auditCollection, answer: auditEntry, capability });
  };
