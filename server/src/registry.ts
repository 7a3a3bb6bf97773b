import { auditRecord } from './admin/audit.record.ts';
import { artbrochuresRecord, artistsRecord } from './artists/artists.record.ts';
import { artworksRecord } from './artworks/artworks.record.ts';
import { companiesRecord, contractsRecord, shopitemregsRecord } from './companies/companies.record.ts';
import { exhibitionsRecord } from './exhibitions/exhibitions.record.ts';
import { filesCollection } from './files/files.record.ts';
import { galleriesRecord } from './galleries/galleries.record.ts';
import { createRegistry } from './records/registry.ts';
import { rolesRecord, usersRecord } from './users/users.record.ts';

/** Each record after those that it points to: an import takes them in this order. */
export const registry = createRegistry(
  [
    rolesRecord,
    usersRecord,
    galleriesRecord,
    companiesRecord,
    artistsRecord,
    shopitemregsRecord,
    contractsRecord,
    artbrochuresRecord,
    artworksRecord,
    exhibitionsRecord,
    auditRecord,
  ],
  filesCollection,
);
