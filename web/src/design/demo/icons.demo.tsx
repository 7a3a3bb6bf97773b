import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { alert } from '../alerts/alerts.ts';
import { SearchField } from '../fields/text-field.tsx';
import { Icon, type IconName, iconNames } from '../icon.tsx';
import { iconWords } from '../icon.words.ts';
import { Empty } from '../states/states.tsx';
import styles from './demo.module.css';
import { demoWords as words } from './demo.words.ts';

const matches = (name: string, asked: string): boolean =>
  asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word) || (iconWords[name] ?? '').includes(word));

/** The whole set, found by its English name or in Korean; pressing one copies its name. */
export function IconsDemo() {
  const language = useLanguage();
  const [asked, setAsked] = useState('');
  const shown = iconNames.filter((name) => matches(name, asked.trim()));
  const copy = async (name: IconName) => {
    try {
      await navigator.clipboard.writeText(name);
      void alert(`${words.copied[language]}: ${name}`, { tone: 'good' });
    } catch {
      void alert(`${words.notCopied[language]}: ${name}`, { tone: 'bad' });
    }
  };
  return (
    <>
      <div className={styles.find}>
        <SearchField
          label={words.findIcon[language]}
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
        />
      </div>
      {shown.length === 0 && <Empty title={words.noIcon[language]} />}
      <ul className={styles.icons} data-growing>
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.icon}
              title={words.copyIcon[language]}
              onClick={() => void copy(name)}
            >
              <Icon name={name} size={28} />
              <span className={styles.iconName} translate="no">
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
