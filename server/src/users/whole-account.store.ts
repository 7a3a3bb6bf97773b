import type { UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { usernameKey } from '../accounts/accounts.store.ts';
import { roles, users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { companies, contracts } from '../companies/companies.table.ts';
import type { Orm } from '../platform/orm.ts';

/** A user with what the contract shows beside it, in one query. */
export type Account = Awaited<ReturnType<typeof selectAccount>>[number];

const selectAccount = (orm: Orm, where: SQL | undefined, ...order: SQL[]) =>
  orm
    .select({
      user: users,
      role: roles,
      artist: { id: artists.id, localname: artists.localname, englishname: artists.englishname },
      companies: sql<UserAnswer['companies']>`(
        select coalesce(json_agg(json_build_object(
          'id', ${companies.id}, '_id', ${companies.id}, 'name', ${companies.name}, 'bizno', ${companies.bizno},
          'telno', ${companies.telno}, 'country', ${companies.country}, 'zip_postal_code', ${companies.zipPostalCode},
          'state_province', ${companies.stateProvince}, 'city', ${companies.city},
          'address_line1', ${companies.addressLine1}, 'address_line2', ${companies.addressLine2}
        ) order by ${companies.id}), '[]') from ${companies} where ${companies.userId} = ${users.id})`,
      contracts: sql<UserAnswer['contracts']>`(
        select coalesce(json_agg(json_build_object('id', ${contracts.id}, '_id', ${contracts.id}, 'name', ${contracts.name})
          order by ${contracts.id}), '[]') from ${contracts} where ${contracts.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(artists, eq(artists.userId, users.id))
    .where(where)
    .orderBy(...order)
    .limit(1);

export const accountById = async (orm: Orm, id: string): Promise<Account | undefined> =>
  (await selectAccount(orm, eq(users.id, id)))[0];

/** By email or username, both without regard to case. An email wins over a username that looks like one. */
export async function accountByIdentifier(orm: Orm, identifier: string): Promise<Account | undefined> {
  const where = or(eq(users.email, identifier), sql`${usernameKey} = ${identifier}`);
  const [account] = await selectAccount(orm, where, sql`${users.email} = ${identifier} desc`);
  return account;
}
