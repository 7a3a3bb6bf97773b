import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { useEffect } from 'react';
import { api } from '../platform/api.ts';
import { readStored, store } from '../platform/stored.ts';
import { withSeen } from './seen-today.ts';

const key = 'hwarang-seen-today';
/** So long a page has to be in sight: what is opened in the background or left at once was not looked at. */
const looked = 1000;

/** Tells the server that a person looks at this work, once a day. */
export function useCountedView(id: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(tell, looked);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
    const tell = () => {
      stop();
      // A view that is not counted is no reason to disturb anybody.
      if (note(id)) api.post(`/art-works/${id}/views`).catch(() => {});
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return stop;
  }, [id]);
}

/** False when it was noted today already. Where the browser keeps nothing, every look counts. */
function note(id: string): boolean {
  const next = withSeen(readStored(key), id, dayInKorea(new Date()));
  if (next) store(key, next);
  return next !== undefined;
}
