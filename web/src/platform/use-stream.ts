import { useEffect, useState } from 'react';
import { stream } from './live-stream.ts';
import { useSession } from './session.ts';

/** When something last happened that the stream at this path tells of; while this is used, the server knows that somebody is there. */
export function useStream(path: string): number | undefined {
  const { token } = useSession();
  const [at, setAt] = useState<number | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    void stream(path, token, (state) => setAt(state.at), stop.signal);
    return () => stop.abort();
  }, [path, token]);
  return at;
}
