import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { FastifyPluginAsync } from 'fastify';
import { readsOfTables } from '../platform/reads.ts';
import type { Records } from '../records/query/records.ts';
import { type Part, partsOf, type RecordWithPage, recordsWithPages } from '../seo/seo.store.ts';
import type { Services } from '../services/services.ts';
import { documentAnswer } from './document-answer.ts';
import { listPart } from './presentation.store.ts';
import {
  artworkManifest,
  exhibitionManifest,
  galleryCollection,
  type PartKind,
  partCollection,
  presentationType,
  rootCollection,
} from './presentation.ts';
import { allowEveryOrigin, answerPreflight } from './send-document.ts';
import { readPublic } from './sources.ts';

const inPart = 200;
type ById = { Params: { id: string } };
type ByKind = { Params: { kind: string }; Querystring: { from?: string; until?: string } };
const kinds: readonly string[] = ['exhibitions', 'galleries'] satisfies PartKind[];
const isKind = (kind: string): kind is PartKind => kinds.includes(kind);

/** IIIF Presentation API 3.0: a manifest for each artwork and exhibition, a collection for each gallery and for all. */
export const presentationRoutes =
  (services: Services, records: Records): FastifyPluginAsync =>
  async (app) => {
    const { database } = services;
    allowEveryOrigin(app);
    const tables = recordsWithPages(records.registry);
    const recordOf = (kind: PartKind) => tables.find(({ table }) => table === kind) as RecordWithPage;
    const quiet = { schema: { hide: true } };

    const answer = documentAnswer(services, records, presentationType);

    app.get<ById>('/artworks/:id/manifest.json', quiet, (request, reply) =>
      answer(request, reply, `artworks/${request.params.id}`, async (site) => {
        const { record, reads } = await readPublic(records, 'art-works', request.params.id);
        return { document: artworkManifest(site, record, record.owner ?? undefined), reads };
      }),
    );
    app.get<ById>('/exhibitions/:id/manifest.json', quiet, (request, reply) =>
      answer(request, reply, `exhibitions/${request.params.id}`, async (site) => {
        const { record, reads } = await readPublic(records, 'exhibitions', request.params.id);
        return { document: exhibitionManifest(site, record), reads };
      }),
    );
    app.get<ById>('/galleries/:id/collection.json', quiet, (request, reply) =>
      answer(request, reply, `galleries/${request.params.id}`, async (site) => {
        const { record, reads } = await readPublic(records, 'galleries', request.params.id);
        return { document: galleryCollection(site, record), reads };
      }),
    );
    app.get('/collection.json', quiet, (request, reply) =>
      answer(request, reply, 'collection', async (site) => {
        const parts: Record<PartKind, Part[]> = { exhibitions: [], galleries: [] };
        for (const kind of ['exhibitions', 'galleries'] as const)
          parts[kind] = await partsOf(database.reads, recordOf(kind), inPart);
        return { document: rootCollection(site, parts), reads: readsOfTables('exhibitions', 'galleries') };
      }),
    );
    app.get<ByKind>('/:kind/collection.json', quiet, (request, reply) => {
      const { kind } = request.params;
      const { from, until } = request.query;
      if (!isKind(kind)) throw new Failure('not-found');
      if (typeof from !== 'string' || !isId(from)) throw new Failure('bad-request', 'from must be an id');
      if (until !== undefined && (typeof until !== 'string' || !isId(until)))
        throw new Failure('bad-request', 'until must be an id');
      const part = { from, until };
      return answer(request, reply, `${kind} from ${from} until ${until}`, async (site) => {
        const rows = await listPart(database.reads, recordOf(kind), part, inPart);
        if (rows.length === 0) throw new Failure('not-found');
        return { document: partCollection(site, kind, part, rows), reads: readsOfTables(kind) };
      });
    });
    app.options('/*', quiet, answerPreflight);
    app.get('/*', quiet, () => {
      throw new Failure('not-found');
    });
  };
