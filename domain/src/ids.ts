/** Ids are opaque text: 24 lower-case hex digits, time-ordered. */
export const idPattern = /^[0-9a-f]{24}$/;
export const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value);
