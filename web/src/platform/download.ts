import { request } from './api.ts';
import { ApiFailure } from './api-failure.ts';

/** A file that the API makes for this user, given to the browser to be kept under the name the server chose. */
export async function download(path: string, body?: unknown): Promise<void> {
  const answer = await request({ method: body === undefined ? 'GET' : 'POST', path, body });
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
