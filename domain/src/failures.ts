/** What can go wrong by a caller's doing, once for the whole product. The server turns a code into an HTTP status here. */
export const failureStatus = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  'too-many': 429,
  unavailable: 503,
  'storage-full': 507,
} as const;

export type FailureCode = keyof typeof failureStatus;

const reasons: Record<FailureCode, string> = {
  'bad-request': 'Bad Request',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  'not-found': 'Not Found',
  conflict: 'Conflict',
  'too-large': 'Payload Too Large',
  'unsupported-media': 'Unsupported Media Type',
  'too-many': 'Too Many Requests',
  unavailable: 'Service Unavailable',
  'storage-full': 'Insufficient Storage',
};

/** A nested message as the original's auth calls give it: `message: [{messages: [{id, message}]}]`. */
export interface AuthMessage {
  id: string;
  message: string;
  field?: string[];
}

export class Failure extends Error {
  readonly code: FailureCode;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  /** Set for the auth calls: then both `message` and `data` of the answer hold them, nested. */
  readonly authMessages: AuthMessage[] | undefined;

  constructor(
    code: FailureCode,
    message?: string,
    options: { data?: unknown; retryAfter?: number | undefined; authMessages?: AuthMessage[]; cause?: unknown } = {},
  ) {
    super(message ?? options.authMessages?.[0]?.message ?? reasons[code], { cause: options.cause });
    this.name = 'Failure';
    this.code = code;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
    this.authMessages = options.authMessages;
  }
}

/** What is not there, or what the caller must not know of. */
export const notFound = (): Failure => new Failure('not-found', 'Entry not found');

/** What was looked for, which is there. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Failure('not-found');
  return row;
}

/** A sentence of the interface says why not: the API speaks English, and pages know it again. */
export function refuse({ en }: { en: string }): never {
  throw new Failure('conflict', en);
}

export interface FailureAnswer {
  statusCode: number;
  error: string;
  message: unknown;
  data?: unknown;
}

export function answerOf(failure: Failure): FailureAnswer {
  const nested = failure.authMessages && [{ messages: failure.authMessages }];
  const data = nested ?? failure.data;
  return {
    statusCode: failureStatus[failure.code],
    error: reasons[failure.code],
    message: nested ?? failure.message,
    ...(data === undefined ? {} : { data }),
  };
}
