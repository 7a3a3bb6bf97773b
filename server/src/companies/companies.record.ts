import type { Collection } from '../records/query/collection.ts';
import { idField, recordFields, textField } from '../records/query/fields.ts';
import { companyVisible, contractVisible, ofVisibleArtist } from '../records/visibility.ts';

export const companiesCollection: Collection = {
  name: 'companies',
  personal: true,
  from: (row) => `companies ${row}`,
  fields: {
    ...recordFields(),
    name: textField('name', { notNull: true, collated: true }),
    bizno: textField('bizno'),
    telno: textField('telno'),
    country: textField('country'),
    zip_postal_code: textField('zip_postal_code'),
    state_province: textField('state_province'),
    city: textField('city'),
    address_line1: textField('address_line1'),
    address_line2: textField('address_line2'),
    user: idField('user_id'),
  },
  relations: {},
  visible: companyVisible,
  search: (row) => `lower(concat_ws(E'\\x1f', ${row}.name, ${row}.bizno, ${row}.city, ${row}.address_line1))`,
};

export const contractsCollection: Collection = {
  name: 'contracts',
  personal: true,
  from: (row) => `contracts ${row}`,
  fields: { ...recordFields(), name: textField('name', { collated: true }), user: idField('user_id') },
  relations: { artist: { kind: 'one', to: 'artists', column: 'artist_id' } },
  visible: contractVisible,
  search: (row) => `lower(${row}.name)`,
};

export const shopitemregsCollection: Collection = {
  name: 'shopitemregs',
  from: (row) => `shopitemregs ${row}`,
  fields: { ...recordFields(), name: textField('name', { collated: true }), url: textField('url') },
  relations: { artist: { kind: 'one', to: 'artists', column: 'artist_id', sharesVisibility: true } },
  visible: ofVisibleArtist,
  search: (row) => `lower(concat_ws(E'\\x1f', ${row}.name, ${row}.url))`,
};
