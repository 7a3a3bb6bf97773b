import { createHash } from 'node:crypto';
import { tdmFacts } from '@hwarang/domain/artists/machine-use';
import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { imageContext, imageInfo, imageProfile, imageServicePath } from '@hwarang/domain/iiif/image-service';
import type { FastifyPluginAsync } from 'fastify';
import { pictureMetadata } from '../media/credit.ts';
import { packetHash, withPacket } from '../media/packet.ts';
import { pictureHeaders } from '../media/picture-headers.ts';
import { isFresh } from '../media/ranges.ts';
import { creditOf, type Visibility } from '../media/visibility.ts';
import { greatestAge } from '../platform/changes.ts';
import { lookupCache } from '../platform/lookup-cache.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import { findPublicPicture, type PublicPicture } from './image.store.ts';
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
  ({ config, changes, database }: Services, images: Images, visibility: Visibility): FastifyPluginAsync =>
  async (app) => {
    const find = lookupCache<PublicPicture>(
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
    const pictureOf = async (id: string): Promise<PublicPicture> => {
      const picture = isId(id) ? await find(id) : undefined;
      if (!picture) throw new Failure('not-found');
      return picture;
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
      const { blob } = await pictureOf(id);
      const info = JSON.stringify(imageInfo(`${originOf(config, request)}${imageServicePath(id)}`, blob));
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
        const origin = originOf(config, request);
        const { blob, key } = await pictureOf(id);
        const asked = readImageRequest(request.params, blob);
        const shown = await visibility.byKey(key);
        if (!shown) throw new Failure('not-found');
        const credit = creditOf(shown);
        const packet = pictureMetadata(credit, origin);
        const name = images.nameOf(blob, asked);
        const etag = `${name}-${packetHash(packet)}`;
        const headers = {
          ...pictureHeaders,
          ...tdmFacts(credit?.machineUse, origin),
          etag: `"${etag}"`,
          'cache-control': cacheControl,
          link: `<${origin}${imageServicePath(id)}/${asked.canonical}>;rel="canonical",<${imageProfile}>;rel="profile"`,
        };
        if (isFresh(request.headers['if-none-match'], etag)) return reply.headers(headers).code(304).send();
        const image = await images.get(name, { blob, request: asked, reader: request });
        // Drawing takes a while, in which the work may have become private.
        await pictureOf(id);
        const mime = imageFormats[asked.format];
        return reply
          .headers(headers)
          .type(mime)
          .send(withPacket(image, packet, mime));
      },
    );
  };
