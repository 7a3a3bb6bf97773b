import { can } from '@hwarang/domain/roles';
import { lazy, Suspense, useState } from 'react';
import { ButtonLink } from '../design/button.tsx';
import { initialOf } from '../design/picture/initial.ts';
import { useLanguage } from '../platform/language.ts';
import { type Session, useSession } from '../platform/session.ts';
import { openChat } from '../support/chat.ts';
import styles from './account.module.css';
import { Disclosure } from './disclosure.tsx';
import { EntryLink } from './entry-link.tsx';
import { accountEntries, supportPath } from './links.ts';
import panel from './panel.module.css';
import { shellWords } from './shell.words.ts';

/** Login for a visitor; Logout and the account's menu for a user. */
export function Account() {
  const language = useLanguage();
  const session = useSession();
  return (
    <div className={styles.account}>
      {session.token ? (
        <>
          <ButtonLink to="/logout" className={styles.button}>
            {shellWords.logout[language]}
          </ButtonLink>
          <AccountMenu session={session} />
        </>
      ) : (
        <ButtonLink to="/login" look="fill" className={`${styles.button} ${styles.login}`}>
          {shellWords.login[language]}
        </ButtonLink>
      )}
    </div>
  );
}

/** Who belongs to a gallery is asked once somebody who is signed in opens the menu. */
const StudioEntry = lazy(() => import('./own-studio.tsx'));

function AccountMenu({ session }: { session: Session }) {
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      name="header"
      className={panel.place}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      summaryProps={{ className: `${panel.square} ${styles.badge}`, 'aria-label': shellWords.account[language] }}
      summary={<span aria-hidden="true">{initialOf(session.username ?? '') || '?'}</span>}
    >
      <div className={`${panel.panel} ${styles.panel}`}>
        <div className={styles.who}>
          <strong>{session.username}</strong>
          <span>{session.email}</span>
        </div>
        <ul className={panel.list}>
          {opened && can(session.roleType, 'work for galleries') && (
            <Suspense fallback={null}>
              <StudioEntry />
            </Suspense>
          )}
          {accountEntries(session).map((entry) => (
            <li key={entry.to}>
              <EntryLink
                entry={entry}
                onClick={(event) => {
                  if (entry.to !== supportPath) return;
                  event.preventDefault();
                  event.currentTarget.closest('details')?.removeAttribute('open');
                  openChat();
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
