import { unsentMatch } from '../platform/unsent.ts';

/** Under which what was typed about a work is kept when the login expires. */
export const editPlace = (id: string): string => `artwork ${id}`;

/** The work whose form was open when the login expired. */
export const editedBefore = (): string | undefined => unsentMatch(/^artwork (.+)$/);
