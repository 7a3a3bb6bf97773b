import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { tdmFacts } from '@hwarang/domain/artists/machine-use';
import { Failure } from '@hwarang/domain/failures';
import type { Language, LocalizedText } from '@hwarang/domain/language';
import type { LegalFace } from '@hwarang/domain/legal/legal-face';
import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { jsonLdPath, linkedArtProfile, presentationContext, presentationOf } from '@hwarang/domain/standards/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject } from 'light-my-request';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { greatestAge } from '../platform/changes.ts';
import type { Config } from '../platform/config.ts';
import { readPoints } from '../platform/read-limit.ts';
import { wantsCurrent } from '../platform/read-your-writes.ts';
import { joinReads, notedReads, type Reads, readsOfTables } from '../platform/reads.ts';
import { addressLanguage, languageOf, originOf } from '../platform/request-facts.ts';
import { requestIdHeader } from '../platform/request-id.ts';
import type { Services } from '../services/services.ts';
import { readSettings } from '../settings/settings.store.ts';
import { recordOfPage } from '../standards/negotiate.ts';
import { languageRoutes, rememberLanguage } from './language.routes.ts';
import { type PageAddresses, pageAddressesOf } from './page-address.ts';
import { type Making, newPage, openPageCache, type Page } from './page-cache.ts';
import { sealPage } from './page-policy.ts';
import { sendBody } from './send-body.ts';
import { answerPageFailure } from './unavailable-page.ts';

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
  links: Config['links'];
  mapTiles: Config['mapTiles'];
  channelPluginKey: Config['channelPluginKey'];
  /** No chat at all. */
  chatOff: boolean;
  /** As an administrator has named the site. */
  siteName: LocalizedText;
  /** Who runs it, as the law wants it shown. */
  operator: LegalFace;
  dispatch: (path: string) => Promise<{ status: number; body: string }>;
}

interface Wanted {
  origin: string;
  address: string;
  language: Language;
  requestId: string;
}

export async function mountPages(
  app: FastifyInstance,
  { config, changes, database, readLimit }: Services,
  options: { dev: boolean; server: Server; nextStatusChange: () => Promise<number> },
): Promise<void> {
  const getBuild = options.dev ? await developmentBuild(app, options.server) : await productionBuild(app);
  const mode = options.dev ? 'development' : 'production';
  let last:
    | { build: ServerBuild; handle: ReturnType<typeof createRequestHandler>; addressOf: PageAddresses }
    | undefined;
  const current = async () => {
    const build = await getBuild();
    if (last?.build !== build)
      last = { build, handle: createRequestHandler(build, mode), addressOf: pageAddressesOf(build.routes) };
    return last;
  };

  // The renderer marks the page's own scripts with a secret of this process; they are then allowed by their hashes.
  const mark = randomBytes(16).toString('hex');
  const cache = openPageCache(changes, {
    bytes: 64 * 1024 * 1024,
    renders: availableParallelism(),
    waiting: 30,
    nextStatusChange: options.nextStatusChange,
  });

  const tilesOrigin = config.mapTiles && new URL(config.mapTiles.url.replace(/[{}]/g, '')).origin;

  /** As it is now: a page that is kept must not be made of answers that are stale already. */
  const ask = async (path: string, requestId: string, method: 'GET' | 'HEAD' = 'GET') => {
    const headers = { 'cache-control': 'no-cache', [requestIdHeader]: requestId };
    // Not by the framework's own inject, which refuses as soon as the server stops: pages under way would answer 500.
    const answer = await inject(app.routing, { method, url: `/api${path}`, headers });
    const { statusCode: status, body } = answer;
    const { reads, content } = notedReads(answer.raw.res);
    return {
      status,
      body,
      reads,
      content: content ?? createHash('sha256').update(`${status} ${body}`).digest('base64'),
    };
  };

  const unchanged = async (before: Page, requestId: string): Promise<Page | undefined> => {
    const { answers } = before;
    if (!answers || performance.now() - answers.at >= greatestAge) return undefined;
    const settings = JSON.stringify(await readSettings(database.orm));
    if (answers.settings !== settings) return undefined;
    const reads: Reads[] = [readsOfTables('settings')];
    for (const [path, content] of answers.asked) {
      const answer = await ask(path, requestId, typeof content === 'string' ? 'GET' : 'HEAD');
      if (answer.content !== content) return undefined;
      reads.push(answer.reads);
    }
    return { ...before, reads: joinReads(reads) };
  };

  const render = async (wanted: Wanted): Promise<Page> => {
    const { origin, address, language, requestId } = wanted;
    const { build, handle } = await current();
    const context = new RouterContextProvider();
    const at = performance.now();
    const settings = await readSettings(database.orm);
    const channelPluginKey = pluginKeyOf(config.channelPluginKey, settings);
    let unavailable = false;
    const asked = new Map<string, object | string>();
    const reads: Reads[] = [readsOfTables('settings')];
    const site: Site = {
      language,
      nonce: mark,
      origin,
      mapTiles: config.mapTiles,
      channelPluginKey,
      chatOff: settings.chat.provider === 'off',
      links: linksOf(config.links, settings),
      siteName: settings.site_name,
      operator: settings.operator,
      dispatch: async (path) => {
        const answer = await ask(path, requestId);
        unavailable ||= answer.status === 503;
        asked.set(path, answer.content);
        reads.push(answer.reads);
        return answer;
      },
    };
    context.set((build.entry.module as unknown as PagesModule).siteContext, site);
    const answer = await handle(new Request(origin + address), context);
    // A page that lacks a part for a moment's failure must be neither kept nor taken for the whole.
    if (unavailable) throw new Failure('unavailable');
    const told = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length'));
    const headers = told['tdm-reservation'] ? told : { ...told, ...tdmFacts('reserved', origin) };
    const body = Buffer.from(await answer.arrayBuffer());
    const made = { reads: joinReads(reads), answers: { at, settings: JSON.stringify(settings), asked } };
    if (!headers['content-type']?.startsWith('text/html')) return newPage(answer.status, headers, body, made);
    const { html, policy } = sealPage(body.toString('utf8'), mark, {
      frameAncestors: ancestorsOf(address),
      images: tilesOrigin,
      channelTalk: channelPluginKey !== undefined,
    });
    return newPage(answer.status, { ...headers, 'content-security-policy': policy }, Buffer.from(html), made);
  };

  languageRoutes(app, config);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    errorHandler: answerPageFailure,
    handler: async (request, reply) => {
      const language = languageOf(request);
      // What the reader opens next is asked for without it, and must come in the same language.
      if (addressLanguage(request)) rememberLanguage(reply, config, language);
      const origin = originOf(config, request);
      const address = (await current()).addressOf(request.raw.url ?? '/');
      const key = `${language} ${origin}${address}`;
      const making: Making = {
        unchanged: (before) => unchanged(before, request.id),
        render: () => render({ origin, address, language, requestId: request.id }),
      };
      const isCurrent = wantsCurrent(request.raw);
      if (!cache.holds(key, isCurrent)) await readLimit.spend(request, readPoints.page);
      const page = await (options.dev ? making.render() : cache.get(key, making, isCurrent));
      if (changes.outage !== undefined) reply.header('age', changes.outage);
      reply.header('vary', 'accept-language, cookie, accept-encoding');
      if (page.status === 200) nameOtherForms(reply, origin, address);
      return send(request, reply, page);
    },
  });
}

