import { Icon } from '../design/icon.tsx';
import { Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { Search } from '../search/search.tsx';
import { Account } from './account.tsx';
import { Disclosure } from './disclosure.tsx';
import { EntryLink } from './entry-link.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { mainEntries, serviceEntries } from './links.ts';
import { Logo } from './logo.tsx';
import panel from './panel.module.css';
import { SchemeToggle } from './scheme-switch.tsx';
import { shellWords } from './shell.words.ts';
import { SideMenu } from './side-menu.tsx';
import { NotificationTray } from './tray.tsx';

export function Header() {
  return (
    <header className={styles.header}>
      <Wrap className={styles.bar}>
        <Logo />
        <TopNavigation />
        <div className={styles.tools}>
          <Search />
          <div className={styles.wide}>
            <LanguageSwitch />
            <div className={styles.scheme}>
              <SchemeToggle />
            </div>
          </div>
          <NotificationTray />
          <Account />
          <SideMenu />
        </div>
      </Wrap>
    </header>
  );
}

function TopNavigation() {
  const language = useLanguage();
  return (
    <nav className={styles.nav} aria-label={shellWords.mainMenu[language]}>
      <ul className={styles.entries}>
        {mainEntries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} className={styles.entry} />
          </li>
        ))}
        <li>
          <Disclosure
            name="header"
            className={panel.place}
            summaryProps={{ className: styles.entry }}
            summary={
              <>
                {shellWords.services[language]}
                <Icon name="chevron-down" size={14} />
              </>
            }
          >
            <ul className={`${panel.panel} ${panel.list} ${styles.services}`}>
              {serviceEntries.map((entry) => (
                <li key={entry.to}>
                  <EntryLink entry={entry} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      </ul>
    </nav>
  );
}
