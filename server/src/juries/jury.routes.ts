import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import {
  acceptance,
  accepted,
  declaration,
  invitation,
  invitationParams,
  jurorConflicts,
  jurorEntry,
  jurorEntryInList,
  jurorEntryParams,
  jurorImageParams,
  jurorImageQuery,
  jurorRound,
  jurorRoundParams,
  juryScores,
  ownScore,
  recusal,
  scoreDraft,
  scoreRequest,
} from '@hwarang/domain/juries/judging.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { type AccountServices, originOf } from '../accounts/account-services.ts';
import { pictureHeaders } from '../media/picture-headers.ts';
import { callsOf } from '../platform/calls.ts';
import { declare, seeConflicts } from './declaration.service.ts';
import { jurorImage } from './images.service.ts';
import { accept, seeInvitation } from './invitations.service.ts';
import { beginScore, giveScore, listJurorEntries, recuse, seeEntry, seeScores } from './judging.service.ts';
import { ownRound, ownRounds } from './juror.service.ts';

const forHolders = callsOf('jury', undefined, 400, 401, 404, 409, 429);
const forJurors = callsOf('jury', 'judge open calls', 400, 401, 403, 404, 409);

/** What jurors can reach. See docs/decisions/0096-blindness-recusal-and-what-a-juror-can-reach.md before adding to it. */
export const juryRoutes =
  (services: AccountServices): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));

    api.get(
      '/jury/invitations/:token',
      forHolders(invitation, { params: invitationParams }, 'An invitation'),
      (request) => seeInvitation(services, request.params.token),
    );
    api.post(
      '/jury/invitations/:token',
      forHolders(
        accepted,
        { params: invitationParams, body: acceptance },
        'Accept it, signed in or with a new account',
      ),
      (request) => accept(services, request.caller, request.params.token, request.body, originOf(services, request)),
    );
    api.get('/jury/rounds', forJurors(z.array(jurorRound), {}, 'The rounds that were given to me'), (request) =>
      ownRounds(services, request.caller),
    );

    const one = '/jury/rounds/:round';
    const entry = `${one}/entries/:number`;
    const params = jurorRoundParams;
    api.get(one, forJurors(jurorRound, { params }, 'One of them'), (request) =>
      ownRound(services, request.caller, request.params.round),
    );
    api.get(`${one}/conflicts`, forJurors(jurorConflicts, { params }, 'What is to be declared'), (request) =>
      seeConflicts(services, request.caller, request.params.round),
    );
    api.put(
      `${one}/conflicts`,
      forJurors(jurorConflicts, { params, body: declaration }, 'Declare it, once'),
      (request) => declare(services, request.caller, request.params.round, request.body),
    );
    api.get(
      `${one}/entries`,
      forJurors(z.array(jurorEntryInList), { params }, 'The entries to judge, in an order of my own'),
      (request) => listJurorEntries(services, request.caller, request.params.round),
    );
    api.get(entry, forJurors(jurorEntry, { params: jurorEntryParams }, 'One entry'), (request) =>
      seeEntry(services, request.caller, request.params),
    );
    api.put(
      `${entry}/score`,
      forJurors(ownScore, { params: jurorEntryParams, body: scoreRequest }, 'Give a score'),
      (request) => giveScore(services, request.caller, request.params, request.body),
    );
    api.put(
      `${entry}/draft`,
      forJurors(
        scoreDraft,
        { params: jurorEntryParams, body: scoreRequest },
        'Keep a score that lacks something, uncounted',
      ),
      (request) => beginScore(services, request.caller, request.params, request.body),
    );
    api.post(
      `${entry}/recusal`,
      forJurors(doneAnswer, { params: jurorEntryParams, body: recusal }, 'Step back from an entry; its score goes'),
      (request) => recuse(services, request.caller, request.params, request.body.reason),
    );
    api.get(
      `${entry}/works/:work/image`,
      forJurors(
        z.unknown(),
        { params: jurorImageParams, querystring: jurorImageQuery },
        'The picture of a work, without anything that names its maker',
      ),
      async (request, reply) => {
        const { stream, mime, name } = await jurorImage(services, request.caller, request.params, request.query.width);
        reply.headers({ ...pictureHeaders, 'content-disposition': `inline; filename="${name}"` }).type(mime);
        return reply.send(stream);
      },
    );
    api.get(
      `${one}/scores`,
      forJurors(juryScores, { params }, 'The scores of all, from the discussion on'),
      (request) => seeScores(services, request.caller, request.params.round),
    );
  };
