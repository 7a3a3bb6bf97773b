import { guest } from '@hwarang/domain/accounts/guest';
import type { UserRow } from '@hwarang/domain/admin/tables.contract';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { refused } from '../../platform/refused.ts';
import { useSession } from '../../platform/session.ts';
import { adminWords } from '../admin.words.ts';
import type { TableColumn } from '../table/table-head.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords } from '../tables.words.ts';
import { endedSessions, usersWords as words } from '../users.words.ts';
import { RoleSelect } from './role-select.tsx';
import styles from './users.module.css';

const stateOf = ({ blocked, confirmed }: UserRow) => (blocked ? 'blocked' : confirmed ? 'active' : 'unconfirmed');
const filters: Record<string, Record<string, string>> = {
  blocked: { blocked: 'true' },
  active: { blocked: 'false', confirmed: 'true' },
  unconfirmed: { blocked: 'false', confirmed: 'false' },
};

export default function UsersTable() {
  const language = useLanguage();
  const { userId } = useSession();
  const table = useTable('/admin/users', 'createdAt:DESC', (param) => ({
    'role.type': param('role'),
    ...filters[param('state')],
  }));
  const { rows } = table;
  const { answer } = useApi('/users-permissions/roles');
  const roles = answer?.roles.filter(({ type }) => type !== 'public') ?? [];

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      void alert(refused(failure, adminWords.failed, words).text[language], { tone: 'bad' });
      rows.reload();
    }
  };
  const change = (row: UserRow, values: object) =>
    attempt(async () => {
      const saved = await api.put(`/users/${row.id}`, values);
      rows.change((one) =>
        one.id === row.id
          ? {
              ...one,
              blocked: saved.blocked,
              confirmed: saved.confirmed,
              role: one.role && { ...one.role, ...saved.role },
            }
          : undefined,
      );
    });
  const resend = (row: UserRow) =>
    attempt(async () => {
      await api.post(`/users/${row.id}/resend-confirmation`);
      void alert(words.resent[language], { tone: 'good' });
    });
  const revoke = (row: UserRow) =>
    attempt(async () => {
      const { ended } = await api.post(`/users/${row.id}/revoke-sessions`);
      void alert(endedSessions(ended)[language], { tone: 'good' });
    });

  const columns: TableColumn<UserRow>[] = [
    { key: 'username', head: words.username[language], sort: 'username', width: '18%', cell: (row) => row.username },
    { key: 'email', head: tableWords.email[language], sort: 'email', width: '24%', cell: (row) => row.email },
    {
      key: 'role',
      head: words.role[language],
      width: '148px',
      cell: (row) =>
        row.email === guest.identifier ? (
          words.public[language]
        ) : (
          <RoleSelect row={row} roles={roles} onChange={(role) => void change(row, { role })} />
        ),
    },
    {
      key: 'state',
      head: words.state[language],
      sort: 'blocked',
      width: '104px',
      cell: (row) => <span className={styles[stateOf(row)]}>{words[stateOf(row)][language]}</span>,
    },
    {
      key: 'joined',
      head: words.joined[language],
      sort: 'createdAt',
      width: '108px',
      cell: (row) => row.createdAt.slice(0, 10),
    },
    {
      key: 'actions',
      head: words.actions[language],
      width: '320px',
      cell: (row) =>
        row.email !== guest.identifier && (
          <div className={styles.actions}>
            <Button
              look="plain"
              disabled={row.id === userId}
              aria-label={`${words[row.blocked ? 'unblock' : 'block'][language]}: ${row.username}`}
              onClick={() => void change(row, { blocked: !row.blocked })}
            >
              {words[row.blocked ? 'unblock' : 'block'][language]}
            </Button>
            <Button
              look="plain"
              aria-label={`${words.revoke[language]}: ${row.username}`}
              onClick={() => void revoke(row)}
            >
              {words.revoke[language]}
            </Button>
            {stateOf(row) === 'unconfirmed' && (
              <Button
                look="plain"
                aria-label={`${words.resend[language]}: ${row.username}`}
                onClick={() => void resend(row)}
              >
                {words.resend[language]}
              </Button>
            )}
          </div>
        ),
    },
  ];
  return (
    <TablePage
      title={adminWords.users[language]}
      table={table}
      filters={[
        {
          name: 'role',
          label: words.role[language],
          choices: (['administrator', 'authenticated'] as const).map((value) => ({
            value,
            label: words[value][language],
          })),
        },
        {
          name: 'state',
          label: words.state[language],
          choices: (['active', 'unconfirmed', 'blocked'] as const).map((value) => ({
            value,
            label: words[value][language],
          })),
        },
      ]}
      columns={columns}
      nameOf={({ username }) => username}
    />
  );
}
