import { request } from './api.ts';
import { ApiFailure } from './api-failure.ts';

interface Options {
  signal?: AbortSignal;
  /** Hears each piece of the file as it comes. */
  onPiece?: (piece: Uint8Array, headers: Headers) => void;
}

/** A file that the API makes for this user, given to the browser to be kept under the name the server chose. */
export async function download(path: string, body?: unknown, { signal, onPiece }: Options = {}): Promise<void> {
  const answer = await request({ method: body === undefined ? 'GET' : 'POST', path, body, signal });
  if (!answer.ok) throw new ApiFailure(answer.status, await answer.json().catch(() => undefined));
  saveFile(await heard(answer, onPiece).blob(), nameIn(answer.headers.get('content-disposition')));
}

/** Gives a file to the browser, to be kept under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the press has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function heard(answer: Response, onPiece: Options['onPiece']): Response {
  if (!answer.body || !onPiece) return answer;
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, further) => {
      onPiece(piece, answer.headers);
      further.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(listening), { headers: answer.headers });
}

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1] ?? '') ||
  (/filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '');
