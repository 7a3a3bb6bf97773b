import { overview } from '@hwarang/domain/admin/overview.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callsOf } from '../platform/calls.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { findOverview } from './overview.store.ts';

export const overviewRoutes =
  ({ database, changes }: Services, registry: Registry): FastifyPluginAsyncZod =>
  async (api) => {
    const options = callsOf('admin/overview', 'see administration', 401, 403)(overview, {});
    api.get('/admin/overview', options, async () => {
      const { databaseBytes, ...found } = await findOverview(database, registry);
      return {
        ...found,
        health: {
          database: database.kind,
          databaseBytes,
          listening: changes.listening,
          uptimeSeconds: Math.round(process.uptime()),
          node: process.version,
        },
      };
    });
  };
