import { Failure, notFound, refuse } from '@hwarang/domain/failures';
import { type AgreementState, mayAnswer } from '@hwarang/domain/galleries/agreements';
import {
  type ConsignedWork,
  type MyGalleries,
  type RepresentedArtist,
  staffLimits,
} from '@hwarang/domain/galleries/studio.contract';
import { consignmentEmail, representationEmail, studioWords as words } from '@hwarang/domain/galleries/studio.words';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import { userById } from '../accounts/accounts.store.ts';
import { audit } from '../audit/audit.store.ts';
import { type Caller, demandStaff } from '../platform/caller.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail, type EmailText } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import {
  artistToAsk,
  askForConsignment,
  askToRepresent,
  consignedTo,
  countConsigned,
  countRepresented,
  galleriesOfArtist,
  galleryNames,
  holdConsignment,
  holdConsignmentsOfArtist,
  holdRepresentation,
  isConsigned,
  putConsignment,
  putRepresentation,
  representedBy,
  worksToAsk,
} from './agreements.store.ts';

type Needs = Pick<Services, 'database' | 'mail' | 'changes' | 'media'>;

/** Pictures of works that only some may see have addresses with a token. */
const signed = <One extends { artwork: ConsignedWork['artwork'] }>({ media }: Needs, all: One[]): One[] =>
  all.map((one) => ({
    ...one,
    artwork: { ...one.artwork, image: one.artwork.image && media.sign(one.artwork.image) },
  }));

export async function listArtists({ database }: Needs, caller: Caller, gallery: string): Promise<RepresentedArtist[]> {
  demandStaff(caller, gallery, 'see the studio');
  return inGalleries(database, [gallery], (tx) => representedBy(tx, gallery));
}

export async function listWorks(services: Needs, caller: Caller, gallery: string): Promise<ConsignedWork[]> {
  demandStaff(caller, gallery, 'see the studio');
  return signed(services, await inGalleries(services.database, [gallery], (tx) => consignedTo(tx, gallery)));
}

async function mailArtists(tx: Orm, gallery: string, userIds: readonly (string | null)[], site: string, of: EmailOf) {
  const names = await galleryNames(tx, gallery);
  if (!names) throw notFound();
  for (const userId of new Set(userIds)) {
    const user = userId === null ? undefined : await userById(tx, userId);
    if (!user) continue;
    const text = of(names, userIds.filter((id) => id === userId).length, `${site}/my-galleries`);
    await enqueueMail(tx, user.email, composeEmail(text, user.language));
  }
}
/** Tells the artists of works that a gallery has asked for: one mail each, by the account of each work's artist. */
export const mailConsigned = (
  tx: Orm,
  gallery: string,
  userIds: readonly (string | null)[],
  site: string,
): Promise<void> => mailArtists(tx, gallery, userIds, site, consignmentEmail);

type EmailOf = (names: { name: string; name_en: string | null }, works: number, link: string) => EmailText;

export async function askArtist(
  { database, mail }: Needs,
  caller: Caller,
  gallery: string,
  artistId: string,
  site: string,
): Promise<RepresentedArtist[]> {
  demandStaff(caller, gallery, 'keep stock');
  const all = await inGalleries(database, [gallery], async (tx) => {
    const artist = await artistToAsk(tx, artistId);
    if (!artist) throw validationError({ artist: [`${artistId} does not exist`] });
    if ((await countRepresented(tx, gallery)) >= staffLimits.artists) refuse(words.tooMany);
    if (!(await askToRepresent(tx, gallery, artistId))) refuse(words.alreadyAsked);
    await mailArtists(tx, gallery, [artist.userId], site, (names, _works, link) => representationEmail(names, link));
    return representedBy(tx, gallery);
  });
  mail.notify();
  return all;
}

/** The gallery takes back what it asked, or lets the artist go with all works. */
export async function endRepresentation(services: Needs, caller: Caller, gallery: string, artistId: string) {
  demandStaff(caller, gallery, 'keep stock');
  const all = await inGalleries(services.database, [gallery], async (tx) => {
    await end(tx, gallery, artistId);
    return representedBy(tx, gallery);
  });
  await services.changes.settled();
  return all;
}

async function end(tx: Orm, gallery: string, artistId: string): Promise<void> {
  const held = isId(artistId) ? await holdRepresentation(tx, gallery, artistId) : undefined;
  if (!held || (held.state !== 'proposed' && held.state !== 'accepted')) throw notFound();
  await putRepresentation(tx, gallery, artistId, 'ended');
  for (const { id, artworkId } of await holdConsignmentsOfArtist(tx, gallery, artistId))
    await putConsignment(tx, id, artworkId, 'ended');
}

