import { Failure } from '@hwarang/domain/failures';
import { studioParams } from '@hwarang/domain/galleries/studio.contract';
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
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isMultipart, withMultipart } from '../media/multipart.ts';
import { callsOf } from '../platform/calls.ts';
import { newLimiter } from '../platform/limiter.ts';
import type { Orm } from '../platform/orm.ts';
import { languageOf } from '../platform/request-facts.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { writeReport } from '../sheets/report.ts';
import { sheetKinds, sheetTypes } from '../sheets/write-sheet.ts';
import { administration, type ImportDesk, studioDesk } from './import-desk.ts';
import { pageOfRows, rowsOf } from './import-rows.store.ts';
import {
  answerRow,
  changeSettings,
  deleteImport,
  demandOwn,
  showImport,
  startCheck,
  startRun,
  startUndo,
} from './imports.service.ts';
import { imagesOf, listImports } from './imports.store.ts';
import { uploadImages } from './upload-images.ts';
import { uploadSheet } from './upload-sheet.ts';
import { startImportWorker } from './worker.ts';

/** Of a download, which has no other way to say it. */
const querystring = z.object({ lang: z.enum(languages).optional() });
const none = z.object({});
const refusals = [400, 401, 403, 404, 409, 413, 503] as const;
const parts = (file: string, ...fields: string[]) => ({
  field: (name: string) => fields.includes(name),
  file: (name: string) => name === file,
  fileBytes: importLimits.sheetBytes,
});

/** The same calls for administrators and for the staff of a gallery: at which address, for whom, and whose sheets they are. */
interface Place {
  at: string;
  calls: ReturnType<typeof callsOf<(typeof refusals)[number]>>;
  /** What every address names beside its own parameters. */
  params: z.ZodObject;
  deskOf: (request: FastifyRequest) => ImportDesk;
}

/** Collections from sheets: uploaded, mapped, checked, run and undone. */
export const importsRoutes =
  (services: Services, registry: Registry): FastifyPluginAsyncZod =>
  async (api) => {
    const { database } = services;
    const worker = startImportWorker(services, registry);
    api.addHook('onClose', () => worker.close());
    // A sheet being read takes a core.
    const reading = newLimiter({ name: 'sheets', concurrency: 1, waiting: 5 });
    const needs = { services, worker, reading };
    await api.register(
      placeRoutes(needs, {
        at: '/imports',
        calls: callsOf('imports', 'edit any record', ...refusals),
        params: none,
        deskOf: () => administration(database),
      }),
    );
    await api.register(
      placeRoutes(needs, {
        at: '/studio/:gallery/imports',
        calls: callsOf('studio', 'work for galleries', ...refusals),
        params: studioParams,
        deskOf: ({ caller, params }) => studioDesk(database, caller, (params as { gallery: string }).gallery),
      }),
    );
  };

interface Needs {
  services: Services;
  worker: ReturnType<typeof startImportWorker>;
  reading: ReturnType<typeof newLimiter>;
}

