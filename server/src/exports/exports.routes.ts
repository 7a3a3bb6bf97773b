import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { studioParams } from '@hwarang/domain/galleries/studio.contract';
import { type GalleryNoun, galleryNouns } from '@hwarang/domain/imports/gallery-imports';
import { importNounWords } from '@hwarang/domain/imports/imports.words';
import { type ImportNoun, importNouns } from '@hwarang/domain/imports/values';
import type { Language } from '@hwarang/domain/language';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { demandStaff } from '../platform/caller.ts';
import { callsOf } from '../platform/calls.ts';
import { type Limiter, newLimiter } from '../platform/limiter.ts';
import { languageOf } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import { type SheetKind, sheetKinds, sheetTypes, writeSheet } from '../sheets/write-sheet.ts';
import { exportCollection } from './export-collection.ts';
import { exportGallerySheet, exportSheet } from './export-sheet.ts';
import { templateOf } from './templates.ts';

const calls = callsOf('exports', 'edit any record', 400, 401, 403, 503);
const forStaff = callsOf('studio', 'work for galleries', 400, 401, 403, 404, 503);
const asked = z.strictObject({
  /** Without ids the sheet makes new records wherever it is imported. */
  ids: z.enum(['yes', 'no']).default('yes'),
  lang: z.enum(['ko', 'en']).optional(),
});
const inLanguage = asked.pick({ lang: true });

/** Sheets that an import reads again to the same records, and templates to fill in. */
export const exportsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    // Each counts until its last byte has left. Nobody waits: a queue behind a slow download would take hours.
    const sheets = newLimiter({ name: 'exports', concurrency: 4, waiting: 0 });
    const collections = newLimiter({ name: 'collection-exports', concurrency: 1, waiting: 0, retryAfter: 60 });
    // Asking for the head alone would write the whole file for nothing.
    const exposeHeadRoute = false;

    for (const noun of importNouns)
      for (const kind of sheetKinds) {
        api.get(
          `/admin/export/${noun}.${kind}`,
          { exposeHeadRoute, ...calls(z.string(), { querystring: asked }, `All records, as ${kind}`) },
          async (request, reply) => {
            const language = languageOf(request);
            const wording = { language, withIds: request.query.ids === 'yes' };
            const sheet = await held(sheets, () => exportSheet(services.database.orm, noun, kind, wording));
            return send(reply, `${importNounWords[noun][language]}.${kind}`, sheetTypes[kind], sheet);
          },
        );
        api.get(
          `/imports/template/${noun}.${kind}`,
          { exposeHeadRoute, ...calls(z.string(), { querystring: inLanguage }, `A template to fill in, as ${kind}`) },
          async (request, reply) => sendTemplate(reply, noun, kind, languageOf(request), false),
        );
      }

    for (const noun of Object.keys(galleryNouns) as GalleryNoun[])
      for (const kind of sheetKinds) {
        const open = { exposeHeadRoute };
        api.get(
          `/studio/:gallery/export/${noun}.${kind}`,
          { ...open, ...forStaff(z.string(), { params: studioParams, querystring: asked }, `What it has, as ${kind}`) },
          async (request, reply) => {
            const { gallery } = request.params;
            demandStaff(request.caller, gallery, galleryNouns[noun]);
            const language = languageOf(request);
            const wording = { language, withIds: request.query.ids === 'yes' };
            const sheet = await held(sheets, () => exportGallerySheet(services.database, gallery, noun, kind, wording));
            return send(reply, `${importNounWords[noun][language]}.${kind}`, sheetTypes[kind], sheet);
          },
        );
        api.get(
          `/studio/:gallery/imports/template/${noun}.${kind}`,
          { ...open, ...forStaff(z.string(), { params: studioParams, querystring: inLanguage }, 'A template') },
          async (request, reply) => {
            demandStaff(request.caller, request.params.gallery, galleryNouns[noun]);
            return sendTemplate(reply, noun, kind, languageOf(request), true);
          },
        );
      }

    api.get(
      '/admin/export/collection.zip',
      { exposeHeadRoute, ...calls(z.string(), { querystring: asked }, 'The whole collection with its pictures') },
      async (request, reply) => {
        const wording = { language: languageOf(request), withIds: request.query.ids === 'yes' };
        const zip = await held(collections, () => exportCollection(services, wording));
        return send(reply, { ko: '소장품.zip', en: 'collection.zip' }[wording.language], 'application/zip', zip);
      },
    );
  };

/** Holds a place of the limiter until the stream has ended, whole or broken off. */
const held = (limiter: Limiter, open: () => Readable): Promise<Readable> =>
  new Promise((resolve, reject) => {
    limiter
      .run(async () => {
        const stream = open();
        const ended = finished(stream).catch(() => undefined);
        resolve(stream);
        await ended;
      })
      .catch(reject);
  });

function sendTemplate(
  reply: FastifyReply,
  noun: ImportNoun,
  kind: SheetKind,
  language: Language,
  ofGallery: boolean,
): FastifyReply {
  const { heads, rows } = templateOf(noun, language, ofGallery);
  const name = `${importNounWords[noun][language]} ${{ ko: '양식', en: 'template' }[language]}.${kind}`;
  return send(reply, name, sheetTypes[kind], writeSheet(kind, heads, rows));
}

const send = (reply: FastifyReply, name: string, type: string, stream: Readable) =>
  reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(stream);
