import type { Notification } from '@hwarang/domain/notifications/notifications.contract';
import { useEffect, useState } from 'react';
import { api } from '../platform/api.ts';
import { useLive } from '../platform/live.ts';
import { useSession } from '../platform/session.ts';

/** One's own, newest first; read again whenever something happened. Nothing before the stream is there. */
export function useNotifications() {
  const { token } = useSession();
  const at = useLive()?.at;
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  useEffect(() => {
    if (!token) return setNotifications([]);
    if (at === undefined) return;
    const waiting = new AbortController();
    api.get('/notifications', { signal: waiting.signal }).then(setNotifications, () => {});
    return () => waiting.abort();
  }, [token, at]);
  const read = (ids?: string[]) => {
    setNotifications((all) => all.map((each) => (!ids || ids.includes(each.id) ? { ...each, read: true } : each)));
    void api.post('/notifications/read', ids ? { ids } : {}).catch(() => {});
  };
  return { notifications, read };
}
