/** What the journeys need of a browser; each driver of its own protocol gives just this. */
export interface Session {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** The function runs in the page and may use nothing from around it. */
  evaluate: <T, A extends unknown[]>(work: (...args: A) => T, ...args: A) => Promise<T>;
  /** A click of the mouse on the element that `locate` finds; false while there is none, or something covers it. */
  press: (css: string, name?: string) => Promise<boolean>;
  /** Keys to whatever has the focus. */
  keys: (text: string) => Promise<void>;
  attach: (css: string, file: string) => Promise<void>;
  /** Errors on the console and in pages, as far as the protocol tells them. */
  faults: () => string[];
  close: () => Promise<void>;
}

export interface Browser {
  session: () => Promise<Session>;
  close: () => Promise<void>;
}

/** Runs in the page: the first visible element of that selector, and of that name if one is given. */
export const locate = (css: string, name?: string | null): HTMLElement | null => {
  const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.innerText).trim();
  const all = [...document.querySelectorAll<HTMLElement>(css)];
  return all.find((element) => element.checkVisibility() && (!name || nameOf(element) === name)) ?? null;
};
