import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { Nonce } from './platform/nonce.ts';
import { siteContext } from './platform/site.ts';

export { siteContext };

/** The whole page at once: it is kept and sent again, so there is nothing to gain from sending it in pieces. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(siteContext);
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
          pipe(body);
        },
        onShellError: reject,
        onError(failure) {
          code = 500;
          console.error(failure);
        },
      },
    );
  });
}

/** A missing page is an answer, not a fault: only what was not foreseen is logged. */
export function handleError(failure: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(failure)) console.error(failure);
}
