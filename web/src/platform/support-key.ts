const place = 'hwarang-support-key';

/** The key of a visitor's conversation, in this browser alone. */
export function readSupportKey(): string | undefined {
  try {
    return localStorage.getItem(place) || undefined;
  } catch {
    return undefined;
  }
}

export function keepSupportKey(key: string): void {
  try {
    localStorage.setItem(place, key);
  } catch {
    // The conversation then lives as long as the page.
  }
}
