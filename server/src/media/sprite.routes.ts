import { tdmFacts } from '@hwarang/domain/artists/machine-use';
import { Failure } from '@hwarang/domain/failures';
import { spriteKeys } from '@hwarang/domain/media/sprite';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../platform/config.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Media } from './media.service.ts';
import { cacheControl, pictureHeaders } from './picture-headers.ts';
import { isVisible, type Visibility } from './visibility.ts';

/** `/media/sprite?of={key}.{key}`: the smallest size of each picture in one row, to whoever may see them all. */
export const spriteRoutes =
  (media: Media, visibility: Visibility, config: Config): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: { of?: unknown } }>('/sprite', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const keys = spriteKeys(request.query.of);
      if (!keys) throw new Failure('bad-request', 'of must name one to sixteen pictures');
      const shown = await Promise.all(keys.map((key) => visibility.byKey(key)));
      const visible = shown.filter((one) => one !== undefined).filter((one) => isVisible(one, request.caller));
      if (visible.length < keys.length) throw new Failure('not-found');
      const sprite = await media.sprites.row(visible.map(({ blob }) => blob));
      if (!sprite) throw new Failure('not-found');
      reply.header('cache-control', cacheControl(visible.every(({ isPublic }) => isPublic)));
      return reply
        .headers({ ...pictureHeaders, ...tdmFacts('reserved', originOf(config, request)) })
        .type('image/webp')
        .send(sprite);
    });
  };
