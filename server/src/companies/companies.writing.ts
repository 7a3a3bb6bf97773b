import { companyWrite, contractWrite, shopitemregWrite } from '@hwarang/domain/companies/companies.write';
import type { Writing } from '../records/write/writing.ts';

export const companiesWriting: Writing = {
  name: 'companies',
  table: 'companies',
  schema: companyWrite,
  required: { name: '*Required' },
  columns: {
    name: 'name',
    bizno: 'bizno',
    telno: 'telno',
    country: 'country',
    zip_postal_code: 'zip_postal_code',
    state_province: 'state_province',
    city: 'city',
    address_line1: 'address_line1',
    address_line2: 'address_line2',
    user: 'user_id',
  },
  references: { user: 'users' },
};

export const contractsWriting: Writing = {
  name: 'contracts',
  table: 'contracts',
  schema: contractWrite,
  required: {},
  columns: { name: 'name', user: 'user_id', artist: 'artist_id' },
  references: { user: 'users', artist: 'artists' },
};

export const shopitemregsWriting: Writing = {
  name: 'shopitemregs',
  table: 'shopitemregs',
  schema: shopitemregWrite,
  required: {},
  columns: { name: 'name', url: 'url', artist: 'artist_id' },
  references: { artist: 'artists' },
};
