import type { UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import type { Account } from './accounts.store.ts';

const both = (id: string) => ({ id, _id: id });

export function userAnswerOf({ user, role, artist, companies, contracts }: Account): UserAnswer {
  return {
    ...both(user.id),
    username: user.username,
    email: user.email,
    provider: user.provider,
    confirmed: user.confirmed,
    blocked: user.blocked,
    role: { ...both(role.id), name: role.name, type: role.type, description: role.description },
    artist: artist && { ...both(artist.id), localname: artist.localname, englishname: artist.englishname },
    companies: companies.map((company) => ({
      ...both(company.id),
      name: company.name,
      bizno: company.bizno,
      telno: company.telno,
      country: company.country,
      zip_postal_code: company.zipPostalCode,
      state_province: company.stateProvince,
      city: company.city,
      address_line1: company.addressLine1,
      address_line2: company.addressLine2,
    })),
    contracts: contracts.map((contract) => ({ ...both(contract.id), name: contract.name })),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
