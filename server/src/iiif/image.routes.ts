import { createHash } from 'node:crypto';
import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { imageContext, imageInfo, imageProfile, imageServicePath } from '@hwarang/domain/iiif/image-service';
import type { FastifyPluginAsync } from 'fastify';
import type { BlobRow } from '../media/media.store.ts';
import { pictureHeaders } from '../media/picture-headers.ts';
import { isFresh } from '../media/ranges.ts';
import { greatestAge } from '../platform/changes.ts';
import { lookupCache } from '../platform/lookup-cache.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import { findPublicPicture } from './image.store.ts';
import { type ImageParts, imageFormats, readImageRequest } from './image-request.ts';
import type { Images } from './images.ts';

/** The address stays when the work becomes private or gets another picture: whoever keeps an answer asks again soon. */
const cacheControl = 'public, max-age=60';
/** A viewer that comes back begins with the information: it learns at once that the work is gone, or has another picture. */
const infoCacheControl = 'public, no-cache';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'link, etag',
};

const jsonLd = `application/ld+json;profile="${imageContext}"`;

/** JSON-LD unless plain JSON alone was asked for. */
const infoType = (accept = ''): string =>
  /application\/json/i.test(accept) && !/application\/ld\+json/i.test(accept) ? 'application/json' : jsonLd;

/** IIIF Image API 3.0, level 2: the picture of every work that everyone may see, and of no other, whoever asks. */
export const imageRoutes =
  ({ config, changes, database }: Services, images: Images): FastifyPluginAsync =>
  async (app) => {
    const find = lookupCache<BlobRow>(
      changes,
      {
        max: 20_000,
        ttl: greatestAge,
        // Another picture, and other content of a file, are announced as the withdrawal of what was there.
        forget: (kept, { kind }) => {
          if (kind !== 'withdrawal') return false;
          kept.clear();
          return true;
        },
      },
      (id) => findPublicPicture(database.orm, id),
    );
    const pictureOf = async (id: string): Promise<BlobRow> => {
      const blob = isId(id) ? await find(id) : undefined;
      if (!blob) throw new Failure('not-found');
      return blob;
    };
    const hidden = { schema: { hide: true } };

    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...cors, 'cache-control': 'no-store' });
    });

    app.options('/*', hidden, async (request, reply) => {
      const asked = request.headers['access-control-request-headers'];
      if (asked) reply.header('access-control-allow-headers', asked);
      return reply.header('access-control-allow-methods', 'GET, HEAD, OPTIONS').code(204).send();
    });

    app.get<{ Params: { id: string } }>('/:id', hidden, async ({ params: { id } }, reply) => {
      await pictureOf(id);
      return reply.redirect(`${imageServicePath(id)}/info.json`, 303);
    });

    app.get<{ Params: { id: string } }>('/:id/info.json', hidden, async (request, reply) => {
      const { id } = request.params;
      const picture = await pictureOf(id);
      const info = JSON.stringify(imageInfo(`${originOf(config, request)}${imageServicePath(id)}`, picture));
      const type = infoType(request.headers.accept);
      const etag = createHash('sha256').update(`${type} ${info}`).digest('base64url');
      reply.headers({
        etag: `"${etag}"`,
        'cache-control': infoCacheControl,
        vary: 'accept',
        link: `<${imageProfile}>;rel="profile"`,
      });
      if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(type).send(info);
    });

    app.get<{ Params: ImageParts & { id: string } }>(
      '/:id/:region/:size/:rotation/:file',
      hidden,
      async (request, reply) => {
        const { id } = request.params;
        const blob = await pictureOf(id);
        const asked = readImageRequest(request.params, blob);
        const name = images.nameOf(blob, asked);
        const canonical = `${originOf(config, request)}${imageServicePath(id)}/${asked.canonical}`;
        const headers = {
          ...pictureHeaders,
          etag: `"${name}"`,
          'cache-control': cacheControl,
          link: `<${canonical}>;rel="canonical",<${imageProfile}>;rel="profile"`,
        };
        if (isFresh(request.headers['if-none-match'], name)) return reply.headers(headers).code(304).send();
        const image = await images.get(name, { blob, request: asked, reader: request });
        // Drawing takes a while, in which the work may have become private.
        await pictureOf(id);
        return reply.headers(headers).type(imageFormats[asked.format]).send(image);
      },
    );
  };
