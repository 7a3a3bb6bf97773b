import type { Readable } from 'node:stream';
import { doneAnswer, leaveRequest } from '@hwarang/domain/accounts/accounts.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { AccountServices } from '../accounts/account-services.ts';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import { newLimiter } from '../platform/limiter.ts';
import type { Records } from '../records/query/records.ts';
import { archiveLink, openArchive } from './archive.service.ts';
import { leave } from './leave.service.ts';

const linked = callsOf('users', undefined, 401, 403, 429);
const left = callsOf('users', undefined, 400, 401, 403, 409, 429);

// All records of a person are in memory until they are sent.
const gathering = newLimiter({ name: 'archives', concurrency: 2, waiting: 10 });

/** What the law calls portability and erasure. */
export const archiveRoutes =
  (services: AccountServices, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    api.post(
      '/users/me/archive',
      linked(
        z.object({ url: z.string() }),
        {},
        'An address of everything about me, for one download within two minutes',
      ),
      (request) => archiveLink(services, request.caller),
    );
    api.get<{ Params: { ticket: string } }>(
      '/users/me/archive/:ticket',
      {
        // Asking for the head alone would use the ticket up.
        exposeHeadRoute: false,
        config: { ignoresToken: true },
        schema: { hide: true },
      },
      async (request, reply) => {
        const { zip, username } = await gathering.run(() => openArchive(services, records, request.params.ticket));
        const stream = zip.outputStream as Readable;
        // An original that cannot be read must break the download, not end it as if it were whole.
        zip.on('error', (failure: Error) => stream.destroy(failure));
        const name = encodeURIComponent(`hwarang-${username}.zip`).replaceAll("'", '%27');
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
          .send(stream);
      },
    );
    api.delete(
      '/users/me',
      left(doneAnswer, { body: leaveRequest }, 'Delete my account and everything in it'),
      (request) => leave(services, request.caller, request.body.password),
    );
  };
