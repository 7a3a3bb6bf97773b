import { fileSchema, type MediaFile } from '@hwarang/domain/media/file';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type Form, isMultipart, withMultipart } from '../media/multipart.ts';
import { demand } from '../platform/caller.ts';
import { fileUses } from '../records/files.ts';
import { byId } from '../records/query/collection.routes.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { change, remove, show, upload } from './upload.service.ts';

const fields = new Set(['fileInfo', 'ref', 'refId', 'field', 'source', 'path']);
const accepted = { field: (name: string) => fields.has(name), file: (name: string) => name === 'files' };

export const uploadRoutes =
  (opened: Services, registry: Registry): FastifyPluginAsync =>
  async (app) => {
    const services = { ...opened, registry, uses: fileUses(registry) };
    const api = app.withTypeProvider<ZodTypeProvider>();

    api.post(
      '/upload',
      {
        schema: {
          summary: 'Upload files (field files), or with id change one',
          querystring: z.object({ id: z.string().optional() }),
          response: { 200: z.union([z.array(fileSchema), fileSchema]) },
        },
      },
      async (request, reply) => {
        demand(request.caller, 'upload files');
        const { id } = request.query;
        const take = (form: Form): Promise<MediaFile | MediaFile[]> =>
          id === undefined ? upload(services, form, request.caller) : change(services, id, form, request.caller);
        if (!isMultipart(request)) return take(formOf(request.body));
        return withMultipart(request, reply, services.media.workspace, accepted, take);
      },
    );

    api.get('/upload/files/:id', { schema: { params: byId, response: { 200: fileSchema } } }, (request) =>
      show(services, request.params.id, request.caller),
    );

    api.delete('/upload/files/:id', { schema: { params: byId, response: { 200: fileSchema } } }, (request) => {
      demand(request.caller, 'upload files');
      return remove(services, request.params.id, request.caller);
    });
  };

/** The words alone can also come as JSON: `{fileInfo: {...}}`. */
function formOf(body: unknown): Form {
  const info = typeof body === 'object' && body !== null && 'fileInfo' in body ? body.fileInfo : undefined;
  return { fields: new Map(info === undefined ? [] : [['fileInfo', [JSON.stringify(info)]]]), files: [] };
}
