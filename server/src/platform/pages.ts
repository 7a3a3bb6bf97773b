import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isLanguage, type Language, languageCookie, preferredLanguage } from '@hwarang/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Services } from './services.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

const root = fileURLToPath(new URL('../../../web', import.meta.url));

/** What the pages' own module graph exports: a context key is an object, and a copy of it would not match. */
interface PagesModule {
  siteContext: RouterContext<unknown>;
}

/** What every page is told by the server that carries it. `web` declares the same shape as what it expects. */
export interface Site {
  language: Language;
  nonce: string;
  origin: string;
  dispatch: (path: string) => Promise<{ status: number; body: string }>;
}

export async function mountPages(
  app: FastifyInstance,
  { config }: Services,
  options: { dev: boolean; server: Server },
): Promise<void> {
  const getBuild = options.dev ? await developmentBuild(app, options.server) : await productionBuild(app);
  const mode = options.dev ? 'development' : 'production';
  let last: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;

  // Pages are rendered with a stand-in for the nonce; the real one is put in when a page is sent.
  const standIn = randomBytes(16).toString('hex');

  const render = async (request: FastifyRequest, language: Language): Promise<Response> => {
    const build = await getBuild();
    if (last?.build !== build) last = { build, handle: createRequestHandler(build, mode) };
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const context = new RouterContextProvider();
    const site: Site = {
      language,
      nonce: standIn,
      origin,
      dispatch: async (path) => {
        const answer = await app.inject({ url: `/api${path}` });
        return { status: answer.statusCode, body: answer.body };
      },
    };
    context.set((build.entry.module as unknown as PagesModule).siteContext, site);
    const url = new URL(request.raw.url ?? '/', origin);
    return last.handle(
      new Request(url, { method: request.method === 'HEAD' ? 'GET' : request.method, headers: pageHeaders(request) }),
      context,
    );
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const answer = await render(request, language);
      return send(reply, answer, standIn);
    },
  });
}

function languageOf(request: FastifyRequest): Language {
  const wish = request.cookies[languageCookie];
  return isLanguage(wish) ? wish : preferredLanguage(request.headers['accept-language']);
}

/** A public page is the same for everyone: nothing of the visitor but the address goes into it. */
function pageHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['accept', 'user-agent', 'if-none-match']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

async function send(reply: FastifyReply, answer: Response, standIn: string): Promise<FastifyReply> {
  reply.code(answer.status);
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  });
  const body = Buffer.from(await answer.arrayBuffer());
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return reply.send(body);
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', policy(nonce));
  reply.header('vary', 'accept-language, cookie, accept-encoding');
  reply.header('cache-control', 'no-cache');
  return reply.send(body.toString('utf8').replaceAll(standIn, nonce));
}

const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

async function productionBuild(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const file = join(root, 'build/server/index.js');
  // The address carries the content's hash, so that a rebuilt page module is never taken from Node's module cache.
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
  const build = (await import(`${pathToFileURL(file).href}?${version}`)) as ServerBuild;
  await app.register(fastifyStatic, {
    root: join(root, 'build/client'),
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
  });
  return async () => build;
}

async function developmentBuild(app: FastifyInstance, server: Server): Promise<() => Promise<ServerBuild>> {
  const [{ default: middie }, { createServer }] = await Promise.all([import('@fastify/middie'), import('vite')]);
  await app.register(middie);
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  app.use((request, response, next) =>
    /^\/(api|media)\//.test(request.url ?? '') ? next() : vite.middlewares(request, response, next),
  );
  app.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
}
