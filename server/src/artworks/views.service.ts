import type { ArtworkViews } from '@hwarang/domain/artworks/views.contract';
import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '../platform/address-key.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Services } from '../services/services.ts';
import { countView, viewsOfArtist } from './views.store.ts';

type Look = Pick<FastifyRequest, 'caller' | 'headers' | 'ip'>;

/** How many looks of one address an instance takes: a script in a loop would otherwise write a row as often as it likes. */
const limit = { points: 120, duration: 600 };

export function viewsService({ database: { orm } }: Pick<Services, 'database'>) {
  const limiter = new RateLimiterMemory(limit);
  return {
    /** What does not count is answered like what does: whoever asks learns nothing of a work by it. */
    look: async (id: string, look: Look): Promise<{ ok: true }> => {
      if (!isId(id) || !counts(look)) return { ok: true };
      await limiter.consume(addressKey(look.ip)).catch((refused: { msBeforeNext: number }) => {
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new Failure('too-many', 'Too many views from this address, please try again later', { retryAfter });
      });
      await countView(orm, id, look.caller.artistId);
      return { ok: true };
    },
    /** To the artist alone; who is none has no works. */
    ofCaller: async (caller: Caller): Promise<ArtworkViews[]> => {
      demand(caller, 'edit own records');
      return caller.artistId ? viewsOfArtist(orm, caller.artistId) : [];
    },
  };
}

/** A person with a browser on our own page, who does not look after the site. */
function counts({ caller, headers }: Look): boolean {
  const agent = headers['user-agent'];
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  return Boolean(agent) && !isbot(agent) && site === 'same-origin' && !can(caller.role, 'edit any record');
}
