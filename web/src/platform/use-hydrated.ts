import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during the first render in the browser, where the session is not known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
