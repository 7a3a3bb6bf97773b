import type { AgreementState } from '@hwarang/domain/galleries/agreements';
import type { ConsignedWork, MyGalleries, RepresentedArtist } from '@hwarang/domain/galleries/studio.contract';
import { staffLimits } from '@hwarang/domain/galleries/studio.contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { artworkVisible } from '../artworks/artworks.record.ts';
import { lockWorks } from '../artworks/artworks.store.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { fileJson } from '../files/files.store.ts';
import { galleries } from '../galleries/galleries.table.ts';
import type { Orm } from '../platform/orm.ts';
import { publicViewer } from '../records/query/collection.ts';
import { endOffer, endOwnOffer } from '../sales/offers.store.ts';
import { consignments, representations } from './studio.table.ts';

const galleryJson = sql`json_build_object('id', gallery.id, 'name', gallery.name, 'name_en', gallery.name_en)`;
const since = (row: string) =>
  sql.raw(`to_char(${row}.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const artistJson = (more = ''): SQL =>
  sql.raw(
    `json_build_object('id', artist.id, 'localname', artist.localname, 'englishname', artist.englishname${more})`,
  );
const workJson = sql.raw(
  `json_build_object('id', work.id, 'title', work.title, 'title_en', work.title_en, 'width_cm', work.width_cm, 'height_cm', work.height_cm,
    'year', coalesce(work.year_text, to_char(work.year, 'FMYYYY')), 'is_exposed', work.is_exposed, 'image', ${fileJson('work.image_id')},
    'owner', case when artist.id is null then null else json_build_object('id', artist.id, 'localname', artist.localname, 'englishname', artist.englishname) end)`,
);
const works = sql`join artworks work on work.id = held.artwork_id and work.deleted_at is null left join artists artist on artist.id = work.owner_id`;

const rowsOf = async <Row>(orm: Orm, statement: SQL): Promise<Row[]> =>
  (await orm.execute(statement)).rows as unknown as Row[];

/** An agreement that stands or waits for its answer. Of all others the gallery is told what everybody may see. */
const stands = (row: string) => sql.raw(`${row}.state in ('proposed', 'accepted')`);

export const representedBy = (orm: Orm, galleryId: string): Promise<RepresentedArtist[]> =>
  rowsOf(
    orm,
    sql`select ${artistJson(`, 'profileimg', ${fileJson('artist.profileimg_id')}`)} as artist, agreed.state, ${since('agreed')} as since
      from representations agreed join artists artist on artist.id = agreed.artist_id
      where agreed.gallery_id = ${galleryId} and (${stands('agreed')} or artist.is_exposed) order by artist.localname collate "und-x-icu", artist.id`,
  );

export const consignedTo = (orm: Orm, galleryId: string): Promise<ConsignedWork[]> =>
  rowsOf(
    orm,
    sql`select held.id, held.state, ${since('held')} as since, ${workJson} as artwork from consignments held ${works}
      where held.gallery_id = ${galleryId} and (${stands('held')} or ${sql.raw(artworkVisible('work', publicViewer))})
      order by held.created_at desc, held.id desc`,
  );

export const galleriesOfArtist = async (orm: Orm, artistId: string): Promise<MyGalleries> => ({
  representations: await rowsOf(
    orm,
    sql`select ${galleryJson} as gallery, agreed.state, ${since('agreed')} as since
      from representations agreed join galleries gallery on gallery.id = agreed.gallery_id
      where agreed.artist_id = ${artistId} order by agreed.created_at desc, gallery.id`,
  ),
  consignments: await rowsOf(
    orm,
    sql`select held.id, ${galleryJson} as gallery, held.state, ${since('held')} as since, ${workJson} as artwork
      from consignments held join galleries gallery on gallery.id = held.gallery_id ${works}
      where work.owner_id = ${artistId} order by held.created_at desc, held.id desc limit ${staffLimits.works}`,
  ),
});

const changed = { updatedAt: sql`now()` };

/** Who is asked, and the account that answers; nobody when there is no such artist, or not for everyone. */
export async function artistToAsk(orm: Orm, id: string) {
  const { userId, isExposed } = artists;
  const [artist] = await orm.select({ id: artists.id, userId, isExposed }).from(artists).where(eq(artists.id, id));
  return artist?.isExposed ? artist : undefined;
}

/** Asks, or asks again after a no. Nothing when the artist was asked and has not said no. */
export async function askToRepresent(orm: Orm, galleryId: string, artistId: string): Promise<boolean> {
  const asked = await orm
    .insert(representations)
    .values({ galleryId, artistId })
    .onConflictDoUpdate({
      target: [representations.galleryId, representations.artistId],
      set: { state: 'proposed', ...changed },
      setWhere: inArray(representations.state, ['declined', 'ended']),
    })
    .returning({ artistId: representations.artistId });
  return asked.length > 0;
}

export const countRepresented = (orm: Orm, galleryId: string): Promise<number> =>
  orm.$count(representations, eq(representations.galleryId, galleryId));
export const countConsigned = (orm: Orm, galleryId: string): Promise<number> =>
  orm.$count(consignments, eq(consignments.galleryId, galleryId));

const representation = (galleryId: string, artistId: string) =>
  and(eq(representations.galleryId, galleryId), eq(representations.artistId, artistId));

export async function holdRepresentation(orm: Orm, galleryId: string, artistId: string) {
  const [row] = await orm.select().from(representations).where(representation(galleryId, artistId)).for('update');
  return row;
}

export async function putRepresentation(orm: Orm, galleryId: string, artistId: string, state: AgreementState) {
  await orm
    .update(representations)
    .set({ state, ...changed })
    .where(representation(galleryId, artistId));
}

/** Those of the works that are of artists whom the gallery represents, with the account that answers for each. None of them leaves meanwhile. */
export const worksToAsk = (orm: Orm, galleryId: string, ids: readonly string[]) =>
  orm
    .select({ id: artworks.id, userId: artists.userId })
    .from(artworks)
    .innerJoin(artists, eq(artists.id, artworks.ownerId))
    .innerJoin(representations, eq(representations.artistId, artists.id))
    .where(
      and(
        inArray(artworks.id, [...ids]),
        eq(artworks.isExposed, true),
        sql`${artworks.deletedAt} is null`,
        eq(representations.galleryId, galleryId),
        eq(representations.state, 'accepted'),
      ),
    )
    .for('share', { of: representations });

/** Those that were not asked for before, or were refused then. */
export async function askForConsignment(orm: Orm, galleryId: string, ids: readonly string[]): Promise<string[]> {
  const asked = await orm
    .insert(consignments)
    .values(ids.map((artworkId) => ({ galleryId, artworkId })))
    .onConflictDoUpdate({
      target: [consignments.galleryId, consignments.artworkId],
      set: { state: 'proposed', ...changed },
      setWhere: inArray(consignments.state, ['declined', 'ended']),
    })
    .returning({ artworkId: consignments.artworkId });
  return asked.map(({ artworkId }) => artworkId);
}

/** Held until the transaction ends, and its work before it. */
export async function holdConsignment(orm: Orm, by: { id: string } | { galleryId: string; artworkId: string }) {
  const where =
    'id' in by
      ? eq(consignments.id, by.id)
      : and(eq(consignments.galleryId, by.galleryId), eq(consignments.artworkId, by.artworkId));
  const [found] = await orm.select({ artworkId: consignments.artworkId }).from(consignments).where(where);
  if (!found) return undefined;
  await lockWorks(orm, [found.artworkId]);
  const [row] = await orm
    .select({ consignment: consignments, artistId: artworks.ownerId })
    .from(consignments)
    .innerJoin(artworks, eq(artworks.id, consignments.artworkId))
    .where(where)
    .for('update', { of: consignments });
  return row;
}

/** Whether another gallery has the work. Ask as one who sees all galleries. */
export async function isConsigned(orm: Orm, artworkId: string): Promise<boolean> {
  const accepted = and(eq(consignments.artworkId, artworkId), eq(consignments.state, 'accepted'));
  return (await orm.$count(consignments, accepted)) > 0;
}

/** Hold it first. Who may see the work's picture changes with it: the change of the work tells every instance. */
export async function putConsignment(orm: Orm, id: string, artworkId: string, state: AgreementState): Promise<void> {
  const [row] = await orm
    .update(consignments)
    .set({ state, ...changed })
    .where(eq(consignments.id, id))
    .returning({ galleryId: consignments.galleryId });
  await orm.update(artworks).set(changed).where(eq(artworks.id, artworkId));
  // What was asked for the work by whoever had it no longer holds.
  if (state === 'accepted') await endOwnOffer(orm, artworkId);
  if (row && state === 'ended') await endOffer(orm, artworkId, row.galleryId);
}

/** What the gallery has of an artist who leaves it goes back. */
export async function holdConsignmentsOfArtist(orm: Orm, galleryId: string, artistId: string) {
  const where = and(
    eq(consignments.galleryId, galleryId),
    eq(artworks.ownerId, artistId),
    inArray(consignments.state, ['proposed', 'accepted']),
  );
  const read = () =>
    orm
      .select({ id: consignments.id, artworkId: consignments.artworkId })
      .from(consignments)
      .innerJoin(artworks, eq(artworks.id, consignments.artworkId))
      .where(where);
  const works = (await read()).map(({ artworkId }) => artworkId);
  await lockWorks(orm, works);
  return read();
}

export async function galleryNames(orm: Orm, id: string) {
  const [gallery] = await orm
    .select({ name: galleries.name, name_en: galleries.nameEn })
    .from(galleries)
    .where(eq(galleries.id, id));
  return gallery;
}
