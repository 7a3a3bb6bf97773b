import { Icon } from '../../design/icon.tsx';
import { useLanguage } from '../../platform/language.ts';
import type { SaveState as State } from './draft-saver.ts';
import styles from './enter.module.css';
import { enterWords as words } from './enter.words.ts';

/** Always in sight while one types: whether it is saved. */
export function SaveState({ save }: { save: State }) {
  const language = useLanguage();
  const isTrouble = save === 'offline' || save === 'refused';
  return (
    <p role="status" data-save={save} className={styles.save}>
      <Icon name={isTrouble ? 'warning' : 'check'} size={18} />
      {words[save][language]}
    </p>
  );
}
