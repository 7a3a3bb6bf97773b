import { feedWords } from '@hwarang/domain/home/feed.words';
import { cut } from '@hwarang/domain/keepable';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import type { FastifyPluginAsync } from 'fastify';
import { readPoints } from '../platform/read-limit.ts';
import { languageOf, originOf } from '../platform/request-facts.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { pageOf, pictureOf } from './addresses.ts';
import { newestRecords, type RecordWithPage, recordsWithPages, type SeoRow } from './seo.store.ts';
import { xml } from './xml.ts';

const each = 30;

/** What is new of the records that stand in the feed, the newest first. */
export const feedRoutes =
  ({ config, publicReads, readLimit }: Services, registry: Registry): FastifyPluginAsync =>
  async (app) => {
    const records = recordsWithPages(registry).filter(({ page }) => page.feed);
    app.get('/feed.xml', { schema: { hide: true } }, async (request, reply) => {
      await readLimit.spend(request, readPoints.page);
      const [origin, language] = [originOf(config, request), languageOf(request)];
      const lists = await Promise.all(
        records.map(async (record) =>
          (await publicReads.run((pool) => newestRecords(pool, record, each))).map((row) => ({ record, row })),
        ),
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
        entry: entries.map(({ record, row }) => entryOf(origin, language, record, row)),
      };
      return reply
        .header('vary', 'accept-language, cookie')
        .type('application/atom+xml; charset=utf-8')
        .send(xml({ feed }));
    });
  };

function entryOf(origin: string, language: Language, record: RecordWithPage, row: SeoRow): object {
  const by = pickLanguage(language, row.by, row.by_en);
  const title = pickLanguage(language, row.title, row.title_en) ?? '';
  const text = pickLanguage(language, row.text, row.text_en);
  const picture = pictureOf(origin, row);
  return {
    id: pageOf(origin, record, row),
    title: by ? `${title}, ${by}` : title,
    published: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    category: { '@term': record.table, '@label': record.page.feed?.[language] },
    ...(by ? { author: { name: by } } : {}),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': pageOf(origin, record, row) },
      ...(picture ? [{ '@rel': 'enclosure', '@type': row.alpha ? 'image/png' : 'image/jpeg', '@href': picture }] : []),
    ],
    ...(text ? { summary: cut(text, 500) } : {}),
  };
}
