import pino from 'pino';
import { loggedFailure } from './log-failure.ts';

/** Neither the values of a failed query nor the tokens in an address belong in a log. */
export const serializers = { err: (failure: unknown) => ({ ...loggedFailure(failure) }) };

/** For what happens outside of a request: one JSON line each, as the lines of requests. `openServices` sets its level. */
export const log = pino({ level: 'warn', serializers });
