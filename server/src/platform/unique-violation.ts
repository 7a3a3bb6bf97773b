/** Whether a write failed because another row has this value already, or the values of this constraint. */
export function isTaken(failure: unknown, constraint?: string): boolean {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : undefined;
  if (!cause || typeof cause !== 'object' || !('code' in cause) || cause.code !== '23505') return false;
  return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
}
