import { useEffect, useState } from 'react';
import { stream } from '../../platform/live-stream.ts';
import { useSession } from '../../platform/session.ts';

/** When something last happened at the desk; while this is used, somebody sits there. */
export function useDesk(): number | undefined {
  const { token } = useSession();
  const [at, setAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    void stream('/events?desk=true', token, (state) => setAt(state.at), stop.signal);
    return () => stop.abort();
  }, [token]);
  return at;
}