const placeRoutes =
  ({ services, worker, reading }: Needs, { at, calls, params, deskOf }: Place): FastifyPluginAsyncZod =>
  async (api) => {
    const { media } = services;
    const one = `${at}/:id` as const;
    // The gallery in an address is read by `deskOf` alone.
    const byId = params.extend({ id: z.string() }) as unknown as z.ZodObject<{ id: z.ZodString }>;
    const byRow = params.extend({
      id: z.string(),
      number: z.coerce.number().int().min(1).max(10_000_000),
    }) as unknown as z.ZodObject<{ id: z.ZodString; number: z.ZodCoercedNumber }>;

    /** On an import of the one who asks. */
    const onOwn = <Result>(
      request: FastifyRequest,
      id: string,
      work: (orm: Orm, id: string) => Promise<Result>,
    ): Promise<Result> => {
      const desk = deskOf(request);
      return desk.within(async (orm) => work(orm, (await demandOwn(desk, orm, id)).id));
    };

    api.get(at, calls(z.array(importSchema), { params }), (request) => {
      const { gallery, nouns, within } = deskOf(request);
      return within((orm) => listImports(orm, gallery, nouns));
    });

    api.post(at, calls(importSchema, { params }, 'Upload a sheet (fields noun and sheet)'), (request, reply) => {
      const desk = deskOf(request);
      if (!isMultipart(request)) throw new Failure('bad-request', 'Send the sheet as multipart/form-data');
      return withMultipart(request, reply, media.workspace, parts('sheet', 'noun'), async (form) => {
        const id = await reading.run(() => uploadSheet(desk, request.caller, form));
        return desk.within((orm) => showImport(orm, id));
      });
    });

    api.get(one, calls(importSchema, { params: byId }), (request) => onOwn(request, request.params.id, showImport));

    api.put(one, calls(importSchema, { params: byId, body: importSettings }), (request) =>
      onOwn(request, request.params.id, (orm, id) => changeSettings(orm, id, request.body)),
    );

    api.delete(one, calls(importSchema, { params: byId }), (request) =>
      onOwn(request, request.params.id, (orm, id) => deleteImport(orm, request.caller, id)),
    );

    api.post(
      `${one}/images`,
      calls(importImages, { params: byId }, 'Upload pictures, or a ZIP of them (field images)'),
      async (request, reply) => {
        const { id } = request.params;
        const desk = deskOf(request);
        await desk.within((orm) => demandOwn(desk, orm, id));
        if (!isMultipart(request)) throw new Failure('bad-request', 'Send the pictures as multipart/form-data');
        const refused = await withMultipart(request, reply, media.workspace, parts('images'), (form) =>
          uploadImages(services, desk, request.caller, id, form),
        );
        return { images: await desk.within((orm) => imagesOf(orm, id)), refused };
      },
    );

    api.post(`${one}/check`, calls(importSchema, { params: byId }), async (request) => {
      const answer = await onOwn(request, request.params.id, startCheck);
      worker.notify();
      return answer;
    });

    api.post(`${one}/run`, calls(importSchema, { params: byId }), async (request) => {
      const answer = await onOwn(request, request.params.id, (orm, id) => startRun(orm, request.caller, id));
      worker.notify();
      return answer;
    });

    api.post(`${one}/undo`, calls(importSchema, { params: byId }), async (request) => {
      const answer = await onOwn(request, request.params.id, (orm, id) => startUndo(orm, request.caller, id));
      worker.notify();
      return answer;
    });

    api.get(`${one}/rows`, calls(importRows, { params: byId, querystring: importRowsQuery }), (request) =>
      onOwn(request, request.params.id, (orm, id) => pageOfRows(orm, id, request.query)),
    );

    for (const kind of sheetKinds)
      api.get(
        `${one}/report.${kind}`,
        {
          exposeHeadRoute: false,
          ...calls(z.string(), { params: byId, querystring }, `Its rows with what is said of them, as ${kind}`),
        },
        async (request, reply) => {
          const desk = deskOf(request);
          const { id, noun, name, heads, mapping } = await desk.within((orm) =>
            demandOwn(desk, orm, request.params.id),
          );
          const report = writeReport(
            { kind, noun, heads, mapping, language: languageOf(request) },
            rowsOf(desk.within, id),
          );
          const file = encodeURIComponent(`${name.replace(/\.[^.]+$/, '')}.${kind}`);
          return reply
            .header('content-disposition', `attachment; filename*=UTF-8''${file}`)
            .header('cache-control', 'no-store')
            .type(sheetTypes[kind])
            .send(report as never);
        },
      );

    api.put(`${one}/rows/:number`, calls(importSchema, { params: byRow, body: rowAnswer }), (request) =>
      onOwn(request, request.params.id, (orm, id) => answerRow(orm, id, request.params.number, request.body)),
    );
  };
