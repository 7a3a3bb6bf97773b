import * as z from 'zod';

/** The answer of every refused call. Auth calls nest their message; validation puts the fields into `data.errors`. */
export const failureAnswer = z.object({
  statusCode: z.number(),
  error: z.string(),
  message: z.unknown(),
  data: z.unknown().optional(),
  id: z.string().optional(),
});

/** The schemas of a route's refusals, one for each status it can answer. */
export const refusals = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries([...statuses, 500].map((status) => [status, failureAnswer])) as Record<
    Status | 500,
    typeof failureAnswer
  >;
