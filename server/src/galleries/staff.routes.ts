import {
  galleryInvitation,
  newInvitation,
  newRole,
  ofGallery,
  ownGalleries,
  staffList,
  studioParams,
  tokenParams,
} from '@hwarang/domain/galleries/studio.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type AccountServices, originOf } from '../accounts/account-services.ts';
import { callsOf } from '../platform/calls.ts';
import {
  acceptInvitation,
  changeRole,
  dismiss,
  invite,
  listOwnGalleries,
  listStaff,
  seeInvitation,
  takeBack,
} from './staff.service.ts';

const forStaff = callsOf('studio', 'work for galleries', 400, 401, 403, 404, 409, 429);
const forHolders = callsOf('studio', undefined, 400, 401, 404);

/** Who works for which gallery, and how they come and go. */
export const staffRoutes =
  (services: AccountServices): FastifyPluginAsyncZod =>
  async (api) => {
    api.get('/studio', forStaff(ownGalleries, {}, 'The galleries I work for'), (request) =>
      listOwnGalleries(services, request.caller),
    );
    const one = '/studio/:gallery';
    api.get(`${one}/staff`, forStaff(staffList, { params: studioParams }, 'Who works there'), (request) =>
      listStaff(services, request.caller, request.params.gallery),
    );
    api.post(
      `${one}/invitations`,
      forStaff(staffList, { params: studioParams, body: newInvitation }, 'Invite somebody by mail'),
      (request) => invite(services, request.caller, request.params.gallery, request.body, originOf(services, request)),
    );
    const invitation = ofGallery('id');
    api.delete(`${one}/invitations/:id`, forStaff(staffList, { params: invitation }, 'Take it back'), (request) =>
      takeBack(services, request.caller, request.params.gallery, request.params.id),
    );
    const member = ofGallery('user');
    api.put(`${one}/staff/:user`, forStaff(staffList, { params: member, body: newRole }, 'Another role'), (request) =>
      changeRole(services, request.caller, request.params.gallery, request.params.user, request.body.role),
    );
    api.delete(`${one}/staff/:user`, forStaff(staffList, { params: member }, 'Dismiss, or leave'), (request) =>
      dismiss(services, request.caller, request.params.gallery, request.params.user),
    );
    api.get(
      '/gallery-invitations/:token',
      forHolders(galleryInvitation, { params: tokenParams }, 'An invitation'),
      (request) => seeInvitation(services, request.params.token),
    );
    api.post(
      '/gallery-invitations/:token/accept',
      forStaff(ownGalleries, { params: tokenParams }, 'Accept it'),
      (request) => acceptInvitation(services, request.caller, request.params.token),
    );
  };
