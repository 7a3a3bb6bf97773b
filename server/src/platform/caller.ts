import { Failure, notFound } from '@hwarang/domain/failures';
import { type StaffCapability, type StaffRole, staffCan } from '@hwarang/domain/galleries/staff';
import { type Capability, can, type RoleType } from '@hwarang/domain/roles';

/** Who asks, as every service sees it. A visitor has the public role and nothing else; so has the guest token. */
export interface Caller {
  role: RoleType;
  userId?: string;
  artistId?: string;
  sessionId?: string;
  /** The galleries whose staff the caller is. */
  galleries?: Readonly<Record<string, StaffRole>>;
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

/** Whether the caller may do this in that gallery, as one of its staff. */
export function staffMay({ galleries = {} }: Caller, galleryId: unknown, capability: StaffCapability): boolean {
  const role = typeof galleryId === 'string' ? galleries[galleryId] : undefined;
  return role !== undefined && staffCan(role, capability);
}

/**
 * Refuses whoever is not of that gallery's staff, with 404: for others, administrators too, the inside of a gallery does not exist. With 403
 * those whose role there may not do this.
 */
export function demandStaff(caller: Caller, galleryId: string, capability: StaffCapability): void {
  demand(caller, 'work for galleries');
  if (!caller.galleries?.[galleryId]) throw notFound();
  if (!staffMay(caller, galleryId, capability)) throw new Failure('forbidden');
}
