import { tokenParams } from '@hwarang/domain/keeping/keeping.contract';
import type { FastifyPluginAsync } from 'fastify';
import { noStore } from '../platform/answers.ts';
import type { Services } from '../services/services.ts';
import { unsubscribe } from './digests.store.ts';

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Ends the weekly mails by one POST to the address in their `List-Unsubscribe`, without a session (RFC 8058). Opening the address changes
 * nothing, since programs that look through mails open every one: it shows a page with a button that posts here.
 */
export const unsubscribeRoutes =
  ({ database: { orm } }: Pick<Services, 'database'>): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    // Of what mail programs send nothing is needed but that it was sent.
    app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
      done(null, body),
    );
    app.addHook('onSend', noStore);
    app.post<{ Params: { token: string }; Body: string | undefined }>(
      '/unsubscribe/:token',
      { schema: { hide: true } },
      async (request, reply) => {
        const { data } = tokenParams.safeParse(request.params);
        const known = data !== undefined && (await unsubscribe(orm, data.token));
        // The button on the page; mail programs must not be redirected.
        if (new URLSearchParams(request.body ?? '').get('from') === 'page')
          return reply.redirect(`/unsubscribe/${data?.token ?? '-'}?done=${known ? 'yes' : 'no'}`, 303);
        return reply
          .code(known ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(known ? 'Unsubscribed\n' : 'Unknown\n');
      },
    );
  };
