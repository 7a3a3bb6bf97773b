import { companyContract, contractContract, shopitemregContract } from '@hwarang/domain/companies/companies.contract';
import { fieldProblems } from '@hwarang/domain/field-problems';
import { ofVisibleArtist } from '../artists/artists.record.ts';
import { defineRecord } from '../records/define-record.ts';
import { visibleToOwner } from '../records/visibility.ts';
import { companies, contracts, shopitemregs } from './companies.table.ts';

export const companiesRecord = defineRecord({
  contract: companyContract,
  table: companies,
  columns: {},
  fields: {
    name: { required: fieldProblems.required.en, searched: true, collated: true },
    bizno: { searched: true },
    city: { searched: true },
    address_line1: { searched: true },
  },
  personal: true,
  visible: visibleToOwner((row, viewer) => `${row}.user_id = ${viewer.user()}`),
});

export const contractsRecord = defineRecord({
  contract: contractContract,
  table: contracts,
  columns: {},
  fields: { name: { searched: true, collated: true } },
  personal: true,
  visible: visibleToOwner(
    (row, viewer) => `(${row}.user_id = ${viewer.user()} or ${row}.artist_id = ${viewer.artist()})`,
  ),
});

export const shopitemregsRecord = defineRecord({
  contract: shopitemregContract,
  table: shopitemregs,
  columns: {},
  fields: {
    name: { searched: true, collated: true },
    url: { searched: true },
    artist: { sharesVisibility: true },
  },
  visible: ofVisibleArtist,
});