export async function askForWorks(
  services: Needs,
  caller: Caller,
  gallery: string,
  given: readonly string[],
  site: string,
): Promise<ConsignedWork[]> {
  demandStaff(caller, gallery, 'keep stock');
  const ids = [...new Set(given)];
  const all = await inGalleries(services.database, [gallery], async (tx) => {
    const found = await worksToAsk(tx, gallery, ids);
    const missing = ids.find((id) => !found.some((work) => work.id === id));
    if (missing) throw validationError({ artworks: [`${missing}: ${words.notRepresented.en}`] });
    if ((await countConsigned(tx, gallery)) + ids.length > staffLimits.works) refuse(words.tooMany);
    const asked = await askForConsignment(tx, gallery, ids);
    if (asked.length === 0) refuse(words.alreadyAsked);
    const owners = found.filter(({ id }) => asked.includes(id)).map(({ userId }) => userId);
    await mailConsigned(tx, gallery, owners, site);
    return consignedTo(tx, gallery);
  });
  services.mail.notify();
  return signed(services, all);
}

export async function endConsignment(services: Needs, caller: Caller, gallery: string, artworkId: string) {
  demandStaff(caller, gallery, 'keep stock');
  const all = await inGalleries(services.database, [gallery], async (tx) => {
    const held = isId(artworkId) ? await holdConsignment(tx, { galleryId: gallery, artworkId }) : undefined;
    const state = held?.consignment.state;
    if (!held || (state !== 'proposed' && state !== 'accepted')) throw notFound();
    await putConsignment(tx, held.consignment.id, artworkId, 'ended');
    return consignedTo(tx, gallery);
  });
  await services.changes.settled();
  return signed(services, all);
}

/** The artist of the caller; an administrator answers for one who has no account, under `artist`. */
function artistOf(caller: Caller, artist: string | undefined): string {
  if (artist !== undefined && can(caller.role, 'edit any record')) return artist;
  if (!caller.artistId) throw new Failure('forbidden', 'Only artists have galleries');
  return caller.artistId;
}

export async function listMyGalleries(services: Needs, caller: Caller, artist?: string): Promise<MyGalleries> {
  const artistId = artistOf(caller, artist);
  const all = await inGalleries(services.database, everyGallery, (tx) => galleriesOfArtist(tx, artistId));
  return { ...all, consignments: signed(services, all.consignments) };
}

export async function answerRepresentation(
  services: Needs,
  caller: Caller,
  gallery: string,
  state: AgreementState,
  artist?: string,
): Promise<MyGalleries> {
  const artistId = artistOf(caller, artist);
  await inGalleries(services.database, everyGallery, async (tx) => {
    const held = isId(gallery) && isId(artistId) ? await holdRepresentation(tx, gallery, artistId) : undefined;
    if (!held) throw notFound();
    if (!mayAnswer(held.state, state)) refuse(words.notToAnswer);
    if (state === 'ended') await end(tx, gallery, artistId);
    else await putRepresentation(tx, gallery, artistId, state);
    await audit(tx, caller, {
      noun: 'representations',
      id: artistId,
      before: { gallery, state: held.state },
      after: { gallery, state },
    });
  });
  await services.changes.settled();
  return listMyGalleries(services, caller, artist);
}

export async function answerConsignment(
  services: Needs,
  caller: Caller,
  id: string,
  state: AgreementState,
  artist?: string,
): Promise<MyGalleries> {
  const artistId = artistOf(caller, artist);
  await inGalleries(services.database, everyGallery, async (tx) => {
    const held = isId(id) ? await holdConsignment(tx, { id }) : undefined;
    if (!held || held.artistId !== artistId) throw notFound();
    const { consignment } = held;
    if (!mayAnswer(consignment.state, state)) refuse(words.notToAnswer);
    if (state === 'accepted' && (await isConsigned(tx, consignment.artworkId))) refuse(words.withAnother);
    await putConsignment(tx, id, consignment.artworkId, state);
    await audit(tx, caller, {
      noun: 'consignments',
      id: consignment.artworkId,
      before: { gallery: consignment.galleryId, state: consignment.state },
      after: { gallery: consignment.galleryId, state },
    });
  });
  await services.changes.settled();
  return listMyGalleries(services, caller, artist);
}
