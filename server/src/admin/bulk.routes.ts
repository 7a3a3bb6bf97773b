import { recordId } from '@hwarang/domain/records.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { callsOf } from '../platform/calls.ts';
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
    for (const record of records.registry.written.filter(({ admin }) => admin?.bulk)) {
      const name = tableName(record);
      const writer = new Writer(services, records, record.write);
      api.put(`/${name}`, callsOf(name, 'edit any record', 400, 401, 403, 409)(answer, { body }), (request) =>
        writer.updateMany(request.caller, request.body.records),
      );
    }
  };
