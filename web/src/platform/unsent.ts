import { readStored, store } from './stored.ts';

/** What forms held that was not sent when the login expired, by their places: for whoever logs in again in this tab. */
type Unsent = Record<string, Record<string, string>>;

const key = 'hwarang-unsent';

const read = () => (readStored(key, 'sessionStorage') as Unsent | null) ?? {};

export const unsentAt = (place: string): Record<string, string> | undefined => read()[place];

/** Of the first form that was not sent whose place matches, what the first group holds. */
export function unsentMatch(pattern: RegExp): string | undefined {
  for (const place of Object.keys(read())) {
    const found = pattern.exec(place);
    if (found) return found[1];
  }
  return undefined;
}

export const keepUnsent = (place: string, values: Record<string, string>): void =>
  store(key, { ...read(), [place]: values } satisfies Unsent, 'sessionStorage');

export function forgetUnsent(place: string): void {
  const { [place]: _sent, ...others } = read();
  store(key, others, 'sessionStorage');
}

export const forgetAllUnsent = (): void => store(key, undefined, 'sessionStorage');
