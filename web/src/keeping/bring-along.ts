import { useEffect } from 'react';
import { api } from '../platform/api.ts';
import { readSession, useSession } from '../platform/session.ts';
import { showLists } from './kept.ts';
import { readLocal, writeLocal } from './local-lists.ts';

/** What this browser kept goes to the account that has signed in. Until the server has it, it stays here. */
export async function bringAlong(): Promise<void> {
  const { token } = readSession();
  const brought = readLocal();
  if (!token || brought.length === 0) return;
  const lists = await api.post('/kept/merge', { lists: brought.map(({ key, name, works }) => ({ key, name, works })) });
  // Another tab may have kept something meanwhile: that goes with the next visit.
  if (JSON.stringify(readLocal()) === JSON.stringify(brought)) writeLocal([]);
  if (readSession().token === token) showLists(lists);
}

/** On whichever page somebody is once they are signed in. */
export function useBringAlong(): void {
  const { token } = useSession();
  useEffect(() => {
    // The page of what one keeps says so when it could not be brought, and tries again.
    if (token) void bringAlong().catch(() => undefined);
  }, [token]);
}
