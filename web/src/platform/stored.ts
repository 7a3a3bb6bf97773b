type Where = 'localStorage' | 'sessionStorage';

/** What this browser keeps under a name, as another version or another program may have written it; null where there is nothing to be read. */
export function readStored(name: string, where: Where = 'localStorage'): unknown {
  try {
    return JSON.parse(window[where].getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Undefined takes it away. Storage can be forbidden or full: then the value lives as long as the page. */
export function store(name: string, value: unknown, where: Where = 'localStorage'): void {
  try {
    if (value === undefined) window[where].removeItem(name);
    else window[where].setItem(name, JSON.stringify(value));
  } catch {
    // What calls this goes on without.
  }
}
