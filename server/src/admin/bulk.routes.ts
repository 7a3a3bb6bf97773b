import { refusals } from '@hwarang/domain/answers.contract';
import { recordId } from '@hwarang/domain/records.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { demands } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import { tableName } from '../records/registry.ts';
import { Writer } from '../records/write/writer.ts';
import type { Services } from '../services/services.ts';

const body = z.object({
  records: z
    .array(z.looseObject({ id: recordId }))
    .min(1)
    .max(1000),
});
const answer = z.array(z.object({ id: recordId, __v: z.number() }));

/** Many records in one change: hidden, shown or edited together, or not at all. Sent again with the values from before it undoes itself. */
export const bulkRoutes =
  (services: Services, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    const onRequest = demands('edit any record');
    for (const record of records.registry.written.filter(({ admin }) => admin?.bulk)) {
      const name = tableName(record);
      const writer = new Writer(services, records, record.write);
      api.put(
        `/${name}`,
        {
          onRequest,
          schema: { tags: [name], body, response: { 200: answer, ...refusals(400, 401, 403, 409) } },
        },
        (request) => writer.updateMany(request.caller, request.body.records),
      );
    }
  };
