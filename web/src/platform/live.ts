import type { LiveState } from '@hwarang/domain/live.contract';
import { useEffect, useSyncExternalStore } from 'react';
import { on } from './on.ts';
import { useSession } from './session.ts';
import { readSupportKey } from './support-key.ts';

/** Late enough that the page and its pictures come first. */
const patience = 2500;

let state: LiveState | undefined;
const changes = new EventTarget();
const watch = (listener: () => void) => on(changes, ['change'], listener);
let began: (() => void) | undefined;

function hear(next: LiveState | undefined): void {
  state = next;
  changes.dispatchEvent(new Event('change'));
}

/** Counts of what waits for the reader; undefined until the stream has said so. */
export const useLive = (): LiveState | undefined =>
  useSyncExternalStore(
    watch,
    () => state,
    () => undefined,
  );

/** Listens for whoever is signed in, or has a conversation as a visitor. The code for it comes after everything else. */
export function useLiveStream(): void {
  const { token } = useSession();
  useEffect(() => {
    let stop = new AbortController();
    const begin = () => {
      const { signal } = stop;
      if (signal.aborted || !(token || readSupportKey())) return;
      void import('./live-stream.ts').then(({ listen }) => listen(token, hear, signal));
    };
    began = begin;
    let timer = setTimeout(begin, patience);
    const end = () => {
      clearTimeout(timer);
      stop.abort();
    };
    // A page with an open stream is not kept for Back: it ends when the page is left, and begins anew when it is shown again.
    const leave = on(window, ['pagehide'], end);
    const comeBack = on<PageTransitionEvent>(window, ['pageshow'], ({ persisted }) => {
      if (!persisted) return;
      stop = new AbortController();
      timer = setTimeout(begin, patience);
    });
    return () => {
      leave();
      comeBack();
      end();
      hear(undefined);
    };
  }, [token]);
}

/** A visitor has just begun a conversation: from now on there is something to listen for. */
export const listenNow = (): void => began?.();
