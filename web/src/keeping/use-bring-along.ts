import { useEffect } from 'react';
import { useSession } from '../platform/session.ts';
import { readStored } from '../platform/stored.ts';
import { localPlace } from './local-place.ts';

/** On whichever page somebody is once they are signed in. Few have something to bring: the script for it is fetched then. */
export function useBringAlong(): void {
  const { token } = useSession();
  useEffect(() => {
    if (!token || readStored(localPlace) === null) return;
    // The page of what one keeps says so when it could not be brought, and tries again.
    void import('./bring-along.ts').then(({ bringAlong }) => bringAlong()).catch(() => undefined);
  }, [token]);
}
