import { expect, inject, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { callAs, signIn } from './members.ts';
import { site } from './site.ts';

const base = () => site().base;
const api = async <T>(path: string): Promise<T> => (await (await fetch(`${base()}/api${path}`)).json()) as T;

interface Head {
  title: string;
  meta: Record<string, string>;
  links: { rel: string; lang: string; href: string }[];
  /** Addresses of the page in other forms, by their media type. */
  forms: Record<string, string>;
  data: Record<string, unknown>[];
}

async function headOf(path: string, language: string): Promise<Head> {
  const html = await (await fetch(base() + path, { headers: { cookie: `hwarang-language=${language}` } })).text();
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => tag);
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const read = (text: string) => text.replaceAll('&amp;', '&');
  return {
    forms: Object.fromEntries(
      tags('link').map((tag) => [attribute(tag, 'type'), read(attribute(tag, 'href'))] as const),
    ),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    meta: Object.fromEntries(
      tags('meta').map((tag) => [attribute(tag, 'property') || attribute(tag, 'name'), attribute(tag, 'content')]),
    ),
    links: tags('link').map((tag) => ({
      rel: attribute(tag, 'rel'),
      lang: attribute(tag, 'hreflang'),
      href: attribute(tag, 'href'),
    })),
    data: graph ? JSON.parse(graph)['@graph'] : [],
  };
}

test('every page of a record names itself, its languages, its picture and what it is about', async () => {
  const first = async (name: string) =>
    (await api<{ id: string }[]>(`/${name}?is_exposed=true&_sort=createdAt:asc&_limit=1`))[0]?.id;
  const kinds = {
    [`/artworks-detail/${await first('art-works')}`]: ['VisualArtwork', 'name creator artMedium width height image'],
    [`/artist-profile/${await first('artists')}`]: ['Person', 'name url'],
    [`/exhibition-detail/${await first('exhibitions')}`]: ['ExhibitionEvent', 'name startDate endDate location image'],
    [`/gallery-detail/${await first('galleries')}`]: ['ArtGallery', 'name address geo'],
  };
  for (const [path, [type = '', fields = '']] of Object.entries(kinds))
    for (const language of ['ko', 'en']) {
      const { title, meta, links, data } = await headOf(path, language);
      expect(title, path).toContain('화랑 Hwarang');
      for (const name of ['description', 'og:title', 'og:description', 'og:url', 'twitter:card', 'og:image'])
        expect(meta[name], `${path} ${name}`).toBeTruthy();
      expect(meta['og:locale']).toBe(language === 'ko' ? 'ko_KR' : 'en_US');
      expect(links).toContainEqual({ rel: 'canonical', lang: '', href: base() + path });
      for (const lang of ['ko', 'en'])
        expect(links).toContainEqual({ rel: 'alternate', lang, href: `${base()}${path}?lang=${lang}` });
      expect(links).toContainEqual({ rel: 'alternate', lang: 'x-default', href: base() + path });
      const about = data.find((one) => one['@type'] === type);
      for (const field of fields.split(' ')) expect(about?.[field], `${path} ${field}`).toBeTruthy();
      expect(data.find((one) => one['@type'] === 'BreadcrumbList')).toBeTruthy();
      if (language === 'ko') {
        const picture = await fetch(meta['og:image'] ?? '');
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      }
    }
});

/** The targets of a Link header with their type and profile. */
const linked = (header: string | null): { url: string; type: string; profile: string | undefined }[] =>
  [...(header ?? '').matchAll(/<([^>]+)>; rel="alternate"; type="([^"]+)"(?:; profile="([^"]+)")?/g)].map(
    ([, url = '', type = '', profile]) => ({ url, type, profile }),
  );
const reserved = () => ({ 'tdm-reservation': '1', 'tdm-policy': `${base()}/tdm-policy.json` });

test('the page of a record names its other forms, each of which answers, and reserves it from machines', async () => {
  const presentation = 'http://iiif.io/api/presentation/3/context.json';
  const linkedArt = 'https://linked.art/ns/v1/linked-art.json';
  const pages = {
    'artworks-detail': ['art-works?owner.machine_use=reserved&', presentation],
    'artist-profile': ['artists?machine_use=reserved&', undefined],
    'exhibition-detail': ['exhibitions?', presentation],
    'gallery-detail': ['galleries?', presentation],
  } as const;
  for (const [page, [name, viewers]] of Object.entries(pages)) {
    const [first] = await api<{ id: string }[]>(`/${name}is_exposed=true&_sort=createdAt:asc&_limit=1`);
    const path = `/${page}/${first?.id}`;
    const answer = await fetch(base() + path);
    const told = linked(answer.headers.get('link'));
    expect(told.map(({ profile }) => profile)).toEqual([undefined, linkedArt, ...(viewers ? [viewers] : [])]);
    for (const { url, type, profile } of told) {
      const form = await fetch(url);
      expect(form.status, url).toBe(200);
      expect(form.headers.get('content-type'), url).toContain(type);
      if (profile) expect(form.headers.get('content-type'), url).toContain(profile);
    }
    // Whoever keeps the page must not give it to those who ask for data, or in another language.
    const vary = answer.headers.get('vary')?.toLowerCase().split(/, */);
    expect(vary).toEqual(expect.arrayContaining(['accept', 'accept-language', 'cookie', 'accept-encoding']));
    const asData = await fetch(base() + path, { headers: { accept: 'application/ld+json' } });
    expect(asData.headers.get('content-type')).toBe('application/ld+json');
    const { meta, forms } = await headOf(path, 'en');
    for (const [type, answered] of [
      ['application/json+oembed', 'application/json'],
      ['text/xml+oembed', 'text/xml'],
    ] as const) {
      const embedding = await fetch(forms[type] ?? '');
      expect([embedding.status, embedding.headers.get('content-type')?.split(';')[0]]).toEqual([200, answered]);
    }
    expect(Object.fromEntries(answer.headers)).toMatchObject(reserved());
    expect(meta).toMatchObject(reserved());
  }
});

