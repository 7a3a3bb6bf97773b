import { apiBase } from '@hwarang/domain/api';
import { ApiFailure } from './api-failure.ts';
import { dropUser, readSession } from './session.ts';

/** A file that the API makes for this user, given to the browser to be kept under the name the server chose. */
export async function download(path: string, body?: unknown): Promise<void> {
  const { token } = readSession();
  const answer = await fetch(apiBase + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiFailure(0, undefined);
  });
  if (answer.status === 401 && token) dropUser(token);
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.json().catch(() => undefined));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(answer.headers.get('content-disposition'));
  link.click();
  // The browser reads the file after the press has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? '') ||
  (/filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '');
