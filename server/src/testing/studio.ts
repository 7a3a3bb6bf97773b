import type { StaffRole } from '@hwarang/domain/galleries/staff';
import { galleryMembers } from '../galleries/staff.table.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { consignments } from '../studio/studio.table.ts';
import { fixtures } from './fixtures.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** Galleries with staff and works, put into the database as they are. */
export function studioFixtures(testApp: () => TestApp) {
  const create = fixtures(testApp);
  const insert = <Result>(work: Parameters<typeof inGalleries<Result>>[2]) =>
    inGalleries(testApp().services.database, everyGallery, work);
  const staffOf = async (galleryId: string, role: StaffRole = 'owner'): Promise<SignedIn> => {
    const member = await signIn(testApp(), 'user');
    await insert((tx) => tx.insert(galleryMembers).values({ galleryId, userId: member.userId, role }));
    return member;
  };
  const consign = async (galleryId: string, artworkId: string): Promise<void> => {
    await insert((tx) => tx.insert(consignments).values({ galleryId, artworkId, state: 'accepted' }));
  };
  return {
    staffOf,
    consign,
    /** A gallery with its owner, and a work of an artist that it has on consignment. */
    gallery: async (values: Parameters<typeof create.artwork>[0] = {}) => {
      const id = await create.gallery();
      const artist = await signIn(testApp(), 'artist');
      const artwork = await create.artwork({ ownerId: artist.artistId, ...values });
      await consign(id, artwork);
      return { id, artist, artwork, owner: await staffOf(id), path: `/studio/${id}` };
    },
  };
}
