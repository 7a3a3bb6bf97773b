import { refusals } from '@hwarang/domain/answers.contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { withEntityForm } from '../../media/entity-form.ts';
import type { Workspace } from '../../media/workspace.ts';
import { byId, demands, sendJson } from '../query/collection.routes.ts';
import type { WriteService } from './curated.service.ts';
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
  const tags = [name];
  const onRequest = demands('edit own records');
  const config = { document: { body, files } };
  const refused = refusals(400, 401, 403, 404, 409, 413, 415);
  api.post(
    `/${name}`,
    { onRequest, config, schema: { tags, summary: 'Make one', response: { 200: answer, ...refused } } },
    async (request, reply) =>
      sendJson(
        reply,
        await withEntityForm(request, reply, workspace, files, (form) => service.create(request.caller, form)),
      ),
  );
  api.put<ById>(
    `/${name}/:id`,
    { onRequest, config, schema: { tags, summary: 'Change one', params: byId, response: { 200: answer, ...refused } } },
    async (request, reply) =>
      sendJson(
        reply,
        await withEntityForm(request, reply, workspace, files, (form) =>
          service.update(request.caller, request.params.id, form),
        ),
      ),
  );
  api.delete<ById>(
    `/${name}/:id`,
    { onRequest, schema: { tags, summary: 'Delete one', params: byId, response: { 200: answer, ...refused } } },
    async (request, reply) => sendJson(reply, await service.remove(request.caller, request.params.id)),
  );
}
