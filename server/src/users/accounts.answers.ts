import type { OwnAccountAnswer, UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import type { Account } from './whole-account.store.ts';

const both = (id: string) => ({ id, _id: id });

export const roleAnswerOf = (role: Account['role']) => ({
  ...both(role.id),
  name: role.name,
  type: role.type,
  description: role.description,
});

const accountOf = ({ user, role }: Account) => ({
  ...both(user.id),
  username: user.username,
  email: user.email,
  provider: user.provider,
  confirmed: user.confirmed,
  blocked: user.blocked,
  role: roleAnswerOf(role),
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
});

export const ownAccountAnswerOf = (account: Account): OwnAccountAnswer => ({
  ...accountOf(account),
  artist: account.artist?.id ?? null,
  companies: account.companies.map(({ id }) => id),
  contracts: account.contracts.map(({ id }) => id),
});

export const userAnswerOf = (account: Account): UserAnswer => ({
  ...accountOf(account),
  artist: account.artist && {
    ...both(account.artist.id),
    localname: account.artist.localname,
    englishname: account.artist.englishname,
  },
  companies: account.companies.map((company) => ({
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
  contracts: account.contracts.map((contract) => ({ ...both(contract.id), name: contract.name })),
});
