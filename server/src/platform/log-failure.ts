/** What of a failure may stand in a log. */
export interface LoggedFailure {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedFailure;
}

/**
 * A failed query carries its parameters in its message, and the database quotes values in its own: addresses of people, links that sign
 * in. Only the statement, the code and the place in our own code are logged.
 */
export function loggedFailure(failure: unknown): LoggedFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: String(failure), stack: '' };
  const { code, cause } = failure as Error & { code?: unknown };
  const message = withoutValues(failure);
  return {
    type: failure.name,
    message,
    stack: [
      `${failure.name}: ${message}`,
      ...(failure.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)),
    ].join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause === undefined ? {} : { cause: loggedFailure(cause) }),
  };
}

/** In one line. */
export function reasonOf(failure: unknown): string {
  const { message, code, cause } = loggedFailure(failure);
  return [message, code, cause && reasonOf(cause.message)].filter(Boolean).join('; ');
}

function withoutValues(failure: Error): string {
  const { message } = failure;
  if ('query' in failure && 'params' in failure) return message.split('\nparams: ', 1)[0] ?? '';
  // An SQLSTATE marks what the database said: it quotes the values it refuses.
  const isFromDatabase = 'severity' in failure && 'code' in failure;
  return isFromDatabase ? message.replace(/"[^"]*"/g, '"…"') : message;
}
