import { artistRow, artworkRow, exhibitionRow, galleryRow, userRow } from '@hwarang/domain/admin/tables.contract';
import { auditEntry } from '@hwarang/domain/audit/audit.contract';
import type { FastifyPluginAsync } from 'fastify';
import { readRoutes } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import { auditCollection } from './audit.record.ts';
import { adminTables } from './tables.records.ts';

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
