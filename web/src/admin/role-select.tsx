import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { ConfirmModal } from '../design/modal/confirm.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './role-select.module.css';
import { becomes, usersWords as words } from './users.words.ts';

interface Choice {
  value: string;
  label: LocalizedText;
}

interface Props {
  /** Whose role it is. */
  name: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** Asks before it changes anything: an arrow key on a closed list chooses at once, and the choice may be who runs the site. */
export function RoleSelect({ name, value, choices, onChange }: Props) {
  const language = useLanguage();
  const [chosen, setChosen] = useState<Choice | undefined>(undefined);
  return (
    <>
      <select
        className={styles.role}
        value={value}
        aria-label={`${words.role[language]}: ${name}`}
        onChange={({ currentTarget }) => setChosen(choices.find((choice) => choice.value === currentTarget.value))}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label[language]}
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
            onChange(chosen.value);
          }}
        >
          {becomes(name, chosen.label)[language]}
        </ConfirmModal>
      )}
    </>
  );
}
