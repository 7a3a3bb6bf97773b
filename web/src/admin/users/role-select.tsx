import type { UserRow } from '@hwarang/domain/admin/tables.contract';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
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
        <Modal
          open
          role="alertdialog"
          title={words.confirmRole[language]}
          onClose={() => setChosen(undefined)}
          actions={
            <>
              <Button onClick={() => setChosen(undefined)}>{adminWords.cancel[language]}</Button>
              <Button
                look="fill"
                onClick={() => {
                  setChosen(undefined);
                  onChange(chosen.id);
                }}
              >
                {words.changeRole[language]}
              </Button>
            </>
          }
        >
          <p>{becomes(row.username, words[chosen.type])[language]}</p>
        </Modal>
      )}
    </>
  );
}