test('an artist’s choice about machines is on the pages of artist and work; a private page tells nothing', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const names = { localname: '허락', englishname: 'Allowing', mobile: '1', email: 'allowing@visitors.example' };
  const artist = await callAs<{ id: string }>(jwt, 'POST', '/artists', { ...names, machine_use: 'allowed' });
  const body = { title: '허락한 그림', size: '10 cm x 10 cm', owner: artist.id };
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/art-works', body);
  for (const path of [`/artworks-detail/${id}`, `/artist-profile/${artist.id}`]) {
    const { headers } = await fetch(base() + path);
    expect([headers.get('tdm-reservation'), headers.get('tdm-policy')], path).toEqual(['0', null]);
    const { meta } = await headOf(path, 'ko');
    expect([meta['tdm-reservation'], meta['tdm-policy']], path).toEqual(['0', undefined]);
  }
  await callAs(jwt, 'PUT', `/art-works/${id}`, { is_exposed: false });
  const path = `/artworks-detail/${id}`;
  const hidden = await fetch(base() + path);
  expect([hidden.status, hidden.headers.get('link')]).toEqual([404, null]);
  expect(Object.fromEntries(hidden.headers)).toMatchObject(reserved());
  expect((await headOf(path, 'ko')).forms).not.toHaveProperty('application/json+oembed');
  expect((await fetch(base() + path, { headers: { accept: 'application/ld+json' } })).status).toBe(404);
  await callAs(jwt, 'DELETE', `/artists/${artist.id}`);
});

test('the room of an exhibition may stand in pages of others, and is gone there once it is private', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const title = '끼워 넣은 방';
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/exhibitions', { title });
  const room = async () => {
    const answer = await fetch(`${base()}/virtualgalleries/${id}?embed=true`, { headers: { 'accept-language': 'ko' } });
    return { status: answer.status, policy: answer.headers.get('content-security-policy'), html: await answer.text() };
  };
  const shown = await room();
  expect(shown.status).toBe(200);
  expect(shown.policy).toContain('frame-ancestors *');
  expect(shown.html).toContain(title);
  await callAs(jwt, 'PUT', `/exhibitions/${id}`, { is_exposed: false });
  const hidden = await room();
  expect(hidden.status).toBe(404);
  expect(hidden.html).not.toContain(title);
  await callAs(jwt, 'DELETE', `/exhibitions/${id}`);
});

test('an address with its language is answered in it, and the next page too', async () => {
  const { page } = await visit({ language: 'ko' });
  await page.goto('/artists?lang=en');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${base()}/artists?lang=en`);
  await page.goto('/galleries');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('the site can be installed: a manifest with icons that are what they say', async () => {
  const html = await (await fetch(base())).text();
  const manifest = await (await fetch(base() + (/rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''))).json();
  expect(manifest.display).toBe('standalone');
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(base() + src);
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  }
  expect((await fetch(`${base()}/service-worker.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('a page that was seen opens without a connection, in its typeface; signing out forgets it', async () => {
  const { page, context, expectFailure } = await visit({ language: 'en', keeping: true, fonts: true });
  expectFailure(/./);
  await page.goto('/artists', { waitUntil: 'load' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const fontsLoaded = () =>
    page.evaluate(() => [...document.fonts].some((font) => /Pretendard/.test(font.family) && font.status === 'loaded'));
  await page.goto('/galleries');
  await hydrated(page);
  await expect.poll(fontsLoaded).toBe(true);
  await page.goto('/artists', { waitUntil: 'load' });
  const kept = () => page.evaluate(async () => (await (await caches.open('hwarang-pages')).keys()).length);
  await expect.poll(kept).toBeGreaterThanOrEqual(2);
  await context.setOffline(true);
  await page.goto('/galleries');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Galleries');
  await page.getByText('You’re offline').first().waitFor();
  await expect.poll(fontsLoaded).toBe(true);
  await page.goto('/exhibitions').catch(() => undefined);
  await page.getByText('You are offline. Pages you have seen before still open.').waitFor();
  await context.setOffline(false);
  await page.goto('/logout', { waitUntil: 'load' });
  await expect.poll(() => page.evaluate(() => caches.has('hwarang-pages'))).toBe(false);
});