/** What an administrator has set goes before what the operator has configured. */
const linksOf = (configured: Config['links'], { links }: Settings): Config['links'] => ({
  ...configured,
  ...Object.fromEntries(Object.entries(links).filter(([, address]) => address !== '')),
});

const pluginKeyOf = (configured: string | undefined, { chat }: Settings): string | undefined =>
  chat.provider === 'configured' ? configured : chat.provider === 'channel' ? chat.plugin_key : undefined;

/** Only the banner and the rooms are made to stand in other people's pages. */
const ancestorsOf = (path: string): string => (/^\/(excarousel|virtualgalleries\/)/i.test(path) ? '*' : "'self'");

/** At the address of a record's page data is answered to those who ask for it: the page says so, and where else it is. */
function nameOtherForms(reply: FastifyReply, origin: string, address: string): void {
  const [path = ''] = address.split('?', 1);
  const record = recordOfPage(path);
  if (!record) return;
  const { name, id } = record;
  const manifest = presentationOf(name, id);
  const alternate = (form: string, type: string) => `<${origin}${form}>; rel="alternate"; type="${type}"`;
  const links = [
    alternate(jsonLdPath(name, id), 'application/ld+json'),
    `${alternate(jsonLdPath(name, id, 'linked-art'), 'application/ld+json')}; profile="${linkedArtProfile}"`,
    ...(manifest ? [`${alternate(manifest, 'application/ld+json')}; profile="${presentationContext}"`] : []),
  ];
  reply.header('vary', 'accept-language, cookie, accept-encoding, accept').header('link', links.join(', '));
}

/** A public page is the same for everyone: of the visitor only the address and the language go into it. */
async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  if (!page.headers['cache-control']) reply.header('cache-control', 'no-cache');
  reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return sendBody(request, reply, page);
}

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
    // Only what has the hash of its content in its name never changes.
    setHeaders: (response, path) => {
      if (path.includes(`${sep}assets${sep}`)) return;
      response.header('cache-control', path.includes('service-worker.js') ? 'no-cache' : 'public, max-age=86400');
    },
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
