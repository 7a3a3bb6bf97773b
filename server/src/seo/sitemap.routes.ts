import { Failure } from '@hwarang/domain/failures';
import { languages } from '@hwarang/domain/language';
import { weFly } from '@hwarang/domain/open-calls/we-fly';
import type { FastifyPluginAsync } from 'fastify';
import { readPoints } from '../platform/read-limit.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { pageOf, pictureOf } from './addresses.ts';
import {
  listRecords,
  partsOf,
  publicCalls,
  type RecordWithPage,
  readsOfParts,
  recordsWithPages,
  type SeoPicture,
} from './seo.store.ts';
import { robotsOfTraining } from './training-crawlers.ts';
import { xml } from './xml.ts';

const onPage = 2000;
const fixed = [
  '/',
  '/exhibitions',
  '/artworks',
  '/artists',
  '/galleries',
  '/event/wefly',
  '/open-calls',
  '/company',
  '/contact',
  '/faq',
];
const hidden = [
  '/api/',
  '/admin',
  '/profile',
  '/my-artworks',
  '/login',
  '/register',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/inbox',
  '/message',
];
const namespaces = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/** For search engines: every public page with its picture and both its languages, in parts that stay small. */
export const sitemapRoutes =
  ({ config, publicReads, readLimit }: Services, collection: Records): FastifyPluginAsync =>
  async (app) => {
    const records = recordsWithPages(collection.registry);
    /** Where parts begin is found by walking through all ids: kept until a record comes, goes or is hidden. */
    const parts = async () => {
      const known: string[] = [];
      for (const record of records)
        for (const { from, until } of await publicReads.run((pool) => partsOf(pool, record, onPage)))
          known.push(`/sitemap/${[record.table, from, until].filter(Boolean).join('-')}.xml`);
      return { body: Buffer.from(JSON.stringify(known)), reads: readsOfParts(records) };
    };
    const quiet = { schema: { hide: true } };
    app.get('/robots.txt', quiet, async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(
          `User-agent: *\n${hidden.map((path) => `Disallow: ${path}\n`).join('')}\n${robotsOfTraining}\nSitemap: ${originOf(config, request)}/sitemap.xml\n`,
        ),
    );
    app.get('/sitemap.xml', quiet, async (request, reply) => {
      const origin = originOf(config, request);
      const { body } = await collection.made('sitemap', readPoints.page, parts, request);
      const known: string[] = JSON.parse(body.toString());
      const paths = ['/sitemap/pages.xml', ...known];
      const sitemap = paths.map((path) => ({ loc: origin + path }));
      return reply
        .type('application/xml; charset=utf-8')
        .send(xml({ sitemapindex: { '@xmlns': namespaces['@xmlns'], sitemap } }));
    });
    app.get<{ Params: { part: string } }>('/sitemap/:part', quiet, async (request, reply) => {
      await readLimit.spend(request, readPoints.page);
      const origin = originOf(config, request);
      // A part is called by the ids it begins with and ends before: found by the index, however far down it is.
      const [, kind, from, until] =
        /^([a-z]+)(?:-([0-9a-f]{24}))?(?:-([0-9a-f]{24}))?\.xml$/.exec(request.params.part) ?? [];
      const record = records.find(({ table }) => table === kind);
      const url = kind === 'pages' && !from ? fixed.map((path) => inBothLanguages(`${origin}${path}`)) : [];
      if (kind === 'pages' && !from)
        for (const { slug, updated_at } of await publicReads.run((pool) => publicCalls(pool, onPage)))
          if (slug !== weFly.slug)
            url.push({ ...inBothLanguages(`${origin}/open-calls/${slug}`), lastmod: updated_at.toISOString() });
      if (record && from)
        for (const row of await publicReads.run((pool) => listRecords(pool, record, { from, until }, onPage)))
          url.push(described(origin, record, row));
      if (url.length === 0) throw new Failure('not-found');
      return reply.type('application/xml; charset=utf-8').send(xml({ urlset: { ...namespaces, url } }));
    });
  };

function described(origin: string, record: RecordWithPage, row: SeoPicture): object {
  const picture = pictureOf(origin, row);
  return {
    ...inBothLanguages(pageOf(origin, record, row)),
    lastmod: row.updated_at.toISOString(),
    ...(picture ? { 'image:image': { 'image:loc': picture } } : {}),
  };
}

const inBothLanguages = (address: string): object => ({
  loc: address,
  'xhtml:link': languages.map((language) => ({
    '@rel': 'alternate',
    '@hreflang': language,
    '@href': `${address}?lang=${language}`,
  })),
});
