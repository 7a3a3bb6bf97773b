import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { TextField } from '../../design/fields/text-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from '../editor/editor.module.css';
import { settingsWords as words } from './settings.words.ts';

interface Props {
  value: Settings['ledger'];
  error: string | undefined;
  onChange: (value: Settings['ledger']) => void;
}

/** How long sales are kept, and what an artist gets of a resale. */
export function LedgerSettings({ value, error, onChange }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.pair}>
      <TextField
        name="ledger.retention_years"
        label={words.retention[language]}
        hint={words.retentionHint[language]}
        type="number"
        min={5}
        max={50}
        step={1}
        required
        value={String(value.retention_years || '')}
        error={error}
        onChange={(event) => onChange({ ...value, retention_years: Number(event.currentTarget.value) })}
      />
      <TextField
        name="ledger.resale_percent"
        label={words.resalePercent[language]}
        hint={words.resaleHint[language]}
        type="number"
        min={0}
        max={100}
        step="any"
        value={value.resale_percent === null ? '' : String(value.resale_percent)}
        onChange={(event) => {
          const { value: text } = event.currentTarget;
          onChange({ ...value, resale_percent: text === '' ? null : Number(text) });
        }}
      />
    </div>
  );
}
