/** Safari knows no idle time; there it is simply a little later. */
export const whenIdle = (work: () => void): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else window.setTimeout(work, 50);
};
