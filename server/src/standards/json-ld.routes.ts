import { Failure } from '@hwarang/domain/failures';
import { linkedArtProfile, type PagedName, pagePaths } from '@hwarang/domain/standards/addresses';
import type { FastifyPluginAsync } from 'fastify';
import { readPoints } from '../platform/read-limit.ts';
import { languageOf, originOf } from '../platform/request-facts.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { linkedArt } from './linked-art.ts';
import { schemaOrg } from './schema-org.ts';
import { allowEveryOrigin, answerPreflight, sendDocument } from './send-document.ts';
import { readPublic } from './sources.ts';

type Asked = { Params: { id: string }; Querystring: { profile?: unknown } };

/** Each record as JSON-LD beside its page: schema.org in the reader's language, or Linked Art. */
export const jsonLdRoutes =
  ({ config }: Services, records: Records): FastifyPluginAsync =>
  async (app) => {
    allowEveryOrigin(app);
    const quiet = { schema: { hide: true } };
    const serve = <Name extends PagedName>(name: Name) => {
      const path = `${pagePaths[name]}:id(^[0-9a-f]{24}).jsonld`;
      app.get<Asked>(path, quiet, async (request, reply) => {
        const { profile } = request.query;
        const isLinkedArt = profile === 'linked-art' || profile === linkedArtProfile;
        if (profile !== undefined && !isLinkedArt)
          throw new Failure('bad-request', 'profile is linked-art, or left out for schema.org');
        const [origin, language, { id }] = [originOf(config, request), languageOf(request), request.params];
        const make = async () => {
          const { record, reads } = await readPublic(records, name, id);
          const document = isLinkedArt
            ? linkedArt[name](origin, record)
            : { '@context': 'https://schema.org', ...schemaOrg[name](origin, language, record) };
          return { body: Buffer.from(JSON.stringify(document)), reads };
        };
        const key = `json-ld ${origin} ${isLinkedArt ? 'linked-art' : language} ${name}/${id}`;
        const answer = await records.made(key, readPoints.record, make, request);
        reply.header('vary', isLinkedArt ? 'accept' : 'accept, accept-language, cookie');
        reply.header('link', `<${origin}${pagePaths[name]}${id}>; rel="canonical"`);
        const type = isLinkedArt ? `application/ld+json;profile="${linkedArtProfile}"` : 'application/ld+json';
        return sendDocument(request, reply, answer, type);
      });
      app.options(`${pagePaths[name]}*`, quiet, answerPreflight);
    };
    serve('art-works');
    serve('artists');
    serve('exhibitions');
    serve('galleries');
  };
