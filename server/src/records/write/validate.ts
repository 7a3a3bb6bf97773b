import { Failure } from '@hwarang/domain/failures';
import type * as z from 'zod';

export type Errors = Record<string, string[]>;

export const validationError = (errors: Errors): Failure =>
  new Failure('bad-request', 'ValidationError', { data: { errors } });

/** The body as the contract reads it. Fields it does not know, or that the caller may not set, are ignored. */
export function validate<Output>(
  schema: z.ZodType<Output>,
  data: Record<string, unknown>,
  options: { ignored: readonly string[]; required: Record<string, string> },
): Output {
  const permitted = Object.fromEntries(Object.entries(data).filter(([name]) => !options.ignored.includes(name)));
  const parsed = schema.safeParse(permitted);
  const errors: Errors = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0] ?? 'data');
    errors[field] = [...(errors[field] ?? []), messageOf(issue)];
  }
  for (const [field, message] of Object.entries(options.required))
    if (permitted[field] === undefined) errors[field] ??= [message];
  if (!parsed.success || Object.keys(errors).length > 0) throw validationError(errors);
  return parsed.data;
}

/** Of a choice the last branch is the one that people mean; the first is null. */
function messageOf(issue: z.core.$ZodIssue): string {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner ? messageOf(inner) : issue.message;
}
