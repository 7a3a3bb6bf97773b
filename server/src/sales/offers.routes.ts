import { offerAnswer, offerLine, offerRequest } from '@hwarang/domain/sales/offers.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import { byId } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import { offersService } from './offers.service.ts';

const ofStaff = callsOf('studio', 'work for galleries', 400, 401, 403, 404);
const ofArtists = callsOf('art-works', 'edit own records', 400, 401, 403, 404, 409);
const ofGallery = z.object({ gallery: z.string() });
const ofWork = ofGallery.extend({ artwork: z.string() });

export const offersRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    const offers = offersService(services);

    api.get(
      '/studio/:gallery/offers',
      ofStaff(z.array(offerLine), { params: ofGallery }, 'What a gallery asks for the works it has'),
      ({ caller, params }) => offers.list(caller, params.gallery),
    );
    const studio = '/studio/:gallery/works/:artwork/offer';
    api.get(studio, ofStaff(offerAnswer, { params: ofWork }, 'What a gallery asks for a work'), ({ caller, params }) =>
      offers.readOfGallery(caller, params.gallery, params.artwork),
    );
    api.put(
      studio,
      ofStaff(offerAnswer, { params: ofWork, body: offerRequest }, 'Offer a work on consignment'),
      ({ caller, params, body }) => offers.writeOfGallery(caller, params.gallery, params.artwork, body),
    );
    const own = '/art-works/:id/offer';
    api.get(own, ofArtists(offerAnswer, { params: byId }, 'What I ask for my artwork'), ({ caller, params }) =>
      offers.readOfArtist(caller, params.id),
    );
    api.put(
      own,
      ofArtists(offerAnswer, { params: byId, body: offerRequest }, 'Offer my artwork'),
      ({ caller, params, body }) => offers.writeOfArtist(caller, params.id, body),
    );
  };
