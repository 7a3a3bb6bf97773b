import type { LocalizedText } from '@hwarang/domain/language';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { chooseScheme, type Scheme, schemeAttribute, schemes, useScheme } from '../platform/scheme.ts';
import styles from './scheme-switch.module.css';
import { shellWords } from './shell.words.ts';

/** Day or night by one press. Which icon shows is decided by the style sheet, before any script has come. */
export function SchemeToggle() {
  const language = useLanguage();
  const toggle = () =>
    chooseScheme(document.documentElement.getAttribute(schemeAttribute) === 'dark' ? 'light' : 'dark');
  return (
    <>
      <IconButton className={styles.toNight} label={shellWords.toNight[language]} onClick={toggle}>
        <Icon name="moon" />
      </IconButton>
      <IconButton className={styles.toDay} label={shellWords.toDay[language]} onClick={toggle}>
        <Icon name="sun" />
      </IconButton>
    </>
  );
}

const names: Record<Scheme, LocalizedText> = { auto: shellWords.auto, light: shellWords.day, dark: shellWords.night };

/** All three choices, with the machine's own as the first. */
export function SchemeChoice() {
  const language = useLanguage();
  const current = useScheme();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{shellWords.light[language]}</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input type="radio" name="scheme" checked={scheme === current} onChange={() => chooseScheme(scheme)} />
          <span>{names[scheme][language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
