import { guest } from '@hwarang/domain/accounts/guest';
import { useEffect } from 'react';
import { api } from './api.ts';
import { keepGuest, useSession } from './session.ts';

/** Late enough that the page and its pictures come first. */
const patience = 3000;

/** Signs in as the guest when there is no session token. Should that fail, visitors still read everything public. */
export function useGuestSession(): void {
  const { guestToken } = useSession();
  useEffect(() => {
    if (guestToken) return;
    const timer = setTimeout(() => {
      const { identifier, password } = guest;
      if (!navigator.onLine) return;
      api
        .post('/auth/local', { identifier, password })
        .then(keepGuest)
        .catch(() => {});
    }, patience);
    return () => clearTimeout(timer);
  }, [guestToken]);
}
