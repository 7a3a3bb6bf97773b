import type { StaffRole } from '@hwarang/domain/galleries/staff';
import type { OwnGallery, StaffList } from '@hwarang/domain/galleries/studio.contract';
import { invitationDays } from '@hwarang/domain/galleries/studio.words';
import { and, asc, eq, gt, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { inHours } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Orm } from '../platform/orm.ts';
import { galleries } from './galleries.table.ts';
import { galleryInvitations, galleryMembers } from './staff.table.ts';

/** Those of a user with their role in each, for every call: one query tells who calls. */
export const galleriesOf = (userId: SQLWrapper): SQL<Record<string, StaffRole> | null> =>
  sql<Record<
    string,
    StaffRole
  > | null>`(select json_object_agg(trim(${galleryMembers.galleryId}), ${galleryMembers.role}) from ${galleryMembers} where ${galleryMembers.userId} = ${userId})`;

const names = { id: galleries.id, name: galleries.name, name_en: galleries.nameEn };

export const ownGalleriesOf = (orm: Orm, userId: string): Promise<OwnGallery[]> =>
  orm
    .select({ ...names, role: galleryMembers.role })
    .from(galleryMembers)
    .innerJoin(galleries, eq(galleries.id, galleryMembers.galleryId))
    .where(eq(galleryMembers.userId, userId))
    .orderBy(asc(galleries.name), asc(galleries.id));

export async function namesOfGallery(orm: Orm, id: string) {
  const [gallery] = await orm.select(names).from(galleries).where(eq(galleries.id, id));
  return gallery;
}

/** Locked, so that of two who change its staff at once the second sees what the first did. */
export async function holdGallery(orm: Orm, id: string) {
  const [gallery] = await orm.select(names).from(galleries).where(eq(galleries.id, id)).for('update');
  return gallery;
}

export async function staffOf(orm: Orm, galleryId: string): Promise<StaffList> {
  const members = await orm
    .select({
      user: { id: users.id, username: users.username, email: users.email },
      role: galleryMembers.role,
      since: galleryMembers.createdAt,
    })
    .from(galleryMembers)
    .innerJoin(users, eq(users.id, galleryMembers.userId))
    .where(eq(galleryMembers.galleryId, galleryId))
    .orderBy(asc(galleryMembers.createdAt), asc(users.id));
  const { id, email, role, expiresAt } = galleryInvitations;
  const invitations = await orm
    .select({ id, email, role, expires_at: expiresAt })
    .from(galleryInvitations)
    .where(and(eq(galleryInvitations.galleryId, galleryId), gt(expiresAt, sql`now()`)))
    .orderBy(asc(galleryInvitations.createdAt), asc(id));
  return {
    members: members.map(({ since, ...member }) => ({ ...member, since: since.toISOString() })),
    invitations: invitations.map(({ expires_at, ...one }) => ({ ...one, expires_at: expires_at.toISOString() })),
  };
}

/** A second invitation of the same person takes the place of the first. */
export async function putInvitation(
  orm: Orm,
  invitation: { galleryId: string; email: string; role: StaffRole; tokenHash: string },
): Promise<void> {
  const { role, tokenHash } = invitation;
  const fresh = { role, tokenHash, expiresAt: inHours(invitationDays * 24), updatedAt: sql`now()` };
  await orm
    .insert(galleryInvitations)
    .values({ ...invitation, ...fresh })
    .onConflictDoUpdate({ target: [galleryInvitations.galleryId, galleryInvitations.email], set: fresh });
}

export async function removeInvitation(orm: Orm, galleryId: string, id: string): Promise<string | undefined> {
  const [gone] = await orm
    .delete(galleryInvitations)
    .where(and(eq(galleryInvitations.galleryId, galleryId), eq(galleryInvitations.id, id)))
    .returning({ email: galleryInvitations.email });
  return gone?.email;
}

const open = (tokenHash: string) =>
  and(eq(galleryInvitations.tokenHash, tokenHash), gt(galleryInvitations.expiresAt, sql`now()`));

export async function invitationByHash(orm: Orm, tokenHash: string) {
  const [found] = await orm
    .select({ invitation: galleryInvitations, gallery: names })
    .from(galleryInvitations)
    .innerJoin(galleries, eq(galleries.id, galleryInvitations.galleryId))
    .where(open(tokenHash));
  return found;
}

/** Of two who come with one link, one gets it. */
export async function takeInvitation(orm: Orm, tokenHash: string) {
  const [taken] = await orm.delete(galleryInvitations).where(open(tokenHash)).returning();
  return taken;
}

export async function putMember(orm: Orm, galleryId: string, userId: string, role: StaffRole): Promise<void> {
  await orm
    .insert(galleryMembers)
    .values({ galleryId, userId, role })
    .onConflictDoUpdate({
      target: [galleryMembers.galleryId, galleryMembers.userId],
      set: { role, updatedAt: sql`now()` },
    });
}

export async function removeMember(orm: Orm, galleryId: string, userId: string): Promise<void> {
  await orm
    .delete(galleryMembers)
    .where(and(eq(galleryMembers.galleryId, galleryId), eq(galleryMembers.userId, userId)));
}

export async function forgetExpiredInvitations(orm: Orm): Promise<void> {
  await orm.delete(galleryInvitations).where(lt(galleryInvitations.expiresAt, sql`now()`));
}
