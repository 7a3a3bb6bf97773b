import { artworkContract } from '@hwarang/domain/artworks/artworks.contract';
import { wholeSchema } from '@hwarang/domain/contracts';
import {
  digestSwitch,
  follows,
  keepRequest,
  keptLists,
  listOrderRequest,
  listParams,
  listWorkParams,
  mergeRequest,
  moveRequest,
  newListRequest,
  recordParams,
  renameListRequest,
  savedSearch,
  savedSearchRequest,
  tokenParams,
  workOrderRequest,
} from '@hwarang/domain/keeping/keeping.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { followingService } from './following.service.ts';
import { listsService } from './lists.service.ts';

const own = callsOf('keeping', 'keep an account', 400, 401, 403, 404, 409);
const everyones = callsOf('keeping', 'read public records', 400, 401, 403, 404, 429);
const searches = z.array(savedSearch);
const sharedAnswer = z.object({ name: z.string(), works: z.array(wholeSchema(artworkContract)) });

/** What somebody keeps, follows and looks for: one's own, and nobody else's but what was shared. */
export const keepingRoutes =
  (services: Services, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    const lists = listsService(services, records);
    const following = followingService(services, records);

    api.get('/kept', own(keptLists, {}, 'My lists with the ids of their works'), ({ caller }) => lists.all(caller));
    api.post('/kept', own(keptLists, { body: keepRequest }, 'Keep a work in my first list'), ({ caller, body }) =>
      lists.keep(caller, body.artwork),
    );
    api.post('/kept/merge', own(keptLists, { body: mergeRequest }, 'Bring lists of this browser'), ({ caller, body }) =>
      lists.merge(caller, body),
    );
    api.post('/kept/move', own(keptLists, { body: moveRequest }, 'Move a work'), ({ caller, body }) =>
      lists.move(caller, body),
    );
    api.put('/kept/lists', own(keptLists, { body: listOrderRequest }, 'Put my lists in order'), ({ caller, body }) =>
      lists.order(caller, body.lists),
    );
    api.post('/kept/lists', own(keptLists, { body: newListRequest }, 'Make a list'), ({ caller, body }) =>
      lists.add(caller, body.name),
    );
    const params = listParams;
    api.put('/kept/lists/:list', own(keptLists, { params, body: renameListRequest }, 'Rename a list'), (request) =>
      lists.rename(request.caller, request.params.list, request.body.name),
    );
    api.delete('/kept/lists/:list', own(keptLists, { params }, 'Delete a list'), (request) =>
      lists.remove(request.caller, request.params.list),
    );
    api.put('/kept/lists/:list/works', own(keptLists, { params, body: workOrderRequest }, 'Order works'), (request) =>
      lists.orderWorks(request.caller, request.params.list, request.body.works),
    );
    api.put('/kept/lists/:list/works/:artwork', own(keptLists, { params: listWorkParams }, 'Keep a work'), (request) =>
      lists.put(request.caller, request.params.list, request.params.artwork),
    );
    api.delete(
      '/kept/lists/:list/works/:artwork',
      own(keptLists, { params: listWorkParams }, 'Take a work out'),
      (request) => lists.take(request.caller, request.params.list, request.params.artwork),
    );
    api.put('/kept/lists/:list/share', own(keptLists, { params }, 'Give a list an address for others'), (request) =>
      lists.share(request.caller, request.params.list),
    );
    api.delete('/kept/lists/:list/share', own(keptLists, { params }, 'Take that address back'), (request) =>
      lists.unshare(request.caller, request.params.list),
    );
    api.get('/lists/:token', everyones(sharedAnswer, { params: tokenParams }, 'A shared list'), (request, reply) => {
      void reply.header('x-robots-tag', 'noindex');
      return lists.shared(request.params.token, request);
    });

    api.get('/follows', own(follows, {}, 'Whom I follow'), ({ caller }) => following.all(caller));
    for (const kind of ['artists', 'galleries'] as const) {
      api.put(`/follows/${kind}/:id`, own(follows, { params: recordParams }, 'Follow'), ({ caller, params }) =>
        following.follow(caller, kind, params.id),
      );
      api.delete(`/follows/${kind}/:id`, own(follows, { params: recordParams }, 'Unfollow'), ({ caller, params }) =>
        following.unfollow(caller, kind, params.id),
      );
    }

    api.get('/saved-searches', own(searches, {}, 'My searches'), ({ caller }) => following.searches(caller));
    api.post('/saved-searches', own(searches, { body: savedSearchRequest }, 'Save a search'), ({ caller, body }) =>
      following.save(caller, body),
    );
    api.delete(
      '/saved-searches/:id',
      own(searches, { params: recordParams }, 'Delete a search'),
      ({ caller, params }) => following.forget(caller, params.id),
    );

    api.get('/digest', own(digestSwitch, {}, 'Whether I am told of news by mail'), ({ caller }) =>
      following.digest(caller),
    );
    api.put('/digest', own(digestSwitch, { body: digestSwitch }, 'Turn the weekly mail on or off'), (request) =>
      following.setDigest(request.caller, request.body.wanted),
    );
  };
