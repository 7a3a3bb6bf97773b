/** Whether a write failed because another row has this value already. */
export function isTaken(failure: unknown): boolean {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : undefined;
  return Boolean(cause && typeof cause === 'object' && 'code' in cause && cause.code === '23505');
}
