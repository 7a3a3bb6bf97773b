import { wholeSchema } from '@hwarang/domain/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services/services.ts';
import { readRoutes } from './query/collection.routes.ts';
import type { Records } from './query/records.ts';
import { writeRoutes } from './write/write.routes.ts';
import { type WriteService, writeService } from './write/write.service.ts';

type OpenService = (services: Services, records: Records) => WriteService;

/** The calls of the spec on records. Those without a service of their own are written by the one that all share. */
export const recordsRoutes =
  (services: Services, records: Records, own: Readonly<Record<string, OpenService>>): FastifyPluginAsync =>
  async (api) => {
    for (const collection of records.registry.records) {
      const { name, contract, readBy, write } = collection;
      const answer = wholeSchema(contract);
      if (readBy !== 'nobody') readRoutes(api, records, { collection, answer, capability: readBy });
      if (!write) continue;
      const service = own[name]?.(services, records) ?? writeService(services, records, write);
      writeRoutes(api, services.media.workspace, { model: write, answer, service });
    }
  };
