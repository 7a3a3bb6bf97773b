import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { isLanguage, type Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { mediaAddress, plainType, stepName } from '@hwarang/domain/media/addresses';
import { stepsOf } from '@hwarang/domain/media/ladder';
import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from '../platform/escape-html.ts';
import { readPoints } from '../platform/read-limit.ts';
import { languageOf, originOf } from '../platform/request-facts.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { pictureOf } from './addresses.ts';
import { cardPolicy, embedCard } from './embed-card.ts';
import { type EmbeddedRow, findEmbedded } from './oembed.store.ts';
import { type RecordWithPage, recordsWithPages } from './seo.store.ts';
import { xml } from './xml.ts';

const roomPath = '/virtualgalleries/';
const sizes = { card: { width: 480, height: 540 }, room: { width: 960, height: 540 } };

interface Asked {
  url?: unknown;
  maxwidth?: unknown;
  maxheight?: unknown;
  format?: unknown;
}

/** A whole number above zero; nothing where none is asked for. */
function limit(value: unknown): number {
  if (value === undefined || value === '') return Number.POSITIVE_INFINITY;
  if (typeof value !== 'string' || !/^[1-9]\d{0,4}$/.test(value))
    throw new Failure('bad-request', 'maxwidth and maxheight must be whole numbers');
  return Number(value);
}

/** A size that is sharp on the card and no larger than it has to be. */
function cardPicture({ key, width, height, alpha }: EmbeddedRow): string | undefined {
  if (!key || !width || !height) return undefined;
  const step = stepsOf({ width, height }).findLast((one) => one <= 1024);
  return mediaAddress(key, step ? stepName(step, 'webp') : `full${plainType(alpha === true).ext}`);
}

/** oEmbed 1.0 for pages of records and for rooms, and the card that stands in other people's pages. */
export const oembedRoutes =
  ({ config, database, readLimit }: Services, registry: Registry): FastifyPluginAsync =>
  async (app) => {
    const quiet = { schema: { hide: true } };
    const records = recordsWithPages(registry);
    const shows = records.find(({ name }) => name === 'exhibitions');
    const pages = [
      ...records.map((record) => ({ record, path: record.page.path, isRoom: false })),
      ...(shows ? [{ record: shows, path: roomPath, isRoom: true }] : []),
    ];
    const find = async (record: RecordWithPage | undefined, id: string): Promise<EmbeddedRow> => {
      const row = record && isId(id) ? await findEmbedded(database.reads, record, id) : undefined;
      if (!row) throw new Failure('not-found');
      return row;
    };

    app.get<{ Querystring: Asked }>('/oembed', quiet, async (request, reply) => {
      await readLimit.spend(request, readPoints.page);
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache');
      const { url, format = 'json' } = request.query;
      if (typeof url !== 'string' || !URL.canParse(url))
        throw new Failure('bad-request', 'url must be an address of this site');
      if (format !== 'json' && format !== 'xml')
        return reply.code(501).send({ statusCode: 501, error: 'Not Implemented' });
      const [most, tallest] = [limit(request.query.maxwidth), limit(request.query.maxheight)];
      const origin = originOf(config, request);
      const address = new URL(url);
      const page = pages.find(({ path }) => address.pathname.startsWith(path));
      if (address.origin !== new URL(origin).origin || !page) throw new Failure('not-found');
      const row = await find(page.record, address.pathname.slice(page.path.length).replace(/\/$/, ''));
      const asked = address.searchParams.get('lang');
      const language: Language = isLanguage(asked) ? asked : languageOf(request);
      const title = pickLanguage(language, row.title, row.title_en) ?? '';
      const src = page.isRoom
        ? `${origin}${roomPath}${row.id}?embed=true&lang=${language}`
        : `${origin}/embed/${page.record.table}/${row.id}?lang=${language}`;
      const size = sizes[page.isRoom ? 'room' : 'card'];
      const [width, height] = [Math.min(size.width, most), Math.min(size.height, tallest)];
      const thumbnail = pictureOf(origin, { ...row, updated_at: new Date(0) }, 'thumbnail');
      const fits = row.thumbnail && row.thumbnail.width <= most && row.thumbnail.height <= tallest;
      const author = pickLanguage(language, row.by, row.by_en);
      const answer = {
        version: '1.0',
        type: 'rich',
        title,
        ...(author ? { author_name: author } : {}),
        provider_name: '화랑 Hwarang',
        provider_url: origin,
        cache_age: 3600,
        html: `<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" style="border:0;max-width:100%"${page.isRoom ? ' allow="fullscreen; xr-spatial-tracking"' : ''}></iframe>`,
        width,
        height,
        ...(thumbnail && row.thumbnail && fits
          ? { thumbnail_url: thumbnail, thumbnail_width: row.thumbnail.width, thumbnail_height: row.thumbnail.height }
          : {}),
      };
      return format === 'json'
        ? reply.send(answer)
        : reply.type('text/xml; charset=utf-8').send(xml({ oembed: answer }));
    });

    app.get<{ Params: { table: string; id: string } }>('/embed/:table/:id', quiet, async (request, reply) => {
      await readLimit.spend(request, readPoints.page);
      const { table, id } = request.params;
      const record = records.find((one) => one.table === table);
      const row = await find(record, id);
      const language = languageOf(request);
      const origin = originOf(config, request);
      const page = `${origin}${record?.page.path}${row.id}`;
      const title = pickLanguage(language, row.title, row.title_en) ?? '';
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': cardPolicy,
          'cache-control': 'no-cache',
          vary: 'accept-language, cookie',
        })
        .send(
          embedCard(language, {
            title,
            line: pickLanguage(language, row.line, row.line_en) ?? null,
            page,
            picture: cardPicture(row),
          }),
        );
    });
  };
