import { guest } from '@hwarang/domain/accounts/guest';
import type { UserRow } from '@hwarang/domain/admin/tables.contract';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { adminWords } from '../admin.words.ts';
import { RoleSelect } from '../role-select.tsx';
import type { TableColumn } from '../table/columns.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import { tableWords } from '../tables.words.ts';
import { endedSessions, usersWords as words } from '../users.words.ts';
import styles from './users.module.css';

const { administrator, authenticated, juror, active, unconfirmed, blocked } = words;
const stateOf = ({ blocked, confirmed }: UserRow) => (blocked ? 'blocked' : confirmed ? 'active' : 'unconfirmed');
const filters: Record<string, Record<string, string>> = {
  blocked: { blocked: 'true' },
  active: { blocked: 'false', confirmed: 'true' },
  unconfirmed: { blocked: 'false', confirmed: 'false' },
};

export default function UsersTable() {
  const language = useLanguage();
  const day = useMoment('day');
  const { userId } = useSession();
  const table = useTable('/admin/users', 'createdAt:DESC', (param) => ({
    'role.type': param('role'),
    ...filters[param('state')],
  }));
  const { rows } = table;
  const { run } = useAction(refusal(adminWords.failed, words));
  const { answer } = useApi('/users-permissions/roles');
  const roles = answer?.roles.filter(({ type }) => type !== 'public') ?? [];

  const attempt = (work: () => Promise<void>) =>
    run(work, () => {
      rows.reload();
      return false;
    });
  const change = (row: UserRow, values: object) =>
    attempt(async () => {
      const { blocked, confirmed, role } = await api.put(`/users/${row.id}`, values);
      rows.put(row.id, { blocked, confirmed, role: row.role && { ...row.role, ...role } });
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
  const action = (name: 'block' | 'unblock' | 'revoke' | 'resend', row: UserRow, onClick: () => void) => (
    <Button
      look="plain"
      disabled={row.id === userId && name === 'block'}
      aria-label={`${words[name][language]}: ${row.username}`}
      onClick={onClick}
    >
      {words[name][language]}
    </Button>
  );

  const columns: TableColumn<UserRow>[] = [
    { key: 'username', head: words.username, sort: 'username', width: '18%', cell: (row) => row.username },
    { key: 'email', head: tableWords.email, sort: 'email', width: '24%', cell: (row) => row.email },
    {
      key: 'role',
      head: words.role,
      width: '148px',
      cell: (row) =>
        row.email === guest.identifier ? (
          words.public[language]
        ) : (
          <RoleSelect
            name={row.username}
            value={row.role?.id ?? ''}
            choices={roles.map(({ id, type }) => ({ value: id, label: words[type] }))}
            onChange={(role) => void change(row, { role })}
          />
        ),
    },
    {
      key: 'state',
      head: words.state,
      sort: 'blocked',
      width: '104px',
      cell: (row) => <span className={styles[stateOf(row)]}>{words[stateOf(row)][language]}</span>,
    },
    {
      key: 'joined',
      head: words.joined,
      sort: 'createdAt',
      width: '108px',
      cell: (row) => day(row.createdAt),
    },
    {
      key: 'actions',
      head: words.actions,
      width: '320px',
      cell: (row) =>
        row.email !== guest.identifier && (
          <div className={styles.actions}>
            {action(row.blocked ? 'unblock' : 'block', row, () => void change(row, { blocked: !row.blocked }))}
            {action('revoke', row, () => void revoke(row))}
            {stateOf(row) === 'unconfirmed' && action('resend', row, () => void resend(row))}
          </div>
        ),
    },
  ];
  return (
    <TablePage
      title={adminWords.users}
      table={table}
      filters={[
        { name: 'role', label: words.role, choices: { administrator, authenticated, juror } },
        { name: 'state', label: words.state, choices: { active, unconfirmed, blocked } },
      ]}
      columns={columns}
      nameOf={({ username }) => username}
    />
  );
}
