import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { tdmFacts } from '@hwarang/domain/artists/machine-use';
import { Failure } from '@hwarang/domain/failures';
import { pagePaths, roomModelPath } from '@hwarang/domain/standards/addresses';
import { roomOfExhibition } from '@hwarang/domain/virtual-gallery/exhibition-room';
import { MAIN_IMAGE_ID } from '@hwarang/domain/virtual-gallery/room';
import { roomColours } from '@hwarang/domain/virtual-gallery/room-colours';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { readImageRequest } from '../iiif/image-request.ts';
import type { Images } from '../iiif/images.ts';
import { pictureMetadata } from '../media/credit.ts';
import type { BlobRow } from '../media/media.store.ts';
import { packetHash, withPacket } from '../media/packet.ts';
import { isFresh } from '../media/ranges.ts';
import { creditOf, type Visibility } from '../media/visibility.ts';
import { openDiskCache } from '../platform/disk-cache.ts';
import { newLimiter } from '../platform/limiter.ts';
import { log } from '../platform/log.ts';
import { readPoints } from '../platform/read-limit.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { allowEveryOrigin, answerPreflight } from '../standards/send-document.ts';
import { readPublic } from '../standards/sources.ts';
import { type ModelPicture, roomModel } from './room-model.ts';

/** Another one when models are built in another way. */
const recipe = 1;
const diskBytes = 500_000_000;
const limits = { name: 'room-models', concurrency: 1, waiting: 20, retryAfter: 5 };
/** Enough to stand before a work, small enough for ten of them to be loaded on a phone. */
const pictureSize = { region: 'full', size: '!1024,1024', rotation: '0', file: 'default.jpg' };

const bothLanguages = (korean: string, english: string | null | undefined): string =>
  english && english !== korean ? `${korean} (${english})` : korean;

/** The virtual gallery of an exhibition as a model that other programs open. */
export const roomModelRoutes =
  ({ config, readLimit }: Services, records: Records, images: Images, visibility: Visibility): FastifyPluginAsync =>
  async (app) => {
    allowEveryOrigin(app);
    const limiter = newLimiter(limits);
    const disk = await openDiskCache(join(config.dataDir, 'cache', 'rooms'), diskBytes);
    const hidden = { schema: { hide: true } };

    /** What the model of an exhibition is made of, and a name that says all that its bytes depend on. */
    const plan = async (id: string, origin: string) => {
      const { record: show } = await readPublic(records, 'exhibitions', id);
      const room = roomOfExhibition(show);
      const files = new Map(show.art_works.map((work) => [work.id, work.image]));
      const pictures = new Map<string, { blob: BlobRow; packet: Buffer }>();
      for (const hung of room.works) {
        const file = hung.id === MAIN_IMAGE_ID ? show.mainimage[0] : files.get(hung.id);
        const shown = file ? await visibility.byKey(file.hash) : undefined;
        if (shown?.isPublic)
          pictures.set(hung.id, { blob: shown.blob, packet: pictureMetadata(creditOf(shown), origin) });
      }
      const drawn = [...pictures].map(([hung, { blob, packet }]) => [hung, blob.location, packetHash(packet)]);
      const facts = JSON.stringify([recipe, origin, show, drawn]);
      return { show, room, pictures, name: createHash('sha256').update(facts).digest('base64url') };
    };

    const jpegOf = async (picture: { blob: BlobRow; packet: Buffer } | undefined, reader: FastifyRequest) => {
      if (!picture) return {};
      const { blob, packet } = picture;
      const request = readImageRequest(pictureSize, blob);
      const image = await images.get(images.nameOf(blob, request), { blob, request, reader });
      return { jpeg: withPacket(image, packet, 'image/jpeg') };
    };

    const make = async (planned: Awaited<ReturnType<typeof plan>>, origin: string, reader: FastifyRequest) => {
      const { show, room, pictures, name } = planned;
      const title = bothLanguages(show.title, show.title_en);
      const page = `${origin}${pagePaths.exhibitions}${show.id}`;
      const works = new Map(show.art_works.map((work) => [work.id, work]));
      const hung = new Map<string, ModelPicture>();
      for (const { id } of room.works) {
        const work = works.get(id);
        hung.set(id, {
          name: work ? bothLanguages(work.title, work.title_en) : title,
          page: work ? `${origin}${pagePaths['art-works']}${id}` : page,
          ...(await jpegOf(pictures.get(id), reader)),
        });
      }
      const colours = roomColours[show.room_style];
      const model = await roomModel({ room, colours, title, copyright: `${title}, ${page}`, pictures: hung });
      // Drawing takes a while, in which a work may have become private.
      if ((await plan(show.id, origin)).name !== name)
        throw new Failure('unavailable', 'The exhibition has just changed', { retryAfter: 1 });
      // A full disk makes the next one be drawn again, nothing else.
      await disk.put(name, model).catch((failure: unknown) => log.warn({ err: failure }, 'a model was not kept'));
      return model;
    };

    app.get<{ Params: { id: string } }>(roomModelPath(':id'), hidden, async (request, reply) => {
      const origin = originOf(config, request);
      const planned = await plan(request.params.id, origin);
      const { name } = planned;
      reply.headers({ ...tdmFacts('reserved', origin), etag: `"${name}"`, 'cache-control': 'no-cache' });
      if (isFresh(request.headers['if-none-match'], name)) return reply.code(304).send();
      const kept = await disk.get(name);
      if (!kept) await readLimit.spend(request, readPoints.page);
      // Whoever waited finds what the one before has made.
      const model = kept ?? (await limiter.run(async () => (await disk.get(name)) ?? make(planned, origin, request)));
      return reply
        .headers({ 'content-disposition': 'attachment; filename="room.glb"', 'x-content-type-options': 'nosniff' })
        .type('model/gltf-binary')
        .send(model);
    });
    app.options(roomModelPath(':id'), hidden, answerPreflight);
  };
