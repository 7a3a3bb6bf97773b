import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
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
        <StylesFirst entry={entry}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </StylesFirst>
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

/**
 * React puts the stylesheets of a page behind all its scripts, and nothing is painted before they have come. What is preloaded stands before
 * them: on a slow line the scripts would take it from the first paint.
 */
function StylesFirst({ entry, children }: { entry: EntryContext; children: ReactNode }) {
  const { manifest, staticHandlerContext } = entry;
  for (const { route } of staticHandlerContext.matches)
    for (const href of manifest.routes[route.id]?.css ?? []) preload(href, { as: 'style' });
  return children;
}

/** A missing page is an answer, not a fault: only what was not foreseen is logged. */
export function handleError(failure: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(failure)) console.error(failure);
}
