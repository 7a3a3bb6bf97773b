let waking = typeof document !== 'undefined';

/** While the first page is being taken over from the server: what it holds already need not be made again. */
export const isWaking = (): boolean => waking;

/** The script in the page hears it, and presses again the button that was pressed too early. */
export const wokeUp = (): void => {
  waking = false;
  document.dispatchEvent(new Event('awake'));
};
