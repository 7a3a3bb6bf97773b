/** What a form held that was not sent when the login expired: for whoever logs in again in this tab. */
interface Unsent {
  place: string;
  values: Record<string, string>;
}

const key = 'hwarang-unsent';

function read(): Unsent | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unsent | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Of which form there is something. */
export const unsentPlace = (): string | undefined => read()?.place;

export function unsentAt(place: string): Record<string, string> | undefined {
  const unsent = read();
  return unsent?.place === place ? unsent.values : undefined;
}

export function keepUnsent(place: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ place, values }));
  } catch {
    // A browser that keeps nothing: what was typed is lost.
  }
}

export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
