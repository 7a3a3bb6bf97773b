import { rolesCollection, usersCollection } from './accounts/users.collection.ts';
import { adminTables } from './admin/tables.collections.ts';
import { artbrochuresCollection, artistsCollection } from './artists/artists.collection.ts';
import { artworksCollection } from './artworks/artworks.collection.ts';
import { auditCollection } from './audit/audit.collection.ts';
import { companiesCollection, contractsCollection, shopitemregsCollection } from './companies/companies.collection.ts';
import { exhibitionsCollection } from './exhibitions/exhibitions.collection.ts';
import { galleriesCollection } from './galleries/galleries.collection.ts';
import { filesCollection } from './media/media.collection.ts';
import type { Collections } from './platform/query/collection.ts';

/** Every collection that can be asked for or led to by a relation, under its name in addresses. */
export const collections: Collections = Object.fromEntries(
  [
    artistsCollection,
    artworksCollection,
    exhibitionsCollection,
    galleriesCollection,
    companiesCollection,
    contractsCollection,
    shopitemregsCollection,
    artbrochuresCollection,
    filesCollection,
    usersCollection,
    rolesCollection,
    ...Object.values(adminTables),
    auditCollection,
  ].map((collection) => [collection.name, collection]),
);
