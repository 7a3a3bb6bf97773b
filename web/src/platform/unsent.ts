import { readStored, store } from './stored.ts';

/** What a form held that was not sent when the login expired: for whoever logs in again in this tab. */
interface Unsent {
  place: string;
  values: Record<string, string>;
}

const key = 'hwarang-unsent';

const read = () => readStored(key, 'sessionStorage') as Unsent | null;

/** Of which form there is something. */
export const unsentPlace = (): string | undefined => read()?.place;

export function unsentAt(place: string): Record<string, string> | undefined {
  const unsent = read();
  return unsent?.place === place ? unsent.values : undefined;
}

export const keepUnsent = (place: string, values: Record<string, string>): void =>
  store(key, { place, values } satisfies Unsent, 'sessionStorage');

export const forgetUnsent = (): void => store(key, undefined, 'sessionStorage');
