import type { WholeConversation } from '@hwarang/domain/support/support.contract';
import { supportLimits } from '@hwarang/domain/support/support-key';
import { useEffect } from 'react';
import { api } from '../platform/api.ts';
import { listenNow, useLive } from '../platform/live.ts';
import { useApi } from '../platform/query.ts';
import { readSession } from '../platform/session.ts';
import { keepSupportKey } from '../platform/support-key.ts';
import { useNewest } from '../platform/use-newest.ts';

/** The newest of the customer's conversations. */
export const useConversations = (at: number | undefined) =>
  useNewest('/support/conversations', at, supportLimits.listed, (part, signal) =>
    api.get(`/support/conversations?${part}`, { signal }),
  );

/** One conversation, read again whenever something happened, and marked as read while it is looked at. */
export function useConversation(id: string | undefined) {
  const at = useLive()?.at;
  const { answer, failed, reload, set } = useApi(id ? `/support/conversations/${id}` : undefined, at);
  useMarkRead(answer && `/support/conversations/${answer.id}`, answer);
  const write = async (text: string, key: string) =>
    set(await api.post(`/support/conversations/${id}/messages`, { text }, { key }));
  return { conversation: answer?.id === id ? answer : undefined, failed, reload, write };
}

/** Tells the server that what is shown has been seen, once for each answer that holds something unread. */
export function useMarkRead(path: string | undefined, shown: { unread: number } | undefined): void {
  useEffect(() => {
    if (path && shown && shown.unread > 0) void api.post(`${path}/read`).catch(() => {});
  }, [path, shown]);
}

/** The first message of a conversation. A visitor gets what opens it, and from then on hears of answers. */
export async function begin(text: string, email: string, sent: string): Promise<WholeConversation> {
  const body = { text, ...(email ? { email } : {}) };
  const { conversation, key } = await api.post('/support/conversations', body, { key: sent });
  if (key && !readSession().token) {
    keepSupportKey(key);
    listenNow();
  }
  return conversation;
}
