import type { OwnAccountAnswer, UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import type { Account } from './whole-account.store.ts';

export const roleAnswerOf = (role: Account['role']) => ({
  id: role.id,
  _id: role.id,
  name: role.name,
  type: role.type,
  description: role.description,
});

const accountOf = ({ user, role }: Account) => ({
  id: user.id,
  _id: user.id,
  username: user.username,
  email: user.email,
  provider: user.provider,
  confirmed: user.confirmed,
  blocked: user.blocked,
  role: roleAnswerOf(role),
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
});

const newEmailOf = ({ user }: Account): string | null =>
  user.newEmailExpiresAt && user.newEmailExpiresAt > new Date() ? user.newEmail : null;

export const ownAccountAnswerOf = (account: Account): OwnAccountAnswer => ({
  ...accountOf(account),
  new_email: newEmailOf(account),
  artist: account.artist?.id ?? null,
  companies: account.companies.map(({ id }) => id),
  contracts: account.contracts.map(({ id }) => id),
});

export const userAnswerOf = (account: Account): UserAnswer => ({
  ...accountOf(account),
  artist: account.artist && { ...account.artist, _id: account.artist.id },
  companies: account.companies,
  contracts: account.contracts,
});
