import {
  agreementAnswer,
  askArtist as askArtistBody,
  askForWorks as askForWorksBody,
  consignedWorks,
  myGalleries,
  ofGallery,
  representedArtists,
  studioOverview,
  studioParams,
} from '@hwarang/domain/galleries/studio.contract';
import { recordId } from '@hwarang/domain/records.contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { demandStaff } from '../platform/caller.ts';
import { callsOf } from '../platform/calls.ts';
import { inGalleries } from '../platform/gallery-scope.ts';
import { mailOrigin } from '../platform/request-facts.ts';
import { byId } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import {
  answerConsignment,
  answerRepresentation,
  askArtist,
  askForWorks,
  endConsignment,
  endRepresentation,
  listArtists,
  listMyGalleries,
  listWorks,
} from './agreements.service.ts';
import { overviewOf } from './overview.store.ts';

const forStaff = callsOf('studio', 'work for galleries', 400, 401, 403, 404, 409);
const forArtists = callsOf('studio', 'edit own records', 400, 401, 403, 404, 409);
/** Whom an administrator answers for; others answer for themselves. */
const querystring = z.object({ artist: recordId.optional() });

/** What a gallery and an artist agree on, and what the gallery sees of itself. */
export const studioRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const one = '/studio/:gallery';
    const site = (request: FastifyRequest) => mailOrigin(services.config, request);
    api.get(`${one}/overview`, forStaff(studioOverview, { params: studioParams }, 'Figures'), async (request) => {
      const { gallery } = request.params;
      demandStaff(request.caller, gallery, 'see the studio');
      return inGalleries(services.database, [gallery], (tx) => overviewOf(tx, gallery));
    });
    api.get(
      `${one}/artists`,
      forStaff(representedArtists, { params: studioParams }, 'Artists it represents'),
      (request) => listArtists(services, request.caller, request.params.gallery),
    );
    api.post(
      `${one}/artists`,
      forStaff(representedArtists, { params: studioParams, body: askArtistBody }, 'Ask an artist'),
      (request) => askArtist(services, request.caller, request.params.gallery, request.body.artist, site(request)),
    );
    api.delete(
      `${one}/artists/:artist`,
      forStaff(representedArtists, { params: ofGallery('artist') }, 'Take the question back, or let the artist go'),
      (request) => endRepresentation(services, request.caller, request.params.gallery, request.params.artist),
    );
    api.get(`${one}/works`, forStaff(consignedWorks, { params: studioParams }, 'Works on consignment'), (request) =>
      listWorks(services, request.caller, request.params.gallery),
    );
    api.post(
      `${one}/works`,
      forStaff(consignedWorks, { params: studioParams, body: askForWorksBody }, 'Ask for works'),
      (request) => askForWorks(services, request.caller, request.params.gallery, request.body.artworks, site(request)),
    );
    api.delete(
      `${one}/works/:artwork`,
      forStaff(consignedWorks, { params: ofGallery('artwork') }, 'Take the question back, or give the work back'),
      (request) => endConsignment(services, request.caller, request.params.gallery, request.params.artwork),
    );
    api.get(
      '/my-galleries',
      forArtists(myGalleries, { querystring }, 'What galleries ask of me as an artist'),
      (request) => listMyGalleries(services, request.caller, request.query.artist),
    );
    api.put(
      '/my-galleries/representations/:gallery',
      forArtists(myGalleries, { params: studioParams, body: agreementAnswer, querystring }, 'Answer, or end'),
      (request) =>
        answerRepresentation(
          services,
          request.caller,
          request.params.gallery,
          request.body.state,
          request.query.artist,
        ),
    );
    api.put(
      '/my-galleries/consignments/:id',
      forArtists(myGalleries, { params: byId, body: agreementAnswer, querystring }, 'Answer, or take the work back'),
      (request) =>
        answerConsignment(services, request.caller, request.params.id, request.body.state, request.query.artist),
    );
  };
