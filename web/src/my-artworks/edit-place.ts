import { unsentPlace } from '../platform/unsent.ts';

const prefix = 'artwork ';

/** Under which what was typed about a work is kept when the login expires. */
export const editPlace = (id: string): string => prefix + id;

/** The work whose form was open when the login expired. */
export function editedBefore(): string | undefined {
  const place = unsentPlace();
  return place?.startsWith(prefix) ? place.slice(prefix.length) : undefined;
}
