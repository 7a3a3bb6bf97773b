import {
  draftRequest,
  entryFile,
  entryListed,
  entryPreview,
  ownDraft,
  submitRequest,
} from '@hwarang/domain/open-calls/entering.contract';
import { bySlug } from '@hwarang/domain/open-calls/open-calls.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { originOf } from '../accounts/account-services.ts';
import { withMultipart } from '../media/multipart.ts';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import type { Services } from '../services/services.ts';
import { discardDraft, listOwnEntries, previewOf, putDraft, readDraft } from './drafts.service.ts';
import { demandArtist } from './entrants.ts';
import { addFile, openFile, removeFile } from './entry-files.service.ts';
import { submit } from './submit.service.ts';

const forEntrants = callsOf('open-calls', 'enter open calls', 400, 401, 403, 404, 409);
const accepted = { field: (name: string) => name === 'question', file: (name: string) => name === 'file' };
const byFile = bySlug.extend({ id: z.string() });

/** An artist's own entries: saved as they are typed, seen as the jury will see them, handed in. */
export const enteringRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);

    api.get(
      '/open-calls/entries/mine',
      forEntrants(z.array(entryListed), {}, 'My entries to all calls, with their state'),
      (request) => listOwnEntries(services, request.caller),
    );
    const path = '/open-calls/:slug/entry';
    api.get(`${path}/draft`, forEntrants(ownDraft, { params: bySlug }, 'My entry as I left it'), (request) =>
      readDraft(services, request.caller, request.params.slug),
    );
    api.put(
      `${path}/draft`,
      forEntrants(ownDraft, { params: bySlug, body: draftRequest }, 'Save it, complete or not'),
      (request) => putDraft(services, request.caller, request.params.slug, request.body),
    );
    api.delete(
      `${path}/draft`,
      forEntrants(ownDraft, { params: bySlug }, 'Discard it with its files; refused once it was handed in'),
      (request) => discardDraft(services, request.caller, request.params.slug),
    );
    api.post(
      `${path}/submit`,
      forEntrants(ownDraft, { params: bySlug, body: submitRequest }, 'Hand it in, or what was changed since'),
      (request) =>
        submit(services, request.caller, request.params.slug, request.body?.draft, originOf(services, request)),
    );
    api.get(
      `${path}/preview`,
      forEntrants(entryPreview, { params: bySlug }, 'What the jury will see, blind and not'),
      (request) => previewOf(services, request.caller, request.params.slug),
    );
    api.post(
      `${path}/files`,
      forEntrants(entryFile, { params: bySlug }, 'Keep a PDF or picture (field file) for a question (field question)'),
      (request, reply) => {
        demandArtist(request.caller);
        return withMultipart(request, reply, services.media.workspace, accepted, (form) =>
          addFile(services, request.caller, request.params.slug, form),
        );
      },
    );
    api.get(
      `${path}/files/:id`,
      forEntrants(z.unknown(), { params: byFile }, 'One of those files, for its artist and administrators'),
      async (request, reply) => {
        const { slug, id } = request.params;
        const { name, mime, bytes, stream } = await openFile(services, request.caller, slug, id);
        // Never shown in a page of ours: what somebody uploaded could be a script.
        reply.headers({
          'content-type': mime,
          'content-length': bytes,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
        });
        return reply.send(stream);
      },
    );
    api.delete(`${path}/files/:id`, forEntrants(entryFile, { params: byFile }, 'Remove one'), (request) =>
      removeFile(services, request.caller, request.params.slug, request.params.id),
    );
  };
