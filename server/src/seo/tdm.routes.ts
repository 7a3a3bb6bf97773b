import { tdmFacts, tdmPolicyPath } from '@hwarang/domain/artists/machine-use';
import type { FastifyPluginAsync } from 'fastify';
import { readPoints } from '../platform/read-limit.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import { artistsWhoAllow } from './tdm.store.ts';

/** The file stays small however many artists there are: what counts are the headers of each page and picture, which override it. */
const mostListed = 1000;

const inFile = ({ 'tdm-reservation': reservation, ...rest }: Record<string, string>) => ({
  'tdm-reservation': Number(reservation),
  ...rest,
});

/** TDM Reservation Protocol: what machines may take from the site to learn from, and whom they ask. */
export const tdmRoutes =
  ({ config, database, readLimit }: Services): FastifyPluginAsync =>
  async (app) => {
    const quiet = { schema: { hide: true } };
    app.get('/.well-known/tdmrep.json', quiet, async (request) => {
      await readLimit.spend(request, readPoints.page);
      const origin = originOf(config, request);
      const allowed = await artistsWhoAllow(database.reads, mostListed);
      return [
        ...allowed.map((id) => ({ location: `/artist-profile/${id}`, ...inFile(tdmFacts('allowed', origin)) })),
        { location: '/', ...inFile(tdmFacts('reserved', origin)) },
      ];
    });
    app.get(tdmPolicyPath, quiet, async (request, reply) => {
      const origin = originOf(config, request);
      return reply.type('application/ld+json; charset=utf-8').send(
        JSON.stringify({
          '@context': ['http://www.w3.org/ns/odrl.jsonld', { tdm: 'http://www.w3.org/ns/tdmrep#' }],
          '@type': 'Offer',
          profile: 'http://www.w3.org/ns/tdmrep',
          uid: origin + tdmPolicyPath,
          assigner: { uid: origin, 'vcard:hasURL': `${origin}/contact` },
          permission: [{ target: origin, action: 'tdm:mine', duty: [{ action: 'obtainConsent' }] }],
        }),
      );
    });
  };
