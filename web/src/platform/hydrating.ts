let hydrating = typeof document !== 'undefined';

/** While React takes over the server's HTML: what that holds already need not be computed again. */
export const isHydrating = (): boolean => hydrating;

export const hydrationIsOver = (): void => {
  hydrating = false;
};
