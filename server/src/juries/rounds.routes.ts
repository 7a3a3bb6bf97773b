import {
  callParams,
  conflict,
  conflictDecision,
  conflictParams,
  juror,
  jurorParams,
  jurorProgress,
  juryLogEntry,
  juryLogQuery,
  juryRound,
  newJuror,
  newRound,
  phaseChange,
  roundChange,
  roundParams,
} from '@hwarang/domain/juries/rounds.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { originOf } from '../accounts/account-services.ts';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import type { Services } from '../services/services.ts';
import {
  decideConflict,
  dismissJuror,
  inviteJuror,
  listConflicts,
  listJurors,
  sendInvitationAgain,
} from './jurors.service.ts';
import {
  changePhase,
  deleteRound,
  editRound,
  listRounds,
  logOf,
  makeRound,
  progressOf,
  seeRound,
} from './rounds.service.ts';

const reading = callsOf('juries', 'manage open calls', 400, 401, 403, 404);
const writing = callsOf('juries', 'manage open calls', 400, 401, 403, 404, 409);
const inviting = callsOf('juries', 'manage open calls', 400, 401, 403, 404, 409, 429);

/** Rounds as curators run them. */
export const roundsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    const all = '/open-calls/:slug/rounds';
    const one = `${all}/:round`;

    api.get(all, reading(z.array(juryRound), { params: callParams }, 'The rounds of a call'), (request) =>
      listRounds(services, request.caller, request.params.slug),
    );
    api.post(all, writing(juryRound, { params: callParams, body: newRound }, 'Make a round'), (request) =>
      makeRound(services, request.caller, request.params.slug, request.body),
    );
    api.get(one, reading(juryRound, { params: roundParams }, 'One round'), (request) =>
      seeRound(services, request.caller, request.params),
    );
    api.put(one, writing(juryRound, { params: roundParams, body: roundChange }, 'Change a round'), (request) =>
      editRound(services, request.caller, request.params, request.body),
    );
    api.delete(one, writing(juryRound, { params: roundParams }, 'Delete a round that nobody has judged'), (request) =>
      deleteRound(services, request.caller, request.params),
    );
    api.post(
      `${one}/phase`,
      writing(
        juryRound,
        { params: roundParams, body: phaseChange },
        'Begin the next phase; scores are sealed when judging ends',
      ),
      (request) => changePhase(services, request.caller, request.params, request.body, originOf(services, request)),
    );
    api.get(
      `${one}/progress`,
      reading(z.array(jurorProgress), { params: roundParams }, 'How far each juror is'),
      (request) => progressOf(services, request.caller, request.params),
    );
    api.get(
      `${one}/log`,
      reading(
        z.array(juryLogEntry),
        { params: roundParams, querystring: juryLogQuery },
        'Every view and change, newest first',
      ),
      (request) => logOf(services, request.caller, request.params, request.query),
    );

    api.get(`${one}/jurors`, reading(z.array(juror), { params: roundParams }, 'Its jurors'), (request) =>
      listJurors(services, request.caller, request.params),
    );
    api.post(
      `${one}/jurors`,
      inviting(juror, { params: roundParams, body: newJuror }, 'Invite a juror by mail'),
      (request) => inviteJuror(services, request.caller, request.params, request.body, originOf(services, request)),
    );
    api.post(
      `${one}/jurors/:juror/invitation`,
      inviting(juror, { params: jurorParams }, 'Send the invitation again, with a new link'),
      (request) =>
        sendInvitationAgain(
          services,
          request.caller,
          request.params,
          request.params.juror,
          originOf(services, request),
        ),
    );
    api.delete(
      `${one}/jurors/:juror`,
      writing(juror, { params: jurorParams }, 'Remove a juror; scores that are not sealed go too'),
      (request) => dismissJuror(services, request.caller, request.params, request.params.juror),
    );
    api.get(
      `${one}/conflicts`,
      reading(z.array(conflict), { params: roundParams }, 'Who is kept out of what'),
      (request) => listConflicts(services, request.caller, request.params),
    );
    api.put(
      `${one}/conflicts/:juror/:entry`,
      writing(
        conflict,
        { params: conflictParams, body: conflictDecision },
        'Keep a juror out of an entry, or let them in',
      ),
      (request) => decideConflict(services, request.caller, request.params, request.params, request.body),
    );
  };
