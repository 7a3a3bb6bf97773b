import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import {
  enquiryBegun,
  enquiryChange,
  enquiryFilter,
  enquiryHold,
  enquiryLine,
  enquiryRequest,
  enquiryText,
  ownEnquiry,
  wholeEnquiry,
} from '@hwarang/domain/enquiries/enquiries.contract';
import type { StaffCapability } from '@hwarang/domain/galleries/staff';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { originOf } from '../accounts/account-services.ts';
import { sendFile } from '../captions/captions.routes.ts';
import { noStore } from '../platform/answers.ts';
import type { Caller } from '../platform/caller.ts';
import { callsOf } from '../platform/calls.ts';
import { languageOf } from '../platform/request-facts.ts';
import { repeatable, sentKey, writtenOf } from '../platform/sent-key.ts';
import type { Services } from '../services/services.ts';
import { answeringService, deskOfArtist, deskOfStaff } from './answering.service.ts';
import { ask, readByKey, writeByKey } from './asking.service.ts';
import type { Desk } from './enquiries.store.ts';

const forAskers = callsOf('enquiries', undefined, 400, 401, 403, 404, 409, 429);
const byKey = z.object({ key: z.string().max(200) });

export const enquiriesRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    const origin = (request: FastifyRequest) => originOf(services, request);

    api.post(
      '/enquiries',
      forAskers(enquiryBegun, { headers: repeatable, body: enquiryRequest }, 'Ask about a work'),
      (request) => ask(services, request.caller, { ...request.body, key: sentKey(request) }, origin(request)),
    );
    api.get('/enquiries/:key', forAskers(ownEnquiry, { params: byKey }, 'What I asked'), (request) =>
      readByKey(services, request.params.key, origin(request).language),
    );
    api.post(
      '/enquiries/:key/messages',
      forAskers(ownEnquiry, { params: byKey, headers: repeatable, body: enquiryText }, 'Write on'),
      (request) => writeByKey(services, request.params.key, writtenOf(request), origin(request)),
    );
    await api.register(deskRoutes(services, '/studio/:gallery/enquiries', 'work for galleries', deskOfStaff));
    await api.register(deskRoutes(services, '/my-enquiries', 'edit own records', (caller) => deskOfArtist(caller)));
  };

/** The same calls for a gallery's staff and for an artist; `deskOf` refuses whoever is neither. */
const deskRoutes =
  (
    services: Services,
    path: string,
    capability: 'work for galleries' | 'edit own records',
    deskOf: (caller: Caller, gallery: string, capability?: StaffCapability) => Desk,
  ): FastifyPluginAsyncZod =>
  async (api) => {
    const calls = callsOf('enquiries', capability, 400, 401, 403, 404, 409);
    // An artist's address has none.
    const params = z.object({ gallery: z.string().default('') });
    const ofOne = params.extend({ id: z.string() });
    const enquiries = answeringService(services);
    const desk = ({ caller, params: { gallery } }: { caller: Caller; params: { gallery: string } }) =>
      deskOf(caller, gallery);
    const stock = ({ caller, params: { gallery } }: { caller: Caller; params: { gallery: string } }) =>
      deskOf(caller, gallery, 'keep stock');

    api.get(
      path,
      calls(z.array(enquiryLine), { params, querystring: enquiryFilter }, 'Enquiries, the newest first'),
      (request) => enquiries.list(desk(request), request.query),
    );
    api.get(`${path}.csv`, calls(z.string(), { params }, 'Enquiries as a sheet'), async (request, reply) =>
      sendFile(
        reply,
        'enquiries.csv',
        'text/csv; charset=utf-8',
        await enquiries.csv(desk(request), languageOf(request)),
      ),
    );
    api.get(`${path}/:id`, calls(wholeEnquiry, { params: ofOne }, 'One enquiry'), (request) =>
      enquiries.read(desk(request), request.params.id),
    );
    api.put(`${path}/:id`, calls(wholeEnquiry, { params: ofOne, body: enquiryChange }, 'Set its state'), (request) =>
      enquiries.setState(desk(request), request.params.id, request.body.state),
    );
    api.post(
      `${path}/:id/answers`,
      calls(wholeEnquiry, { params: ofOne, headers: repeatable, body: enquiryText }, 'Answer, by mail too'),
      (request) =>
        enquiries.answer(
          desk(request),
          request.caller,
          request.params.id,
          writtenOf(request),
          originOf(services, request),
        ),
    );
    api.post(
      `${path}/:id/notes`,
      calls(
        wholeEnquiry,
        { params: ofOne, headers: repeatable, body: enquiryText },
        'Note something that the asker never sees',
      ),
      (request) => enquiries.note(desk(request), request.caller, request.params.id, writtenOf(request)),
    );
    api.post(`${path}/:id/seen`, calls(doneAnswer, { params: ofOne }, 'Seen'), (request) =>
      enquiries.seen(desk(request), request.params.id),
    );
    api.put(
      `${path}/:id/hold`,
      calls(wholeEnquiry, { params: ofOne, body: enquiryHold }, 'Hold the work for the asker'),
      (request) => enquiries.hold(stock(request), request.params.id, request.body.until),
    );
    api.delete(`${path}/:id/hold`, calls(wholeEnquiry, { params: ofOne }, 'Hold it no longer'), (request) =>
      enquiries.release(stock(request), request.params.id),
    );
  };
