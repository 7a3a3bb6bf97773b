import { Failure } from '@hwarang/domain/failures';
import {
  importImages,
  importRows,
  importRowsQuery,
  importSchema,
  importSettings,
  rowAnswer,
} from '@hwarang/domain/imports/imports.contract';
import { importLimits } from '@hwarang/domain/imports/values';
import { languages } from '@hwarang/domain/language';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isMultipart, withMultipart } from '../media/multipart.ts';
import { callsOf } from '../platform/calls.ts';
import { newLimiter } from '../platform/limiter.ts';
import { languageOf } from '../platform/request-facts.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { writeReport } from '../sheets/report.ts';
import { sheetKinds, sheetTypes } from '../sheets/write-sheet.ts';
import { changedSince } from './engine/undo.ts';
import { pageOfRows, rowsOf } from './import-rows.store.ts';
import {
  answerRow,
  changeSettings,
  deleteImport,
  demandImport,
  showImport,
  startCheck,
  startRun,
  startUndo,
} from './imports.service.ts';
import { imagesOf, listImports, noteChanged } from './imports.store.ts';
import { uploadImages } from './upload-images.ts';
import { uploadSheet } from './upload-sheet.ts';
import { startImportWorker } from './worker.ts';

/** Of a download, which has no other way to say it. */
const querystring = z.object({ lang: z.enum(languages).optional() });
const byId = z.object({ id: z.string() });
const byRow = z.object({ id: z.string(), number: z.coerce.number().int().min(1).max(10_000_000) });
const calls = callsOf('imports', 'edit any record', 400, 401, 403, 404, 409, 413, 503);
const parts = (file: string, ...fields: string[]) => ({
  field: (name: string) => fields.includes(name),
  file: (name: string) => name === file,
  fileBytes: importLimits.sheetBytes,
});

/** Collections from sheets, for administrators: uploaded, mapped, checked, run and undone. */
export const importsRoutes =
  (services: Services, registry: Registry): FastifyPluginAsyncZod =>
  async (api) => {
    const { orm } = services.database;
    const { workspace } = services.media;
    const worker = startImportWorker(services, registry);
    api.addHook('onClose', () => worker.close());
    // A sheet being read takes a core.
    const reading = newLimiter({ name: 'sheets', concurrency: 1, waiting: 5 });

    api.get('/imports', calls(z.array(importSchema), {}), () => listImports(orm));

    api.post('/imports', calls(importSchema, {}, 'Upload a sheet (fields noun and sheet)'), (request, reply) => {
      if (!isMultipart(request)) throw new Failure('bad-request', 'Send the sheet as multipart/form-data');
      return withMultipart(request, reply, workspace, parts('sheet', 'noun'), async (form) =>
        showImport(orm, await reading.run(() => uploadSheet(services, request.caller, form))),
      );
    });

    api.get('/imports/:id', calls(importSchema, { params: byId }), ({ params }) => showImport(orm, params.id));

    api.put('/imports/:id', calls(importSchema, { params: byId, body: importSettings }), ({ params, body }) =>
      changeSettings(orm, params.id, body),
    );

    api.delete('/imports/:id', calls(importSchema, { params: byId }), ({ params, caller }) =>
      deleteImport(orm, caller, params.id),
    );

    api.post(
      '/imports/:id/images',
      calls(importImages, { params: byId }, 'Upload pictures, or a ZIP of them (field images)'),
      async (request, reply) => {
        const { id } = request.params;
        await demandImport(orm, id);
        if (!isMultipart(request)) throw new Failure('bad-request', 'Send the pictures as multipart/form-data');
        const refused = await withMultipart(request, reply, workspace, parts('images'), (form) =>
          uploadImages(services, request.caller, id, form),
        );
        return { images: await imagesOf(orm, id), refused };
      },
    );

    api.post('/imports/:id/check', calls(importSchema, { params: byId }), async ({ params }) => {
      const answer = await startCheck(orm, params.id);
      worker.notify();
      return answer;
    });

    api.post('/imports/:id/run', calls(importSchema, { params: byId }), async ({ params, caller }) => {
      const answer = await startRun(orm, caller, params.id);
      worker.notify();
      return answer;
    });

    api.post('/imports/:id/undo', calls(importSchema, { params: byId }), async ({ params, caller }) => {
      const { id, state } = await demandImport(orm, params.id);
      if (state === 'done' || state === 'failed') {
        const changed = await changedSince(orm, registry, id);
        await noteChanged(orm, id, changed);
        if (changed.length > 0)
          throw new Failure('conflict', 'Records of this import have been changed since', {
            data: { changedSince: changed },
          });
      }
      const answer = await startUndo(orm, caller, id);
      worker.notify();
      return answer;
    });

    api.get(
      '/imports/:id/rows',
      calls(importRows, { params: byId, querystring: importRowsQuery }),
      async ({ params, query }) => {
        const { id } = await demandImport(orm, params.id);
        return pageOfRows(orm, id, query);
      },
    );

    for (const kind of sheetKinds)
      api.get(
        `/imports/:id/report.${kind}`,
        { exposeHeadRoute: false, ...calls(z.string(), { params: byId, querystring }, `Its rows with what is said of them, as ${kind}`) },
        async (request, reply) => {
          const { id, noun, name, heads } = await demandImport(orm, request.params.id);
          const report = writeReport({ kind, noun, heads, language: languageOf(request) }, rowsOf(orm, id));
          const file = encodeURIComponent(`${name.replace(/\.[^.]+$/, '')}.${kind}`);
          return reply
            .header('content-disposition', `attachment; filename*=UTF-8''${file}`)
            .header('cache-control', 'no-store')
            .type(sheetTypes[kind])
            .send(report as never);
        },
      );

    api.put('/imports/:id/rows/:number', calls(importSchema, { params: byRow, body: rowAnswer }), ({ params, body }) =>
      answerRow(orm, params.id, params.number, body),
    );
  };
