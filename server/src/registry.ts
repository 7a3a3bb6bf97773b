import { auditCollection } from './admin/audit.record.ts';
import { adminTables } from './admin/tables.records.ts';
import { artbrochuresCollection, artistsCollection } from './artists/artists.record.ts';
import { artworksCollection } from './artworks/artworks.record.ts';
import { companiesCollection, contractsCollection, shopitemregsCollection } from './companies/companies.record.ts';
import { exhibitionsCollection } from './exhibitions/exhibitions.record.ts';
import { filesCollection } from './files/files.record.ts';
import { galleriesCollection } from './galleries/galleries.record.ts';
import type { Collections } from './records/query/collection.ts';
import { rolesCollection, usersCollection } from './users/users.record.ts';

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
