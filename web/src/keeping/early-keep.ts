declare global {
  interface Window {
    /** Works whose heart was pressed before the page was alive. */
    earlyKept?: string[] | undefined;
  }
}

/** Runs before anything else: a press of the heart is noted and shown, and done as soon as the page can. */
export const earlyKeepScript = `window.earlyKept=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-keep]');if(b&&window.earlyKept){window.earlyKept.push(b.getAttribute('data-keep'));b.setAttribute('aria-pressed','true')}},true)`;

/** Once; afterwards the page itself hears presses. */
export function takeEarlyKept(): string[] {
  const early = window.earlyKept ?? [];
  window.earlyKept = undefined;
  return [...new Set(early)];
}
