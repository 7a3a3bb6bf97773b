import { pipeline } from 'node:stream';
import { tdmFacts } from '@hwarang/domain/artists/machine-use';
import { Failure } from '@hwarang/domain/failures';
import { card } from '@hwarang/domain/media/card';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { originOf } from '../platform/request-facts.ts';
import { cardOf } from './card.ts';
import { pictureMetadata } from './credit.ts';
import { derivativesOf } from './derivatives.ts';
import { derivativeKey, originalKey } from './ingest.ts';
import type { Media } from './media.service.ts';
import { packetHash, replacePacket, slice } from './packet.ts';
import { cacheControl, pictureHeaders } from './picture-headers.ts';
import { askedRange, isFresh } from './ranges.ts';
import type { Shown } from './visibility.store.ts';
import { creditOf, isOwn, isVisible, type Visibility } from './visibility.ts';

type Address = { Params: { key: string; name: string }; Querystring: { token?: string | string[] } };

interface Stored {
  key: string;
  mime: string;
  headers: Record<string, string>;
  /** What it says of itself; the original says what its owner wrote. */
  packet?: Buffer;
}

/** `/media/{key}/{name}`: the sizes of a picture to whoever may see it, the original to its owner. */
export const serveRoutes =
  (media: Media, visibility: Visibility, config: Config): FastifyPluginAsync =>
  async (app) => {
    app.route<Address>({
      method: ['GET', 'HEAD'],
      url: '/:key/:name',
      schema: { hide: true },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const shown = await visibility.byKey(request.params.key);
        if (!shown) throw new Failure('not-found');
        const object = await objectOf(media, shown, request, originOf(config, request));
        return send(media, object, request, reply);
      },
    });
  };

async function objectOf(media: Media, shown: Shown, request: FastifyRequest<Address>, origin: string): Promise<Stored> {
  const { key, name } = request.params;
  const { caller, query } = request;
  const { token } = query;
  const trusted = isOwn(shown, caller) || (typeof token === 'string' && media.tokens.holds(key, token));
  if (!trusted && !isVisible(shown, caller)) throw new Failure('not-found');
  const { blob } = shown;
  if (name === 'original') {
    if (!trusted) throw new Failure('not-found');
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(shown.name).replaceAll("'", '%27')}`;
    return {
      key: originalKey(blob.location),
      mime: blob.mime,
      headers: { 'cache-control': 'private, no-store', 'content-disposition': disposition },
    };
  }
  const derivative = name === card.name ? cardOf(blob) : derivativesOf(blob).get(name);
  if (!derivative) throw new Failure('not-found');
  const stored = derivativeKey(blob.location, name);
  if (!(await media.storage.stat(stored)) && !(await media.derivativeCache.make(blob, derivative))) {
    request.log.error({ blob: blob.sha256 }, 'the original of a picture is missing from the store');
    throw new Failure('not-found');
  }
  const credit = creditOf(shown);
  return {
    key: stored,
    mime: derivative.mime,
    headers: {
      'cache-control': cacheControl(shown.isPublic && token === undefined),
      ...tdmFacts(credit?.machineUse, origin),
    },
    packet: pictureMetadata(credit, origin),
  };
}

async function send(media: Media, object: Stored, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { packet } = object;
  const stored = await media.storage.stat(object.key);
  if (!stored) throw new Failure('not-found');
  const stat = packet ? { ...stored, etag: `${stored.etag}-${packetHash(packet)}` } : stored;
  const headers = { ...object.headers, ...pictureHeaders, 'accept-ranges': 'bytes', etag: `"${stat.etag}"` };
  if (isFresh(request.headers['if-none-match'], stat.etag)) return reply.headers(headers).code(304).send();
  const asked = askedRange(request.headers, stat);
  if (asked === 'unsatisfiable') {
    reply.headers({ ...headers, 'content-range': `bytes */${stat.bytes}`, 'cache-control': 'no-store' });
    return reply.type(object.mime).code(416).send();
  }
  // Before any header of the picture: with its type a failure could not be told, and with its lifetime it would be kept for good.
  const found = request.method === 'HEAD' ? undefined : await media.storage.get(object.key, packet ? undefined : asked);
  if (!found && request.method !== 'HEAD') throw new Failure('not-found');
  reply.headers(headers).type(object.mime);
  if (asked) {
    reply.code(206).header('content-range', `bytes ${asked.start}-${asked.end}/${stat.bytes}`);
    reply.header('content-length', asked.end - asked.start + 1);
  } else reply.header('content-length', stat.bytes);
  if (!found || !packet) return reply.send(found?.stream);
  const replaced = replacePacket(packet, object.mime);
  const sent = asked ? slice(asked) : replaced;
  // Whoever fails, on either side, ends all of them: a file that stayed open would be one too few.
  pipeline([found.stream, ...new Set([replaced, sent])], () => undefined);
  return reply.send(sent);
}
