import type { StaffRole } from '@hwarang/domain/galleries/staff';
import { enquiryDesks } from '../enquiries/enquiries.table.ts';
import { galleryMembers } from '../galleries/staff.table.ts';
import { consignments, representations } from '../studio/studio.table.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** Puts staff and agreements into the database as they are, past every rule. */
export function staffFixtures(testApp: () => TestApp) {
  const orm = () => testApp().services.database.orm;
  return {
    /** Somebody new who works for the gallery. */
    member: async (galleryId: string, role: StaffRole = 'owner'): Promise<SignedIn> => {
      const person = await signIn(testApp(), 'user');
      await orm().insert(galleryMembers).values({ galleryId, userId: person.userId, role });
      return person;
    },
    represents: (galleryId: string, artistId: string) =>
      orm().insert(representations).values({ galleryId, artistId, state: 'accepted' }),
    /** Has the enquiries of the gallery open. */
    atDesk: (galleryId: string, userId: string) => orm().insert(enquiryDesks).values({ galleryId, userId }),
    consigned: (galleryId: string, artworkId: string) =>
      orm().insert(consignments).values({ galleryId, artworkId, state: 'accepted' }),
  };
}
