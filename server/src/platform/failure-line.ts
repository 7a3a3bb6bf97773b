import { BadConfig } from './config.ts';
import { DatabaseUnreachable } from './database.ts';
import { DatabaseNotOpened } from './embedded-database.ts';
import { FolderInUse } from './folder-lock.ts';

type Kind = abstract new (...given: never[]) => Error;

const always: Kind[] = [BadConfig, FolderInUse, DatabaseUnreachable, DatabaseNotOpened];
/** What the system refuses: its own sentence names the port, the file or the host. */
const bySystem = /^E(?:ADDRINUSE|ADDRNOTAVAIL|ACCES|PERM|ROFS|NOSPC|NOENT|ISDIR|NOTDIR|NOTFOUND)$/;

/** What is printed as a program ends because of it: one line where whoever started it can mend it, else all that is known. */
export function failureLine(failure: unknown, ...own: Kind[]): unknown {
  if (!(failure instanceof Error)) return failure;
  const isForeseen = [...always, ...own].some((kind) => failure instanceof kind);
  return isForeseen || bySystem.test((failure as NodeJS.ErrnoException).code ?? '') ? failure.message : failure;
}
