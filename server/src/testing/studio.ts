import { sql } from 'drizzle-orm';
import { inGalleries } from '../platform/gallery-scope.ts';
import { fixtures } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { staffFixtures } from './staff.ts';
import { engine, type TestApp } from './test-app.ts';

/** Galleries with staff and works, put into the database as they are. */
export function studioFixtures(testApp: () => TestApp) {
  const create = fixtures(testApp);
  const staff = staffFixtures(testApp);
  return {
    /** A gallery with its owner, and a work of an artist that it has on consignment. */
    gallery: async (values: Parameters<typeof create.artwork>[0] = {}) => {
      const id = await create.gallery();
      const artist = await signIn(testApp(), 'artist');
      const artwork = await create.artwork({ ownerId: artist.artistId, ...values });
      await staff.consigned(id, artwork);
      return { id, artist, artwork, owner: await staff.member(id), path: `/studio/${id}` };
    },
  };
}

/** As `inGalleries`, under a role that row-level security binds: the one role of the embedded engine is a superuser. */
export const inGalleriesBound: typeof inGalleries = (database, galleries, work) =>
  inGalleries(database, galleries, async (tx) => {
    if (engine === 'embedded') {
      await tx.execute(sql`do $$ begin create role bound; exception when duplicate_object then null; end $$`);
      await tx.execute(sql`grant select on all tables in schema public to bound`);
      await tx.execute(sql`set local role bound`);
    }
    return work(tx);
  });
