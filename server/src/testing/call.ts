import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../app.ts';

/** Calls the API as a browser would, with JSON. */
export const call = (
  app: Pick<App, 'fastify'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; address?: string } = {},
): Promise<LightMyRequestResponse> =>
  app.fastify.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    ...(options.address ? { remoteAddress: options.address } : {}),
  });

/** The id of the first message of a nested auth failure. */
export const failureId = (answer: LightMyRequestResponse): string | undefined =>
  answer.json().message?.[0]?.messages?.[0]?.id;
