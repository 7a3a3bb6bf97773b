import { useSyncExternalStore } from 'react';
import { on } from './on.ts';

const watch = (listener: () => void) => on(window, ['online', 'offline'], listener);

export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
