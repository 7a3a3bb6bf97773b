/**
 * An answer of the API that is no success, or none at all (`status` 0: the network is away). What is no JSON did not come from the API, but
 * is the page of a proxy that could not reach it: nothing of it is shown.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly answer: unknown;

  constructor(status: number, answer: unknown) {
    const known = typeof answer === 'string' ? undefined : answer;
    super(firstMessage(known) ?? `HTTP ${status}`);
    this.name = 'ApiFailure';
    this.status = status;
    this.answer = known;
  }
}

export const hasStatus = (failure: unknown, status: number): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.status === status;

/** The first text the server gives, from `message: 'text'` or from `message: [{messages: [{message}]}]`. */
export function firstMessage(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer || undefined;
  if (Array.isArray(answer)) {
    for (const part of answer) {
      const found = firstMessage(part);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { message, messages } = answer as { message?: unknown; messages?: unknown };
  return firstMessage(message) ?? firstMessage(messages);
}

/** The record as somebody else saved it meanwhile, when that is why a write was refused. */
export function conflictOf<Found>(failure: unknown): Found | undefined {
  if (!hasStatus(failure, 409)) return undefined;
  return (failure.answer as { data?: { current?: Found } } | undefined)?.data?.current;
}
