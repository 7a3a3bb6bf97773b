import type { FastifyPluginAsync } from 'fastify';
import { artistsService } from './artists/artists.service.ts';
import { artbrochuresWriting, artistsWriting } from './artists/artists.writing.ts';
import { artworksService } from './artworks/artworks.service.ts';
import { artworksWriting } from './artworks/artworks.writing.ts';
import { companiesWriting, contractsWriting, shopitemregsWriting } from './companies/companies.writing.ts';
import { exhibitionsWriting } from './exhibitions/exhibitions.writing.ts';
import { galleriesWriting } from './galleries/galleries.writing.ts';
import { readRoutes, sendJson } from './platform/query/collection.routes.ts';
import type { Records } from './platform/query/records.ts';
import type { Services } from './platform/services.ts';
import { curatedService } from './platform/write/curated.service.ts';
import { writeRoutes } from './platform/write/write.routes.ts';

const curated = [
  exhibitionsWriting,
  galleriesWriting,
  companiesWriting,
  artbrochuresWriting,
  contractsWriting,
  shopitemregsWriting,
];
const personal = ['companies', 'contracts'];

/** The calls of the spec on records: art-works, artists, exhibitions, galleries and what belongs to them. */
export const collectionRoutes =
  (services: Services, records: Records): FastifyPluginAsync =>
  async (api) => {
    const { workspace } = services.media;
    for (const { name } of [artistsWriting, artworksWriting, ...curated])
      readRoutes(api, records, name, personal.includes(name) ? 'edit own records' : 'read public records');
    for (const writing of curated) writeRoutes(api, workspace, writing, curatedService(services, records, writing));
    writeRoutes(api, workspace, artistsWriting, artistsService(services, records));
    const artworks = artworksService(services, records);
    writeRoutes(api, workspace, artworksWriting, artworks);
    api.post<{ Params: { id: string } }>('/art-works/:id/restore', async (request, reply) =>
      sendJson(reply, await artworks.restore(request.caller, request.params.id)),
    );
  };
