import type { Person } from '@hwarang/domain/juries/closeness';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { companies } from '../companies/companies.table.ts';
import {
  exhibitionArtists,
  exhibitionArtworks,
  exhibitionGalleries,
  exhibitions,
} from '../exhibitions/exhibitions.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { openCallEntries } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';
import { type jurors, juryRoundEntries } from './juries.table.ts';

interface Known {
  userId: string | null;
  artistId: string | null;
  emails: (string | null)[];
  names: (string | null)[];
}

const present = (texts: (string | null)[]): string[] =>
  texts.filter((text) => text !== null && text.trim() !== '') as string[];

/** Galleries that showed works of these artists, by artist. */
async function galleriesOfArtists(orm: Orm, artistIds: string[]): Promise<Map<string, string[]>> {
  if (artistIds.length === 0) return new Map();
  const shown = union(
    orm
      .select({
        exhibitionId: exhibitionArtists.exhibitionId,
        artistId: sql<string>`${exhibitionArtists.artistId}`.as('artist'),
      })
      .from(exhibitionArtists)
      .where(inArray(exhibitionArtists.artistId, artistIds)),
    orm
      .select({
        exhibitionId: exhibitionArtworks.exhibitionId,
        artistId: sql<string>`${artworks.ownerId}`.as('artist'),
      })
      .from(exhibitionArtworks)
      .innerJoin(artworks, eq(artworks.id, exhibitionArtworks.artworkId))
      .where(inArray(artworks.ownerId, artistIds)),
  ).as('shown');
  const rows = await union(
    orm
      .select({ artistId: shown.artistId, galleryId: sql<string>`${exhibitions.galleryId}`.as('gallery') })
      .from(shown)
      .innerJoin(exhibitions, eq(exhibitions.id, shown.exhibitionId))
      .where(isNotNull(exhibitions.galleryId)),
    orm
      .select({ artistId: shown.artistId, galleryId: sql<string>`${exhibitionGalleries.galleryId}`.as('gallery') })
      .from(shown)
      .innerJoin(exhibitionGalleries, eq(exhibitionGalleries.exhibitionId, shown.exhibitionId)),
  );
  const found = new Map<string, string[]>();
  for (const { artistId, galleryId } of rows) found.set(artistId, [...(found.get(artistId) ?? []), galleryId]);
  return found;
}

const hostOf = (homepage: string | null): string | undefined =>
  /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+\.[^/:?#\s]+)/i.exec(homepage ?? '')?.[1]?.toLowerCase();

/** Galleries by the email they are written to, and by the host of their homepage: who works there writes from it. */
async function galleriesByMail(orm: Orm): Promise<Map<string, string[]>> {
  const rows = await orm
    .select({ id: galleries.id, email: galleries.email, homepage: galleries.homepage })
    .from(galleries);
  const found = new Map<string, string[]>();
  for (const { id, email, homepage } of rows)
    for (const key of [email?.trim().toLowerCase(), hostOf(homepage)])
      if (key) found.set(key, [...(found.get(key) ?? []), id]);
  return found;
}

async function peopleOf(orm: Orm, known: Known[]): Promise<Person[]> {
  const userIds = present(known.map(({ userId }) => userId));
  const artistIds = present(known.map(({ artistId }) => artistId));
  const owned =
    userIds.length === 0 ? [] : await orm.select().from(companies).where(inArray(companies.userId, userIds));
  const byArtist = await galleriesOfArtists(orm, artistIds);
  const byMail = await galleriesByMail(orm);
  return known.map(({ userId, artistId, ...one }) => {
    const emails = present(one.emails);
    const mine = owned.filter((company) => userId !== null && company.userId === userId);
    const keys = emails.flatMap((email) => [email.toLowerCase(), email.toLowerCase().split('@').at(-1) ?? '']);
    return {
      userId,
      emails,
      names: present(one.names),
      addresses: mine.flatMap(({ city, addressLine1, addressLine2 }) =>
        addressLine1?.trim() ? [[city, addressLine1, addressLine2].filter(Boolean).join(' ')] : [],
      ),
      companies: mine.map(({ name, bizno }) => ({ name, bizno })),
      galleries: [...(byArtist.get(artistId ?? '') ?? []), ...keys.flatMap((key) => byMail.get(key) ?? [])],
    };
  });
}

/** What the site knows of jurors who have accepted, in their order. */
export async function jurorsAsPeople(orm: Orm, rows: readonly (typeof jurors.$inferSelect)[]): Promise<Person[]> {
  const ids = present(rows.map(({ userId }) => userId));
  const accounts =
    ids.length === 0
      ? []
      : await orm
          .select({
            id: users.id,
            email: users.email,
            artistId: artists.id,
            artistEmail: artists.email,
            localname: artists.localname,
            englishname: artists.englishname,
          })
          .from(users)
          .leftJoin(artists, eq(artists.userId, users.id))
          .where(inArray(users.id, ids));
  const known = rows.map(({ userId, email, name }) => {
    const account = accounts.find(({ id }) => id === userId);
    return {
      userId,
      artistId: account?.artistId ?? null,
      emails: [email, account?.email ?? null, account?.artistEmail ?? null],
      names: [name, account?.localname ?? null, account?.englishname ?? null],
    };
  });
  return peopleOf(orm, known);
}

/** The same of who made the entries of a round. */
export async function entrantsAsPeople(orm: Orm, roundId: string): Promise<{ entryId: string; person: Person }[]> {
  const rows = await orm
    .select({
      entryId: juryRoundEntries.entryId,
      artistId: artists.id,
      localname: artists.localname,
      englishname: artists.englishname,
      artistEmail: artists.email,
      userId: artists.userId,
      email: users.email,
    })
    .from(juryRoundEntries)
    .innerJoin(openCallEntries, eq(openCallEntries.id, juryRoundEntries.entryId))
    .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
    .leftJoin(users, eq(users.id, artists.userId))
    .where(and(eq(juryRoundEntries.roundId, roundId)));
  const people = await peopleOf(
    orm,
    rows.map(({ userId, artistId, email, artistEmail, localname, englishname }) => ({
      userId,
      artistId,
      emails: [email, artistEmail],
      names: [localname, englishname],
    })),
  );
  return rows.flatMap(({ entryId }, index) => {
    const person = people[index];
    return person ? [{ entryId, person }] : [];
  });
}
