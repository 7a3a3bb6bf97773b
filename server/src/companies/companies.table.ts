import { type AnyPgColumn, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { id, reference, versioned } from '../platform/columns.ts';

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    bizno: text(),
    telno: text(),
    country: text(),
    zipPostalCode: text('zip_postal_code'),
    stateProvince: text('state_province'),
    city: text(),
    addressLine1: text('address_line1'),
    addressLine2: text('address_line2'),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    ...versioned,
  },
  (table) => [index('companies_user').on(table.userId)],
);

export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    name: text(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    artistId: reference('artist_id').references((): AnyPgColumn => artists.id, { onDelete: 'set null' }),
    ...versioned,
  },
  (table) => [index('contracts_user').on(table.userId), index('contracts_artist').on(table.artistId)],
);

export const shopitemregs = pgTable(
  'shopitemregs',
  {
    id: id(),
    name: text(),
    url: text(),
    artistId: reference('artist_id').references((): AnyPgColumn => artists.id, { onDelete: 'set null' }),
    ...versioned,
  },
  (table) => [index('shopitemregs_artist').on(table.artistId)],
);
