/** As much of a service worker's world as is used here; the types of a page and of a worker cannot stand side by side. */
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asking extends Waiting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
}
const worker = globalThis as unknown as Worker;

const pages = 'hwarang-pages';
const pieces = 'hwarang-pieces';
const most = { [pages]: 60, [pieces]: 400 };
/** Screens of a person: they hold nothing before the session is known, and are of no use without a connection. */
const personal =
  /^\/(api|admin|profile|my-artworks|my-entries|open-calls\/[^/]+\/enter|login|logout|register|forgot-password|reset-password|artist-register|event-|inbox|message|language)/;
/** What an address once answered it answers for ever. */
const fixed = /^\/assets\//;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const keep = (name: keyof typeof most, answer: Response) =>
    event.waitUntil(kept(name, request, answer.clone()).catch(() => undefined));
  if (request.mode === 'navigate') {
    if (!personal.test(pathname)) event.respondWith(fromNetwork(request, (answer) => keep(pages, answer)));
    return;
  }
  const unchanging = fixed.test(pathname) || (pathname.startsWith('/media/') && !search.includes('token='));
  if (unchanging) event.respondWith(fromCache(request, (answer) => keep(pieces, answer)));
});

/** Always the newest while there is a connection; what was seen before only without one. */
async function fromNetwork(request: Request, keep: (answer: Response) => void): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && !answer.redirected) keep(answer);
    return answer;
  } catch {
    return (await (await caches.open(pages)).match(request, { ignoreVary: true })) ?? offlinePage();
  }
}

/** Scripts, styles and fonts carry the hash of their content in the name; pictures are fetched anew when the network allows it. */
async function fromCache(request: Request, keep: (answer: Response) => void): Promise<Response> {
  const cache = await caches.open(pieces);
  const known = fixed.test(new URL(request.url).pathname)
    ? await cache.match(request, { ignoreVary: true })
    : undefined;
  if (known) return known;
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && answer.headers.get('cache-control')?.includes('public')) keep(answer);
    return answer;
  } catch (failure) {
    const before = await cache.match(request, { ignoreVary: true });
    if (before) return before;
    throw failure;
  }
}

async function kept(name: keyof typeof most, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  const all = await cache.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - most[name]))) await cache.delete(oldest);
}

/** For a page that was never seen. */
const offlinePage = (): Response =>
  new Response(
    `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>화랑 Hwarang</title>
<style>:root{color-scheme:light dark}body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;font:16px/1.7 sans-serif;text-align:center}h1{font-size:22px}</style>
<h1>인터넷에 연결되어 있지 않습니다</h1><p>이미 본 페이지는 연결 없이도 열립니다.</p><p lang="en">You are offline. Pages you have seen before still open.</p><p><a href="/">화랑 Hwarang</a></p></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
