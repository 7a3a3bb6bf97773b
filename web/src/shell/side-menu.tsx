import { can } from '@hwarang/domain/roles';
import { useRef } from 'react';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useGroundPress } from '../design/modal/use-ground-press.ts';
import { useBackCloses } from '../design/use-back-closes.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { EntryLink } from './entry-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { adminEntries, type Entry, keptEntry, mainEntries, myPageEntries, serviceEntries } from './links.ts';
import { SchemeChoice } from './scheme-switch.tsx';
import { shellWords } from './shell.words.ts';
import styles from './side-menu.module.css';
import { useAfterNavigation } from './use-after-navigation.ts';

const id = 'side-menu';

/** Browsers that know these attributes open and close the menu before any script has come. */
const opens = { command: 'show-modal', commandfor: id };

export function SideMenu() {
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);

  useAfterNavigation(() => dialog.current?.close());
  useBackCloses(dialog);
  const groundPress = useGroundPress(() => dialog.current?.close());

  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  return (
    <>
      <IconButton label={shellWords.openMenu[language]} aria-haspopup="dialog" onClick={open} {...opens}>
        <Icon name="menu" />
      </IconButton>
      <dialog
        id={id}
        ref={dialog}
        className={styles.panel}
        aria-label={shellWords.allMenu[language]}
        {...groundPress}
        suppressHydrationWarning
      >
        <div className={styles.inside}>
          <form method="dialog" className={styles.close}>
            <IconButton type="submit" label={shellWords.close[language]}>
              <Icon name="close" />
            </IconButton>
          </form>
          <SideNavigation />
          <div className={styles.options}>
            <LanguageSwitch long />
            <SchemeChoice />
          </div>
        </div>
      </dialog>
    </>
  );
}

function SideNavigation() {
  const language = useLanguage();
  const { token, roleType } = useSession();
  return (
    <nav className={styles.nav} aria-label={shellWords.allMenu[language]}>
      <Entries entries={[...mainEntries, keptEntry]} main />
      <Group name={shellWords.services[language]} entries={serviceEntries} />
      {token ? (
        <Group name={shellWords.myPage[language]} entries={myPageEntries} />
      ) : (
        <Entries entries={[{ name: shellWords.login, to: '/login' }]} main />
      )}
      {token && can(roleType, 'see administration') && (
        <Group name={shellWords.admin[language]} entries={adminEntries} />
      )}
    </nav>
  );
}

function Group({ name, entries }: { name: string; entries: Entry[] }) {
  return (
    <section className={styles.group} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <Entries entries={entries} />
    </section>
  );
}

const Entries = ({ entries, main = false }: { entries: Entry[]; main?: boolean }) => (
  <ul className={main ? styles.main : styles.entries}>
    {entries.map((entry) => (
      <li key={entry.to}>
        <EntryLink entry={entry} />
      </li>
    ))}
  </ul>
);
