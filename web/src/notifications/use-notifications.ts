import type { Notification } from '@hwarang/domain/notifications/notifications.contract';
import { api } from '../platform/api.ts';
import { useLive } from '../platform/live.ts';
import { useApi } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';

/** One's own, newest first; read again whenever something happened. Nothing before the stream is there. */
export function useNotifications() {
  const { token } = useSession();
  const at = useLive()?.at;
  const { answer, set } = useApi(token && at !== undefined ? '/notifications' : undefined, at);
  const notifications: readonly Notification[] = (token && answer) || [];
  const read = (ids?: string[]) => {
    set((all) => all?.map((each) => (!ids || ids.includes(each.id) ? { ...each, read: true } : each)));
    void api.post('/notifications/read', ids ? { ids } : {}).catch(() => {});
  };
  return { notifications, read };
}
