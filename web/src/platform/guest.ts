import { guest } from '@hwarang/domain/accounts/guest';
import { useEffect } from 'react';
import { api } from './api.ts';
import { keepGuest, useSession } from './session.ts';

/** Signs in as the guest when there is no session token. Should that fail, visitors still read everything public. */
export function useGuestSession(): void {
  const { guestToken } = useSession();
  useEffect(() => {
    if (guestToken || !navigator.onLine) return;
    const given = new AbortController();
    const { identifier, password } = guest;
    api
      .post('/auth/local', { identifier, password }, { signal: given.signal })
      .then(keepGuest)
      .catch(() => {});
    return () => given.abort();
  }, [guestToken]);
}
