import { Failure } from '@hwarang/domain/failures';
import { type Capability, can, type RoleType } from '@hwarang/domain/roles';

/** Who asks, as every service sees it. A visitor has the public role and nothing else; so has the guest token. */
export interface Caller {
  role: RoleType;
  userId?: string;
  artistId?: string;
  sessionId?: string;
}

export const visitor: Caller = { role: 'public' };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Refuses, with 403, what the caller's role may not do. */
export function demand(caller: Caller, capability: Capability): void {
  if (!can(caller.role, capability)) throw new Failure('forbidden');
}
