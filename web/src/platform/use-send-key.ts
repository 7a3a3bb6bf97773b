import { useRef } from 'react';
import { randomId } from './random-id.ts';

/** A key for what a form sends: the same until an answer has come, so that what is sent a second time is kept once. */
export function useSendKey() {
  const key = useRef<string | undefined>(undefined);
  return async <T>(send: (key: string) => Promise<T>): Promise<T> => {
    key.current ??= randomId();
    const answer = await send(key.current);
    key.current = undefined;
    return answer;
  };
}
