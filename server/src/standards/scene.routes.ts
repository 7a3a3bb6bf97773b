import { Failure } from '@hwarang/domain/failures';
import { scenePath } from '@hwarang/domain/standards/addresses';
import type { FastifyPluginAsync } from 'fastify';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { documentAnswer } from './document-answer.ts';
import { exhibitionScene, sceneType } from './scene.ts';
import { allowEveryOrigin, answerPreflight } from './send-document.ts';
import { readPublic } from './sources.ts';

/** Presentation API 4.0, a draft: the room of each exhibition as a Scene. */
export const sceneRoutes =
  (services: Services, records: Records): FastifyPluginAsync =>
  async (app) => {
    allowEveryOrigin(app);
    const quiet = { schema: { hide: true } };
    const answer = documentAnswer(services, records, sceneType);
    app.get<{ Params: { id: string } }>(scenePath(':id'), quiet, (request, reply) =>
      answer(request, reply, `exhibitions/${request.params.id}`, async (site) => {
        const { record, reads } = await readPublic(records, 'exhibitions', request.params.id);
        return { document: exhibitionScene(site, record), reads };
      }),
    );
    app.options('/iiif/presentation/4/*', quiet, answerPreflight);
    app.get('/iiif/presentation/4/*', quiet, () => {
      throw new Failure('not-found');
    });
  };
