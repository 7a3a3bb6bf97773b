import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../design/icon.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { demoNotifications, trayWords, unreadAgainAfter, unreadCount } from '../notifications/demo-notifications.ts';
import { notificationText } from '../notifications/notifications.words.ts';
import type { useNotifications } from '../notifications/use-notifications.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { Disclosure } from './disclosure.tsx';
import panel from './panel.module.css';
import styles from './tray.module.css';

const shown = 5;

type Own = Pick<ReturnType<typeof useNotifications>, 'notifications' | 'read'>;

const nobodys: Own = { notifications: [], read: () => undefined };

/** The reader's own notifications stay read; the examples below them are unread again after a while. */
function useTray({ notifications, read: markRead }: Own) {
  const [examplesRead, setExamplesRead] = useState(false);
  useEffect(() => {
    if (!examplesRead) return;
    const timer = setTimeout(() => setExamplesRead(false), unreadAgainAfter);
    return () => clearTimeout(timer);
  }, [examplesRead]);
  const unread = notifications.filter(({ read }) => !read).length + (examplesRead ? 0 : demoNotifications.length);
  const markAll = () => {
    setExamplesRead(true);
    if (notifications.some(({ read }) => !read)) markRead();
  };
  return { notifications, markRead, examplesRead, unread, markAll };
}

/** Fetched only for who is signed in: reading data would weigh on every visitor's first page. */
const OwnTray = lazy(async () => {
  const { useNotifications } = await import('../notifications/use-notifications.ts');
  return {
    default: function OwnTray() {
      return <Tray own={useNotifications()} />;
    },
  };
});

export function NotificationTray() {
  const { token } = useSession();
  if (!token) return <Tray />;
  return (
    <Suspense fallback={<Tray />}>
      <OwnTray />
    </Suspense>
  );
}

function Tray({ own = nobodys }: { own?: Own }) {
  const language = useLanguage();
  const tray = useTray(own);
  const name = (tray.unread === 0 ? trayWords.notifications : unreadCount(tray.unread))[language];

  return (
    <Disclosure
      name="header"
      className={panel.place}
      summaryProps={{ className: panel.square, 'aria-label': name, title: trayWords.notifications[language] }}
      summary={
        <>
          <Icon name="bell" />
          {tray.unread > 0 && <span className={styles.dot} aria-hidden="true" />}
        </>
      }
    >
      <div className={`${panel.panel} ${styles.tray}`}>
        <Notifications {...tray} />
      </div>
    </Disclosure>
  );
}

/** What the tray holds for a visitor, standing by itself. */
export function TrayList() {
  return <Notifications {...useTray(nobodys)} />;
}

function Notifications({ notifications, markRead, examplesRead, unread, markAll }: ReturnType<typeof useTray>) {
  const language = useLanguage();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{trayWords.notifications[language]}</h2>
        <button type="button" className={styles.mark} aria-disabled={unread === 0} onClick={markAll}>
          {(unread === 0 ? trayWords.allRead : trayWords.markAllRead)[language]}
        </button>
      </div>
      {notifications.length > 0 && (
        <ul className={styles.list}>
          {notifications.slice(0, shown).map((notification) => (
            <Item
              key={notification.id}
              {...notificationText(notification)}
              read={notification.read}
              onOpen={() => notification.read || markRead([notification.id])}
            />
          ))}
        </ul>
      )}
      <ul className={styles.list}>
        {demoNotifications.map((notification) => (
          <Item key={notification.id} {...notification} read={examplesRead} />
        ))}
      </ul>
      <p className={styles.note}>{trayWords.examples[language]}</p>
    </>
  );
}

type Telling = ReturnType<typeof notificationText>;

function Item({ to, title, text, read, onOpen }: Telling & { read: boolean; onOpen?: () => void }) {
  const language = useLanguage();
  return (
    <li>
      <Link to={to} className={styles.item} data-unread={!read} onClick={onOpen}>
        <span className={styles.subject}>
          {title[language]}
          {!read && <VisuallyHidden>{trayWords.unread[language]}</VisuallyHidden>}
        </span>
        <span className={styles.text}>{text[language]}</span>
      </Link>
    </li>
  );
}
