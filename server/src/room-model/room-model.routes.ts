import { tdmFacts } from '@hwarang/domain/artists/machine-use';
import type { Whole } from '@hwarang/domain/contracts';
import { Failure } from '@hwarang/domain/failures';
import type { MediaFile } from '@hwarang/domain/media/file';
import { pagePaths, roomModelPath } from '@hwarang/domain/standards/addresses';
import { roomOfExhibition } from '@hwarang/domain/virtual-gallery/exhibition-room';
import { MAIN_IMAGE_ID } from '@hwarang/domain/virtual-gallery/room';
import { roomColours } from '@hwarang/domain/virtual-gallery/room-colours';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { readImageRequest } from '../iiif/image-request.ts';
import type { Images } from '../iiif/images.ts';
import { pictureMetadata } from '../media/credit.ts';
import { withPacket } from '../media/packet.ts';
import { creditOf, type Visibility } from '../media/visibility.ts';
import { newLimiter } from '../platform/limiter.ts';
import { readPoints } from '../platform/read-limit.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { allowEveryOrigin, answerPreflight, sendDocument } from '../standards/send-document.ts';
import { readPublic } from '../standards/sources.ts';
import { type ModelPicture, roomModel } from './room-model.ts';

const limits = { name: 'room-models', concurrency: 1, waiting: 20, retryAfter: 5 };
/** Enough to stand before a work, small enough for ten of them to be loaded on a phone. */
const pictureSize = { region: 'full', size: '!1024,1024', rotation: '0', file: 'default.jpg' };

type Exhibition = Whole<'exhibitions'>;

const inBoth = (korean: string, english: string | null | undefined): string =>
  english && english !== korean ? `${korean} (${english})` : korean;

/** The virtual gallery of an exhibition as a model that other programs open. */
export const roomModelRoutes =
  ({ config }: Services, records: Records, images: Images, visibility: Visibility): FastifyPluginAsync =>
  async (app) => {
    allowEveryOrigin(app);
    const limiter = newLimiter(limits);
    const hidden = { schema: { hide: true } };

    const jpegOf = async (file: MediaFile | null | undefined, request: FastifyRequest): Promise<Buffer | undefined> => {
      const shown = file ? await visibility.byKey(file.hash) : undefined;
      if (!shown?.isPublic) return undefined;
      const asked = readImageRequest(pictureSize, shown.blob);
      const name = images.nameOf(shown.blob, asked);
      const image = await images.get(name, { blob: shown.blob, request: asked, reader: request });
      return withPacket(image, pictureMetadata(creditOf(shown), originOf(config, request)), 'image/jpeg');
    };

    const modelOf = async (show: Exhibition, request: FastifyRequest): Promise<Buffer> => {
      const origin = originOf(config, request);
      const room = roomOfExhibition(show);
      const title = inBoth(show.title, show.title_en);
      const page = `${origin}${pagePaths.exhibitions}${show.id}`;
      const works = new Map(show.art_works.map((work) => [work.id, work]));
      const pictures = new Map<string, ModelPicture>();
      for (const { id } of room.works) {
        const work = works.get(id);
        const jpeg = await jpegOf(id === MAIN_IMAGE_ID ? show.mainimage[0] : work?.image, request);
        pictures.set(id, {
          name: work ? inBoth(work.title, work.title_en) : title,
          page: work ? `${origin}${pagePaths['art-works']}${id}` : page,
          ...(jpeg ? { jpeg } : {}),
        });
      }
      return roomModel({
        room,
        colours: roomColours[show.room_style],
        title,
        copyright: `${title}, ${page}`,
        pictures,
      });
    };

    app.get<{ Params: { id: string } }>(roomModelPath(':id'), hidden, async (request, reply) => {
      const { id } = request.params;
      const origin = originOf(config, request);
      const make = () =>
        limiter.run(async () => {
          const { record, reads } = await readPublic(records, 'exhibitions', id);
          const body = await modelOf(record, request);
          // Drawing takes a while, in which a work may have become private.
          const { record: after } = await readPublic(records, 'exhibitions', id);
          if (JSON.stringify(after) !== JSON.stringify(record))
            throw new Failure('unavailable', 'The exhibition has just changed', { retryAfter: 1 });
          return { body, reads };
        });
      const answer = await records.made(`room model ${origin} ${id}`, readPoints.page, make, request);
      reply.headers({
        ...tdmFacts('reserved', origin),
        'content-disposition': 'attachment; filename="room.glb"',
        'x-content-type-options': 'nosniff',
      });
      return sendDocument(request, reply, answer, 'model/gltf-binary');
    });
    app.options(roomModelPath(':id'), hidden, answerPreflight);
  };
