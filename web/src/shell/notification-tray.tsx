import {
  demoNotifications,
  trayWords,
  unreadAgainAfter,
  unreadCount,
} from '@hwarang/domain/notifications/demo-notifications';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './notification-tray.module.css';
import panel from './panel.module.css';

/** All read, and unread again a little later: they are examples. */
function useRead() {
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (!read) return;
    const timer = setTimeout(() => setRead(false), unreadAgainAfter);
    return () => clearTimeout(timer);
  }, [read]);
  return [read, () => setRead(true)] as const;
}

export function NotificationTray() {
  const language = useLanguage();
  const [read, onRead] = useRead();
  const name = (read ? trayWords.notifications : unreadCount(demoNotifications.length))[language];

  return (
    <Disclosure
      name="header"
      className={panel.place}
      summaryProps={{ className: panel.square, 'aria-label': name, title: trayWords.notifications[language] }}
      summary={
        <>
          <Icon name="bell" />
          {!read && <span className={styles.dot} aria-hidden="true" />}
        </>
      }
    >
      <div className={`${panel.panel} ${styles.tray}`}>
        <Notifications read={read} onRead={onRead} />
      </div>
    </Disclosure>
  );
}

/** What the tray holds, standing by itself. */
export function TrayList() {
  const [read, onRead] = useRead();
  return <Notifications read={read} onRead={onRead} />;
}

function Notifications({ read, onRead }: { read: boolean; onRead: () => void }) {
  const language = useLanguage();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{trayWords.notifications[language]}</h2>
        <button type="button" className={styles.mark} aria-disabled={read} onClick={onRead}>
          {(read ? trayWords.allRead : trayWords.markAllRead)[language]}
        </button>
      </div>
      <ul className={styles.list}>
        {demoNotifications.map((notification) => (
          <li key={notification.id}>
            <Link to={notification.to} className={styles.item} data-unread={!read}>
              <span className={styles.subject}>
                {notification.title[language]}
                {!read && <span className={styles.unread}>{trayWords.unread[language]}</span>}
              </span>
              <span className={styles.text}>{notification.text[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{trayWords.examples[language]}</p>
    </>
  );
}
