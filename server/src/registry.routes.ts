import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import { artbrochure, artist } from '@hwarang/domain/artists/artists.contract';
import { artwork } from '@hwarang/domain/artworks/artworks.contract';
import { artworkOrder } from '@hwarang/domain/artworks/artworks.write';
import { contract, shopitemreg } from '@hwarang/domain/companies/companies.contract';
import { company } from '@hwarang/domain/companies/companies.parts';
import { exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { gallery } from '@hwarang/domain/galleries/galleries.contract';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod';
import { artbrochuresCollection, artistsCollection } from './artists/artists.record.ts';
import { artistsService } from './artists/artists.service.ts';
import { artbrochuresWriting, artistsWriting } from './artists/artists.writing.ts';
import { artworksCollection } from './artworks/artworks.record.ts';
import { artworksService } from './artworks/artworks.service.ts';
import { artworksWriting } from './artworks/artworks.writing.ts';
import { companiesCollection, contractsCollection, shopitemregsCollection } from './companies/companies.record.ts';
import { companiesWriting, contractsWriting, shopitemregsWriting } from './companies/companies.writing.ts';
import { exhibitionsCollection } from './exhibitions/exhibitions.record.ts';
import { exhibitionsWriting } from './exhibitions/exhibitions.writing.ts';
import { galleriesCollection } from './galleries/galleries.record.ts';
import { galleriesWriting } from './galleries/galleries.writing.ts';
import type { Services } from './platform/services.ts';
import { byId, demands, readRoutes, sendJson } from './records/query/collection.routes.ts';
import type { Records } from './records/query/records.ts';
import { curatedService } from './records/write/curated.service.ts';
import { writeRoutes } from './records/write/write.routes.ts';

/** Kept by administrators for everyone, or, when personal, for those they belong to. */
const curated = [
  { collection: exhibitionsCollection, writing: exhibitionsWriting, answer: exhibition },
  { collection: galleriesCollection, writing: galleriesWriting, answer: gallery },
  { collection: companiesCollection, writing: companiesWriting, answer: company },
  { collection: artbrochuresCollection, writing: artbrochuresWriting, answer: artbrochure },
  { collection: contractsCollection, writing: contractsWriting, answer: contract },
  { collection: shopitemregsCollection, writing: shopitemregsWriting, answer: shopitemreg },
];

/** The calls of the spec on records: art-works, artists, exhibitions, galleries and what belongs to them. */
export const collectionRoutes =
  (services: Services, records: Records): FastifyPluginAsync =>
  async (api) => {
    const { workspace } = services.media;
    const artworks = artworksService(services, records);
    const all = [
      ...curated.map((one) => ({ ...one, service: curatedService(services, records, one.writing) })),
      {
        collection: artistsCollection,
        writing: artistsWriting,
        answer: artist,
        service: artistsService(services, records),
      },
      { collection: artworksCollection, writing: artworksWriting, answer: artwork, service: artworks },
    ];
    for (const one of all) {
      const capability = one.collection.personal ? 'edit own records' : 'read public records';
      readRoutes(api, records, { ...one, capability });
      writeRoutes(api, workspace, one);
    }
    api.post<{ Body: z.infer<typeof artworkOrder> }>(
      '/art-works/order',
      {
        onRequest: demands('edit own records'),
        schema: {
          tags: ['art-works'],
          summary: 'Put my artworks in order',
          body: artworkOrder,
          response: { 200: doneAnswer, ...refusals(400, 401, 403) },
        },
      },
      (request) => artworks.order(request.caller, request.body.ids),
    );
    api.post<{ Params: { id: string } }>(
      '/art-works/:id/restore',
      {
        onRequest: demands('edit own records'),
        schema: {
          tags: ['art-works'],
          summary: 'Bring a deleted one back',
          params: byId,
          response: { 200: artwork, ...refusals(401, 403, 404) },
        },
      },
      async (request, reply) => sendJson(reply, await artworks.restore(request.caller, request.params.id)),
    );
  };
