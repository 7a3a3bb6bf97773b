import * as z from 'zod';
import { optionalAddress, optionalText, relation, requiredText, version } from '../written.ts';

const line = optionalText(300);

export const companyWrite = z
  .object({
    name: requiredText(300, '*Required'),
    bizno: line,
    telno: line,
    country: line,
    zip_postal_code: line,
    state_province: line,
    city: line,
    address_line1: line,
    address_line2: line,
    user: relation,
    __v: version,
  })
  .partial();

export const contractWrite = z.object({ name: line, user: relation, artist: relation, __v: version }).partial();

export const shopitemregWrite = z
  .object({ name: line, url: optionalAddress('url is not valid'), artist: relation, __v: version })
  .partial();
