/**
 * Of PostgreSQL, that say nothing of the question: connection, resources, shutdown, a query that was ended, also to let another one go on,
 * and a standby before it is promoted.
 */
const states = /^(08|53|57|25006|40001|40P01)/;
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed)/;
const calls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** The database was lost, is stalled, or has no time: thrown before a question is asked, and recognised in what the driver throws. */
export class DatabaseGone extends Error {
  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseGone';
  }
}

/** Whether a later try may succeed by itself. The query builder wraps what the driver throws. */
export function isDatabaseGone(failure: unknown): boolean {
  for (let one = failure; one instanceof Error; one = one.cause) {
    if (one instanceof DatabaseGone || words.test(one.message)) return true;
    const { code, syscall, severity } = one as { code?: unknown; syscall?: unknown; severity?: unknown };
    if (typeof code !== 'string') continue;
    if (severity !== undefined ? states.test(code) : code === 'EPIPE' || calls.has(String(syscall))) return true;
  }
  return false;
}
