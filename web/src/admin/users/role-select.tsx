import type { UserRow } from '@hwarang/domain/admin/tables.contract';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { ConfirmModal } from '../confirm-modal.tsx';
import { becomes, usersWords as words } from '../users.words.ts';
import styles from './users.module.css';

type Role = Pick<NonNullable<UserRow['role']>, 'id' | 'type'>;

interface Props {
  row: UserRow;
  roles: readonly Role[];
  onChange: (role: string) => void;
}

/** Asks before it changes anything: an arrow key on a closed list chooses at once, and the choice may be who runs the site. */
export function RoleSelect({ row, roles, onChange }: Props) {
  const language = useLanguage();
  const [chosen, setChosen] = useState<Role | undefined>(undefined);
  return (
    <>
      <select
        className={styles.role}
        value={row.role?.id ?? ''}
        aria-label={`${words.role[language]}: ${row.username}`}
        onChange={({ currentTarget: { value } }) => setChosen(roles.find(({ id }) => id === value))}
      >
        {roles.map(({ id, type }) => (
          <option key={id} value={id}>
            {words[type][language]}
          </option>
        ))}
      </select>
      {chosen && (
        <ConfirmModal
          title={words.confirmRole[language]}
          confirm={words.changeRole[language]}
          look="fill"
          onClose={() => setChosen(undefined)}
          onConfirm={() => {
            setChosen(undefined);
            onChange(chosen.id);
          }}
        >
          {becomes(row.username, words[chosen.type])[language]}
        </ConfirmModal>
      )}
    </>
  );
}
