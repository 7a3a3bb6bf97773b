import * as z from 'zod';
import { defineContract, field, idOf, one, recordFields } from '../contract.ts';
import { fieldProblems } from '../field-problems.ts';
import { text } from '../records.contract.ts';
import { optionalAddress, optionalText, relation, requiredText } from '../written.ts';

const line = field(text, optionalText(300));

export const companyContract = defineContract('companies', 'Company', {
  ...recordFields,
  name: field(z.string(), requiredText(300, fieldProblems.required.en)),
  bizno: line,
  telno: line,
  country: line,
  zip_postal_code: line,
  state_province: line,
  city: line,
  address_line1: line,
  address_line2: line,
  user: idOf('users', relation),
});

export const contractContract = defineContract('contracts', 'Contract', {
  ...recordFields,
  name: line,
  user: idOf('users', relation),
  artist: one('artists', relation),
});

export const shopitemregContract = defineContract('shopitemregs', 'Shopitemreg', {
  ...recordFields,
  name: line,
  url: field(text, optionalAddress(fieldProblems.badUrl.en)),
  artist: one('artists', relation),
});
