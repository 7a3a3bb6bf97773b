import type { FastifyInstance } from 'fastify';
import { demand } from '../../accounts/caller.ts';
import { withEntityForm } from '../../media/entity-form.ts';
import type { Workspace } from '../../media/workspace.ts';
import { sendJson } from '../query/collection.routes.ts';
import type { WriteService } from './curated.service.ts';
import type { Writing } from './writing.ts';

type ById = { Params: { id: string } };

/** The three writes of a collection: JSON, or a form with files. Nobody without an account gets as far as sending one. */
export function writeRoutes(api: FastifyInstance, workspace: Workspace, writing: Writing, service: WriteService): void {
  const { name, files = {} } = writing;
  const fileFields = Object.keys(files);
  const onRequest = async (request: { caller: Parameters<typeof demand>[0] }) =>
    demand(request.caller, 'edit own records');
  api.post(`/${name}`, { onRequest }, async (request, reply) =>
    sendJson(
      reply,
      await withEntityForm(request, reply, workspace, fileFields, (form) => service.create(request.caller, form)),
    ),
  );
  api.put<ById>(`/${name}/:id`, { onRequest }, async (request, reply) =>
    sendJson(
      reply,
      await withEntityForm(request, reply, workspace, fileFields, (form) =>
        service.update(request.caller, request.params.id, form),
      ),
    ),
  );
  api.delete<ById>(`/${name}/:id`, { onRequest }, async (request, reply) =>
    sendJson(reply, await service.remove(request.caller, request.params.id)),
  );
}
