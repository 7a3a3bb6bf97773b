import { apiBase } from '@hwarang/domain/api';
import type { AnswerToWrite } from './answers.ts';
import { parse } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { dropUser, readSession } from './session.ts';

interface Options {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Under the same key the same form can be sent again when its answer got lost, and is kept once. */
  key: string | undefined;
}

/**
 * A form with files, whose way to the server can be watched: `fetch` cannot tell how far it is. It can be called off until all of it has left;
 * after that the server may have written it, and its answer is the truth.
 */
export function upload<Path extends string>(
  path: Path,
  form: FormData,
  { onProgress, signal, key }: Options,
): Promise<AnswerToWrite<Path>> {
  const { token } = readSession();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiBase + path);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (key) request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    let sent = false;
    request.upload.onload = () => {
      sent = true;
      onProgress(1);
    };
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 401 && token) dropUser(token);
      if (request.status >= 200 && request.status < 300) resolve(answer as AnswerToWrite<Path>);
      else reject(new ApiFailure(request.status, answer));
    };
    request.onerror = () => reject(new ApiFailure(0, undefined));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => !sent && request.abort(), { once: true });
    request.send(form);
  });
}
