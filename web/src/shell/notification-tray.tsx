import { lazy, Suspense } from 'react';
import { useSession } from '../platform/session.ts';
import { Tray } from './tray.tsx';

/** Fetched only for who is signed in: reading data would weigh on every visitor's first page. */
const OwnTray = lazy(() => import('./own-tray.tsx'));

export function NotificationTray() {
  const { token } = useSession();
  if (!token) return <Tray />;
  return (
    <Suspense fallback={<Tray />}>
      <OwnTray />
    </Suspense>
  );
}
