import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { Failure, notFound, refuse } from '@hwarang/domain/failures';
import type { StaffRole } from '@hwarang/domain/galleries/staff';
import {
  type GalleryInvitation,
  type NewInvitation,
  type OwnGallery,
  type StaffList,
  staffLimits,
} from '@hwarang/domain/galleries/studio.contract';
import { staffInvitationEmail, studioWords as words } from '@hwarang/domain/galleries/studio.words';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import type { AccountServices, Origin } from '../accounts/account-services.ts';
import { userByEmail } from '../accounts/accounts.store.ts';
import { count, limits } from '../accounts/limits.ts';
import { hashOneTimeToken, newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { audit } from '../audit/audit.store.ts';
import { type Caller, demandStaff } from '../platform/caller.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import {
  holdGallery,
  invitationByHash,
  namesOfGallery,
  ownGalleriesOf,
  putInvitation,
  putMember,
  removeInvitation,
  removeMember,
  staffOf,
  takeInvitation,
} from './staff.store.ts';

type Needs = Pick<AccountServices, 'database' | 'mail'>;
type Held = NonNullable<Awaited<ReturnType<typeof holdGallery>>>;

export const listOwnGalleries = ({ database }: Needs, caller: Caller): Promise<OwnGallery[]> =>
  inGalleries(database, Object.keys(caller.galleries ?? {}), (tx) => ownGalleriesOf(tx, caller.userId ?? ''));

/** Whoever may see its studio sees who works there; administrators do, since they invite the first owner. */
export async function listStaff({ database }: Needs, caller: Caller, gallery: string): Promise<StaffList> {
  if (!can(caller.role, 'edit any record')) demandStaff(caller, gallery, 'see the studio');
  return inGalleries(database, [gallery], async (tx) => {
    if (!(await namesOfGallery(tx, gallery))) throw notFound();
    return staffOf(tx, gallery);
  });
}

/** Changes the staff of a gallery, as its owner or an administrator, and answers it. */
async function changing(
  { database }: Needs,
  caller: Caller,
  gallery: string,
  change: (tx: Orm, held: Held, before: StaffList) => Promise<void>,
  isAllowed = false,
): Promise<StaffList> {
  if (!isAllowed && !can(caller.role, 'edit any record')) demandStaff(caller, gallery, 'manage staff');
  return inGalleries(database, [gallery], async (tx) => {
    const held = await holdGallery(tx, gallery);
    if (!held) throw notFound();
    const before = await staffOf(tx, gallery);
    await change(tx, held, before);
    const after = await staffOf(tx, gallery);
    await audit(tx, caller, {
      noun: 'gallery-staff',
      id: gallery,
      before: auditFacts(held, before),
      after: auditFacts(held, after),
    });
    return after;
  });
}

/** As the log of changes holds it: by ids, since names and mails must not outlive an account there. */
const auditFacts = ({ name }: Held, { members, invitations }: StaffList) => ({
  name,
  members: members.map(({ user, role }) => `${user.id} (${role})`),
  invitations: invitations.map(({ id, role }) => `${id} (${role})`),
});

export async function invite(
  services: Needs,
  caller: Caller,
  gallery: string,
  given: NewInvitation,
  { site, address, language }: Origin,
): Promise<StaffList> {
  const email = tidyEmail(given.email);
  const token = newOneTimeToken();
  const after = await changing(services, caller, gallery, async (tx, held, { members, invitations }) => {
    if (!isEmail(email)) throw validationError({ email: [words.email.en] });
    if (members.some(({ user }) => user.email === email)) refuse(words.alreadyStaff);
    if (members.length >= staffLimits.members) refuse(words.tooManyMembers);
    const others = invitations.filter((one) => one.email !== email);
    if (others.length >= staffLimits.invitations) refuse(words.tooManyInvitations);
    await count(tx, limits.mailTo(email, address));
    await putInvitation(tx, { galleryId: gallery, email, role: given.role, tokenHash: hashOneTimeToken(token) });
    const text = staffInvitationEmail(held, given.role, `${site}/gallery-invitation?token=${token}`);
    const known = given.language ?? (await userByEmail(tx, email))?.language ?? language;
    await enqueueMail(tx, email, composeEmail(text, known));
  });
  services.mail.notify();
  return after;
}

export const takeBack = (services: Needs, caller: Caller, gallery: string, invitation: string): Promise<StaffList> =>
  changing(services, caller, gallery, async (tx) => {
    if (!isId(invitation) || !(await removeInvitation(tx, gallery, invitation))) throw notFound();
  });

const demandAnotherOwner = ({ members }: StaffList, userId: string): void => {
  if (!members.some(({ user, role }) => role === 'owner' && user.id !== userId)) refuse(words.lastOwner);
};

export const changeRole = (
  services: Needs,
  caller: Caller,
  gallery: string,
  userId: string,
  role: StaffRole,
): Promise<StaffList> =>
  changing(services, caller, gallery, async (tx, _held, before) => {
    if (!before.members.some(({ user }) => user.id === userId)) throw notFound();
    if (role !== 'owner') demandAnotherOwner(before, userId);
    await putMember(tx, gallery, userId, role);
  });

/** An owner dismisses anybody, everybody leaves by themselves: at once, since each call asks the database who works where. */
export const dismiss = async (services: Needs, caller: Caller, gallery: string, userId: string): Promise<StaffList> => {
  const isSelf = caller.userId === userId && caller.galleries?.[gallery] !== undefined;
  const after = await changing(
    services,
    caller,
    gallery,
    async (tx, _held, before) => {
      if (!before.members.some(({ user }) => user.id === userId)) throw notFound();
      demandAnotherOwner(before, userId);
      await removeMember(tx, gallery, userId);
    },
    isSelf,
  );
  return isSelf && !can(caller.role, 'edit any record') ? { members: [], invitations: [] } : after;
};

const over = () => new Failure('not-found', words.invitationOver.en);

/** What whoever holds the link is told before it is used. */
export const seeInvitation = ({ database }: Needs, token: string): Promise<GalleryInvitation> =>
  inGalleries(database, everyGallery, async (tx) => {
    const found = await invitationByHash(tx, hashOneTimeToken(token));
    if (!found) throw over();
    const { email, role, expiresAt } = found.invitation;
    const account = (await userByEmail(tx, email)) !== undefined;
    return { gallery: found.gallery, role, email, expires_at: expiresAt.toISOString(), account };
  });

export const acceptInvitation = ({ database }: Needs, caller: Caller, token: string): Promise<OwnGallery[]> =>
  inGalleries(database, everyGallery, async (tx) => {
    const userId = caller.userId ?? '';
    const found = await invitationByHash(tx, hashOneTimeToken(token));
    if (!found) throw over();
    if ((await userByEmail(tx, found.invitation.email))?.id !== userId)
      throw new Failure('forbidden', words.otherAccount.en);
    const held = await holdGallery(tx, found.gallery.id);
    const taken = held && (await takeInvitation(tx, hashOneTimeToken(token)));
    if (!taken) throw over();
    const before = await staffOf(tx, held.id);
    if (before.members.length >= staffLimits.members) refuse(words.tooManyMembers);
    await putMember(tx, held.id, userId, taken.role);
    await audit(tx, caller, {
      noun: 'gallery-staff',
      id: held.id,
      before: auditFacts(held, before),
      after: auditFacts(held, await staffOf(tx, held.id)),
    });
    return ownGalleriesOf(tx, userId);
  });
