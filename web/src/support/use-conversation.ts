import type { WholeConversation } from '@hwarang/domain/support/support.contract';
import { useEffect, useState } from 'react';
import { api } from '../platform/api.ts';
import { listenNow, useLive } from '../platform/live.ts';
import { readSession } from '../platform/session.ts';
import { keepSupportKey } from '../platform/support-key.ts';

/** One conversation, read again whenever something happened, and marked as read while it is looked at. */
export function useConversation(id: string | undefined) {
  const at = useLive()?.at;
  const [conversation, setConversation] = useState<WholeConversation | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever something happened.
  useEffect(() => {
    if (!id) return;
    const waiting = new AbortController();
    api.get(`/support/conversations/${id}`, { signal: waiting.signal }).then(
      (found) => {
        setConversation(found);
        setFailed(false);
        if (found.unread > 0) void api.post(`/support/conversations/${id}/read`).catch(() => {});
      },
      () => waiting.signal.aborted || setFailed(true),
    );
    return () => waiting.abort();
  }, [id, at]);
  const write = async (text: string) =>
    setConversation(await api.post(`/support/conversations/${id}/messages`, { text }));
  return { conversation: conversation?.id === id ? conversation : undefined, failed, write };
}

/** The first message of a conversation. A visitor gets its key, and from then on hears of answers. */
export async function begin(text: string, email: string): Promise<WholeConversation> {
  const { conversation, key } = await api.post('/support/conversations', { text, ...(email ? { email } : {}) });
  if (key && !readSession().token) {
    keepSupportKey(key);
    listenNow();
  }
  return conversation;
}
