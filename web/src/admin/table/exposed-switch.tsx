import { useState } from 'react';
import { Icon } from '../../design/icon.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords as words } from '../admin.words.ts';
import styles from './table.module.css';

interface Props {
  name: string;
  exposed: boolean;
  onChange: (exposed: boolean) => Promise<void>;
}

export function ExposedSwitch({ name, exposed, onChange }: Props) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={exposed}
      aria-label={`${words.exposed[language]}: ${name}`}
      className={styles.switch}
      aria-busy={busy}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        void onChange(!exposed).finally(() => setBusy(false));
      }}
    >
      <Icon name={exposed ? 'eye' : 'eye-off'} size={16} />
      {words[exposed ? 'exposed' : 'hidden'][language]}
    </button>
  );
}
