import { createHash, randomBytes } from 'node:crypto';

/** A token for a link in a mail. Only its hash is kept: who reads the database cannot use it. */
export const newOneTimeToken = (): string => randomBytes(32).toString('base64url');
export const hashOneTimeToken = (token: string): string => createHash('sha256').update(token).digest('hex');
