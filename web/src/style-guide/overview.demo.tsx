import { Link } from 'react-router';
import { classes } from '../design/classes.ts';
import { Section } from '../design/layout.tsx';
import text from '../design/text.module.css';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import { TrayList } from '../shell/tray.tsx';
import styles from './style-guide.module.css';
import { type DemoPath, demoPages, styleGuideWords as words } from './style-guide.words.ts';

const colours = ['hanji', 'ink', 'stone', 'line', 'mat', 'edge', 'celadon', 'vermilion', 'seal', 'gold'];
const sizes = [56, 40, 28, 22, 18, 16, 14];

/** The index: every demo page, the colours, the type, and the tray that hangs in the header. */
export function OverviewDemo() {
  const language = useLanguage();
  return (
    <>
      <VisuallyHidden as="h2">{words.pages[language]}</VisuallyHidden>
      <ul className={styles.index}>
        {(Object.keys(demoPages) as DemoPath[]).map((path) => (
          <li key={path}>
            <Link to={path} className={styles.entry}>
              <span className={styles.entryName}>{demoPages[path].title[language]}</span>
              <span className={text.quiet}>{demoPages[path].lead[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Section title={words.colours[language]}>
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              <span translate="no">{name}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.type[language]}>
        <div className={styles.specimens}>
          {(['serif', 'sans'] as const).map((family) => (
            <div key={family}>
              <p className={classes(text.quiet, styles.family)}>{words[family][language]}</p>
              {sizes.map((size) => (
                <p key={size} className={styles.specimen}>
                  <span className={styles.size}>{size}</span>
                  <span style={{ font: `400 var(--text-${size}) / 1.3 var(--${family})` }}>
                    {words.specimen[language]}
                  </span>
                </p>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <Section title={words.tray[language]}>
        <p className={text.quiet}>{words.trayNote[language]}</p>
        <div className={styles.tray}>
          <TrayList />
        </div>
      </Section>
    </>
  );
}
