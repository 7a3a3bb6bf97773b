import * as z from 'zod';
import { roleContract, userContract } from './accounts/users.contract.ts';
import { artbrochureContract, artistContract } from './artists/artists.contract.ts';
import { artworkContract } from './artworks/artworks.contract.ts';
import { auditContract } from './audit/audit.contract.ts';
import { companyContract, contractContract, shopitemregContract } from './companies/companies.contract.ts';
import type { Contract, Members, Summary } from './contract.ts';
import { exhibitionContract } from './exhibitions/exhibitions.contract.ts';
import { galleryContract } from './galleries/galleries.contract.ts';

/** Every noun, under its name in addresses: the one place that knows them all, so that no contract imports another. */
export const contracts = {
  galleries: galleryContract,
  companies: companyContract,
  artists: artistContract,
  shopitemregs: shopitemregContract,
  contracts: contractContract,
  artbrochures: artbrochureContract,
  'art-works': artworkContract,
  exhibitions: exhibitionContract,
  users: userContract,
  roles: roleContract,
  'admin/audit': auditContract,
};
export type RecordName = keyof typeof contracts;
export type MembersOf<Name extends RecordName> = (typeof contracts)[Name]['members'];
type SummaryOf<Name> = Name extends RecordName ? Summary<MembersOf<Name>> : never;

type Flat<T> = { [K in keyof T]: T[K] };
type Full<M, Rest> = M extends { kind: 'one'; to: infer To }
  ? SummaryOf<To> | null
  : M extends { kind: 'many'; to: infer To }
    ? SummaryOf<To>[]
    : Rest;
type RelationOf<M extends Members> = {
  [K in keyof M]: M[K]['kind'] extends 'value' | 'id' ? never : K;
}[keyof M];

/** The record with these of its relations and files, as a row of a table shows it. */
export type Row<Name extends RecordName, Kept extends RelationOf<MembersOf<Name>>> = Flat<{
  [K in keyof MembersOf<Name> as K extends Exclude<RelationOf<MembersOf<Name>>, Kept> ? never : K]: Full<
    MembersOf<Name>[K],
    K extends keyof SummaryOf<Name> ? SummaryOf<Name>[K] : never
  >;
}>;

/** The record itself, with all that belongs to it. */
export type Whole<Name extends RecordName> = Row<Name, RelationOf<MembersOf<Name>>>;

const isRecord = (name: string): name is RecordName => Object.hasOwn(contracts, name);

function summaryOf(name: string): z.ZodType {
  if (!isRecord(name)) throw new Error(`no contract is called ${name}`);
  return contracts[name].summary;
}

/** The schema of a record with those of its relations that are kept. */
export function rowSchema({ members, summary }: Contract, kept: (relation: string) => boolean): z.ZodType {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, member] of Object.entries(members)) {
    if (member.kind === 'value' || member.kind === 'id') shape[name] = summary.shape[name] as z.ZodType;
    else if (!kept(name)) continue;
    else if (member.kind === 'one') shape[name] = summaryOf(member.to).nullable();
    else if (member.kind === 'many') shape[name] = z.array(summaryOf(member.to));
    else shape[name] = summary.shape[name] as z.ZodType;
  }
  return z.strictObject(shape);
}

const wholes = new Map<Contract, z.ZodType>();

/** The schema of the whole record; always the same object, by which the API's document knows it. */
export function wholeSchema(contract: Contract): z.ZodType {
  const isSummary = Object.values(contract.members).every(({ kind }) => kind !== 'one' && kind !== 'many');
  const whole = wholes.get(contract) ?? (isSummary ? contract.summary : rowSchema(contract, () => true));
  wholes.set(contract, whole);
  return whole;
}
