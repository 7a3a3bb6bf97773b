import { overview } from '@hwarang/domain/admin/overview.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { demands } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import { findOverview } from './overview.store.ts';

export const overviewRoutes =
  ({ database, changes }: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/admin/overview',
      {
        onRequest: demands('see administration'),
        schema: { tags: ['admin/overview'], response: { 200: overview, ...refusals(401, 403) } },
      },
      async () => {
        const { databaseBytes, ...found } = await findOverview(database);
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
      },
    );
  };
