import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { withEntityForm } from '../../media/entity-form.ts';
import type { Workspace } from '../../media/workspace.ts';
import { callsOf } from '../../platform/calls.ts';
import { repeatable } from '../../platform/sent-key.ts';
import { byId, sendJson } from '../query/collection.routes.ts';
import type { WriteService } from './write.service.ts';
import type { WriteModel } from './write-model.ts';

type ById = { Params: { id: string } };

export interface WriteContract {
  model: WriteModel;
  answer: z.ZodType;
  service: WriteService;
}

/** The three writes of a collection: JSON, or a form with files. Nobody without an account gets as far as sending one. */
export function writeRoutes(api: FastifyInstance, workspace: Workspace, contract: WriteContract): void {
  const { model, answer, service } = contract;
  const { name, schema: body, files: places } = model;
  const files = Object.keys(places);
  const calls = callsOf(name, 'edit own records', 400, 401, 403, 404, 409, 413, 415);
  const config = { document: { body, files } };
  api.post(`/${name}`, { ...calls(answer, { headers: repeatable }, 'Make one'), config }, async (request, reply) =>
    sendJson(
      reply,
      await withEntityForm(request, reply, workspace, files, (form) => service.create(request.caller, form)),
    ),
  );
  api.put<ById>(`/${name}/:id`, { ...calls(answer, { params: byId }, 'Change one'), config }, async (request, reply) =>
    sendJson(
      reply,
      await withEntityForm(request, reply, workspace, files, (form) =>
        service.update(request.caller, request.params.id, form),
      ),
    ),
  );
  api.delete<ById>(`/${name}/:id`, calls(answer, { params: byId }, 'Delete one'), async (request, reply) =>
    sendJson(reply, await service.remove(request.caller, request.params.id)),
  );
}
