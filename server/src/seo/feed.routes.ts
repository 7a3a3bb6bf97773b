import { either } from '@hwarang/domain/either';
import { feedWords } from '@hwarang/domain/home/feed.words';
import type { Language } from '@hwarang/domain/language';
import type { FastifyPluginAsync } from 'fastify';
import { readPoints } from '../platform/read-limit.ts';
import { languageOf, originOf } from '../platform/request-facts.ts';
import type { Services } from '../platform/services.ts';
import { pageOf, pictureOf } from './addresses.ts';
import { newestRecords, type SeoKind, type SeoRecord } from './seo.store.ts';
import { xml } from './xml.ts';

const each = 30;

/** What is new, the newest first: exhibitions and artworks. */
export const feedRoutes =
  ({ config, database, readLimit }: Services): FastifyPluginAsync =>
  async (app) => {
    app.get('/feed.xml', { schema: { hide: true } }, async (request, reply) => {
      await readLimit.spend(request, readPoints.page);
      const [origin, language] = [originOf(config, request), languageOf(request)];
      const kinds = ['exhibitions', 'artworks'] as const;
      const lists = await Promise.all(
        kinds.map(async (kind) => (await newestRecords(database.reads, kind, each)).map((row) => ({ kind, row }))),
      );
      const entries = lists.flat().sort((a, b) => b.row.created_at.getTime() - a.row.created_at.getTime());
      const updated = new Date(Math.max(0, ...entries.map(({ row }) => row.updated_at.getTime())));
      const feed = {
        '@xmlns': 'http://www.w3.org/2005/Atom',
        '@xml:lang': language,
        id: `${origin}/feed.xml`,
        title: feedWords.title[language],
        updated: updated.toISOString(),
        author: { name: '화랑 Hwarang', uri: origin },
        link: [
          { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${origin}/feed.xml?lang=${language}` },
          { '@rel': 'alternate', '@type': 'text/html', '@href': `${origin}/` },
        ],
        entry: entries.map(({ kind, row }) => entryOf(origin, language, kind, row)),
      };
      return reply
        .header('vary', 'accept-language, cookie')
        .type('application/atom+xml; charset=utf-8')
        .send(xml({ feed }));
    });
  };

function entryOf(origin: string, language: Language, kind: SeoKind, row: SeoRecord): object {
  const by = either(language, row.by, row.by_en);
  const title = either(language, row.title, row.title_en) ?? '';
  const text = either(language, row.text, row.text_en);
  const picture = pictureOf(origin, row);
  return {
    id: pageOf(origin, kind, row),
    title: by ? `${title}, ${by}` : title,
    published: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    category: { '@term': kind, '@label': feedWords[kind === 'exhibitions' ? 'exhibition' : 'artwork'][language] },
    ...(by ? { author: { name: by } } : {}),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': pageOf(origin, kind, row) },
      ...(picture ? [{ '@rel': 'enclosure', '@type': row.alpha ? 'image/png' : 'image/jpeg', '@href': picture }] : []),
    ],
    ...(text ? { summary: text.slice(0, 500) } : {}),
  };
}
