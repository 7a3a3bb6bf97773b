let waking = typeof document !== 'undefined';

/** While the first page is being taken over from the server: what it holds already need not be made again. */
export const isWaking = (): boolean => waking;

export const wokeUp = (): void => {
  waking = false;
};
