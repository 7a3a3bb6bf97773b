import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { presentationPaths } from '@hwarang/domain/standards/addresses';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { readPoints } from '../platform/read-limit.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import { type Changed, listChanges, type Place } from './harvest.store.ts';
import { allowEveryOrigin, answerPreflight } from './send-document.ts';

const context = 'http://iiif.io/api/discovery/1/context.json';
const type = `application/ld+json;profile="${context}"`;
const onPage = 200;
const kinds = ['artworks', 'exhibitions'] as const;
const root = '/iiif/discovery/1';

/** `2026-11-17T05:00:00.000Z_<id>` */
const written = ({ at, id }: Place): string => `${at.toISOString()}_${id}`;
function read(place: unknown, name: string): Place | undefined {
  if (place === undefined) return undefined;
  const [time = '', id = ''] = String(place).split('_');
  const at = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) ? time : Number.NaN);
  if (Number.isNaN(at.getTime()) || !isId(id)) throw new Failure('bad-request', `${name} is no place in the list`);
  return { at, id };
}

const send = (reply: FastifyReply, document: object) =>
  reply
    .header('content-type', type)
    .header('cache-control', 'no-cache')
    .send(JSON.stringify({ '@context': context, ...document }));

/**
 * IIIF Change Discovery API 1.0, level 2: the last change of each manifest in the order of time. Pages go on from a place in that order,
 * not from a number: what changes meanwhile moves nothing. Of what is gone only the address is told.
 */
export const discoveryRoutes =
  ({ config, database, readLimit }: Services): FastifyPluginAsync =>
  async (app) => {
    allowEveryOrigin(app);
    const quiet = { schema: { hide: true } };
    app.get('/activity.json', quiet, async (request, reply) => {
      const origin = originOf(config, request);
      return send(reply, {
        id: `${origin}${root}/activity.json`,
        type: 'OrderedCollection',
        first: { id: `${origin}${root}/page.json?after=${beginning}`, type: 'OrderedCollectionPage' },
        last: { id: `${origin}${root}/page.json`, type: 'OrderedCollectionPage' },
        seeAlso: [{ id: origin + presentationPaths.root, type: 'Collection', format: 'application/ld+json' }],
      });
    });
    app.get<{ Querystring: { after?: unknown; before?: unknown } }>('/page.json', quiet, async (request, reply) => {
      const [after, before] = [read(request.query.after, 'after'), read(request.query.before, 'before')];
      if (after && before) throw new Failure('bad-request', 'after and before cannot be asked for together');
      await readLimit.spend(request, readPoints.page);
      const origin = originOf(config, request);
      const backwards = !after;
      const rows = await listChanges(database.reads, { kinds, after, before, limit: onPage + 1, backwards });
      const more = rows.length > onPage;
      const page = rows.slice(0, onPage);
      if (backwards) page.reverse();
      const [first, last] = [page[0], page.at(-1)];
      const link = (query: string) => ({ id: `${origin}${root}/page.json?${query}`, type: 'OrderedCollectionPage' });
      const hasPrevious = backwards ? more : request.query.after !== beginning;
      const hasNext = backwards ? before !== undefined : more;
      return send(reply, {
        id: origin + request.url,
        type: 'OrderedCollectionPage',
        partOf: { id: `${origin}${root}/activity.json`, type: 'OrderedCollection' },
        ...(hasPrevious && first ? { prev: link(`before=${written(first)}`) } : {}),
        ...(hasNext && last ? { next: link(`after=${written(last)}`) } : {}),
        orderedItems: page.map((changed) => activityOf(origin, changed)),
      });
    });
    app.options('/*', quiet, answerPreflight);
    app.get('/*', quiet, () => {
      throw new Failure('not-found');
    });
  };

const beginning = written({ at: new Date(0), id: '0'.repeat(24) });

const activityOf = (origin: string, { kind, id, at, gone, isNew }: Changed): object => ({
  type: gone ? 'Delete' : isNew ? 'Create' : 'Update',
  object: { id: origin + presentationPaths[kind === 'artworks' ? 'artwork' : 'exhibition'](id), type: 'Manifest' },
  endTime: at.toISOString(),
});
