import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { artistsWords } from '@hwarang/domain/artists/artists.words';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { exhibitionsWords } from '../web/src/catalogue/exhibitions.words.ts';
import { framesOffered, hydrated, visit } from './browser.ts';
import { countShifts, shiftOf } from './layout-shifts.ts';
import { artist, callAs, signIn } from './members.ts';
import { behindProxy, sendOn } from './proxy.ts';
import { site } from './site.ts';
import { details } from './sweep.ts';

const api = async <T>(path: string): Promise<T> => (await (await fetch(`${site().base}/api${path}`)).json()) as T;

const hrefs = (html: string): string[] => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href ?? '');
const html = async (path: string, language = 'en'): Promise<string> =>
  (await fetch(site().base + path, { headers: { cookie: `hwarang-language=${language}` } })).text();

test('the first HTML of the home page holds six exhibitions with their virtual galleries, and true counts', async () => {
  const page = await html('/');
  const exhibitions = await api<{ id: string }[]>('/exhibitions?_limit=6&is_exposed=true');
  expect(exhibitions).toHaveLength(6);
  for (const { id } of exhibitions) {
    expect(hrefs(page)).toContain(`/exhibition-detail/${id}`);
    expect(hrefs(page)).toContain(`/virtualgalleries/${id}`);
  }
  for (const name of ['exhibitions', 'artists', 'art-works', 'galleries']) {
    const which = name === 'artists' ? '&artworks_null=false' : '';
    const count = await api<number>(`/${name}/count?is_exposed=true${which}`);
    expect(page).toContain(`>${count.toLocaleString('en')}</dd>`);
  }
  expect(hrefs(page)).toContain('/event/wefly');
});

test('the banner turns by its arrows, dots and swipes, and shows its first exhibition without script', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  const shown = page.locator('[aria-roledescription=slide]:not([inert]) h2');
  const first = await shown.textContent();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => shown.textContent()).not.toBe(first);
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => shown.textContent()).toBe(first);
  await page.getByRole('button', { name: /^2 of / }).click();
  await expect.poll(() => shown.textContent()).not.toBe(first);
  const banner = page.locator('[aria-roledescription=carousel]');
  await banner.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 200, clientY: 300 });
  await banner.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 320, clientY: 310 });
  await expect.poll(() => shown.textContent()).toBe(first);
  const still = await visit({ scripts: false, language: 'en' });
  await still.page.goto('/');
  expect(await still.page.locator('[aria-roledescription=slide] h2').first().isVisible()).toBe(true);
  expect(await still.page.locator('[aria-roledescription=slide] img').first().isVisible()).toBe(true);
});

test('artworks are found by their title, in an address that can be shared, and nothing found says so', async () => {
  const [work] = await api<{ title: string; title_en: string }[]>(
    '/art-works?is_exposed=true&_sort=createdAt:asc&_limit=1',
  );
  const { page } = await visit({ language: 'en' });
  await page.goto('/artworks');
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .fill(work?.title_en ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/artworks\?q=/);
  await expect
    .poll(() => page.locator('figcaption').allInnerTexts())
    .toContainEqual(expect.stringContaining(work?.title_en ?? ''));
  await page.goto('/artworks?q=no-work-is-called-so');
  expect(await page.getByText('No artworks match').isVisible()).toBe(true);
});

test('the wall of artworks goes on as one walks along it', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/artworks', { waitUntil: 'load' });
  expect(await page.locator('figure').count()).toBe(24);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 3000);
        return page.locator('figure').count();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBeGreaterThan(24);
});

test('the home page counts the artists and artworks that their lists show', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  const tiles = await page.getByRole('region', { name: 'Hwarang in numbers' }).locator('dl > div').allInnerTexts();
  const counted = Object.fromEntries(tiles.map((tile) => tile.toLowerCase().split(/\s+/)));
  for (const name of ['artists', 'artworks']) {
    await page.goto(`/${name}`);
    await page
      .getByRole('main')
      .getByText(new RegExp(`^${counted[name]} ${name}\\b`))
      .first()
      .waitFor();
  }
});

test('each of the six exhibitions at home has a link go to virtual gallery', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/');
  const links = page.locator('#exhibitions').locator('xpath=ancestor-or-self::section[1]');
  await expect.poll(() => links.getByText(/^go to virtual gallery$/).count()).toBe(6);
});

// Proves §4.15 §8.18 §8.19
test('the artworks list shows a loading state, then data; a failure and a missing owner are logged', async () => {
  const who = await artist();
  const { jwt } = await signIn(inject('administrator'));
  const title = `주인 없는 그림 ${who.username}`;
  const work = await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', { title, size: '10 cm x 10 cm' });
  await callAs(jwt, 'PUT', `/art-works/${work.id}`, { owner: null });
  const { page, expectFailure } = await visit({ language: 'en' });
  expectFailure(/\/api\/art-works|\/assets\//);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  try {
    await page.goto('/artworks');
    await hydrated(page);
    await expect.poll(() => logged).toContain(`artwork ${work.id} has no owner`);
    let broken = true;
    const held: (() => void)[] = [];
    await page.route('**/api/art-works?*', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return broken ? route.abort() : route.continue();
    });
    const loading = page.getByRole('main').getByText('Now Loading...');
    const answer = () => {
      for (const go of held.splice(0)) go();
    };
    await page.mouse.wheel(0, 100_000);
    await loading.waitFor();
    // It is said before the question has left the browser.
    await expect.poll(() => held.length).toBeGreaterThan(0);
    answer();
    await page.getByText('Couldn’t load more').waitFor();
    expect(await loading.count()).toBe(0);
    expect(logged.some((text) => text.startsWith('more could not be loaded'))).toBe(true);
    broken = false;
    await page.getByRole('button', { name: 'Show more artworks' }).click();
    await loading.waitFor();
    answer();
    await expect.poll(() => page.locator('figure').count()).toBeGreaterThan(24);
  } finally {
    await callAs(jwt, 'DELETE', `/art-works/${work.id}`);
  }
});

test('every exposed artist with a work has a card that leads to the profile', async () => {
  // Others may enter between the two questions.
  const amiss = async () => {
    const artists = await api<{ id: string }[]>('/artists?is_exposed=true&artworks_null=false&_limit=24');
    const page = await html('/artists');
    const cards = page.split(`>${artistsWords.goToProfile.en}</a>`).length - 1;
    const missing = artists.filter(({ id }) => !hrefs(page).includes(`/artist-profile/${id}`));
    return missing.length + Math.abs(cards - artists.length) + (artists.length < 24 ? 1 : 0);
  };
  await expect.poll(amiss).toBe(0);
});

test('a detail page leads to its artist, its exhibitions and its gallery, in both languages', async () => {
  const [exhibition] = await api<
    { id: string; title: string; title_en: string; gallery: { id: string }; art_works: { id: string }[] }[]
  >('/exhibitions?is_exposed=true&_sort=createdAt:asc&_limit=1');
  const id = exhibition?.art_works[0]?.id ?? '';
  const work = await api<{ owner: { id: string } }>(`/art-works/${id}`);
  const artwork = hrefs(await html(`/artworks-detail/${id}`));
  expect(artwork).toContain(`/artist-profile/${work.owner.id}`);
  expect(artwork).toContain(`/exhibition-detail/${exhibition?.id}`);
  const english = await html(`/exhibition-detail/${exhibition?.id}`);
  expect(hrefs(english)).toEqual(
    expect.arrayContaining([
      `/gallery-detail/${exhibition?.gallery.id}`,
      `/artworks-detail/${id}`,
      `/virtualgalleries/${exhibition?.id}`,
    ]),
  );
  expect(english).toContain(exhibitionsWords.introduction.en);
  expect(await html(`/exhibition-detail/${exhibition?.id}`, 'ko')).toContain(`<h1 class=`);
  expect(hrefs(await html(`/gallery-detail/${exhibition?.gallery.id}`))).toContain(
    `/exhibition-detail/${exhibition?.id}`,
  );
  expect(hrefs(await html(`/artist-profile/${work.owner.id}`))).toContain(`/artworks-detail/${id}`);
});

test('a work comes closer on the whole screen and gives the focus back', async () => {
  const [work] = await api<{ id: string }[]>('/art-works?is_exposed=true&_sort=createdAt:asc&_limit=1');
  const { page } = await visit({ language: 'en' });
  await page.goto(`/artworks-detail/${work?.id}`, { waitUntil: 'load' });
  const closer = page.getByRole('button', { name: 'Zoom in' });
  await closer.click();
  await page.locator('dialog[open] canvas').waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await closer.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('whoever comes back to the home page finds the place they left', async () => {
  const { page } = await visit({ language: 'en', width: 360 });
  await page.goto('/');
  await hydrated(page);
  const work = page.locator('#artworks figure a').nth(6);
  await work.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  await page.evaluate(() =>
    window.addEventListener('click', () => Reflect.set(window, 'left', window.scrollY), { capture: true }),
  );
  await work.click();
  await page.waitForURL(/artworks-detail/);
  const left: number = await page.evaluate(() => Reflect.get(window, 'left'));
  // Turning back in the middle of the passage from page to page would cut it short, and the browser reports that.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
});

test('whoever comes back to a long wall finds the place they left, and never the whole wall in the page', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/artworks');
  await hydrated(page);
  const heldAtOnce = () => page.locator('figure').count();
  const more = page.getByText(/Show more artworks|Now Loading/);
  const below = () => page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY);
  const walkOn = async () => {
    await page.mouse.wheel(0, 2000);
    await framesOffered(page, 10);
    return 100 * (await more.count()) + (await below());
  };
  // Twice: the wall may just be about to grow.
  for (const _ of [1, 2]) await expect.poll(walkOn, { timeout: 60_000 }).toBeLessThan(5);
  await expect.poll(heldAtOnce).toBeLessThan(150);
  const work = page.locator('figure a').last();
  await work.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(4000);
  await page.evaluate(() => {
    const most = { figures: 0 };
    Object.assign(window, { most });
    new MutationObserver(() => {
      most.figures = Math.max(most.figures, document.querySelectorAll('figure').length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await work.click();
  await page.waitForURL(/artworks-detail/);
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await page.goBack();
  await page.waitForURL(/\/artworks$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
  const most = await page.evaluate(() => (window as unknown as { most: { figures: number } }).most.figures);
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThan(150);
});

/** Where a page stands once the wheel's way is done: the browser may take a while, and in steps. */
async function atRest(page: Page): Promise<number> {
  let place = Number.NaN;
  const rests = async () => {
    const before = place;
    place = await page.evaluate(() => scrollY);
    return place === before;
  };
  await expect.poll(rests, { interval: 300 }).toBe(true);
  return place;
}

test('a long wall that the browser has to load anew begins at the place that was left', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto('/artworks');
  await hydrated(page);
  const walkOn = async () => {
    await page.mouse.wheel(0, 1000);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(walkOn, { timeout: 60_000 }).toBeGreaterThan(6000);
  const left = await atRest(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: 60_000 }).toBeCloseTo(left, -2);
});

test('whoever comes back to a wall that has grown at its beginning finds the place they left', async () => {
  const who = await artist();
  const { page } = await visit({ language: 'en' });
  await page.goto('/artworks');
  await hydrated(page);
  const works = page.locator('figure a[href^="/artworks-detail/"]');
  const walkOn = async () => {
    await page.mouse.wheel(0, 2000);
    return works.count();
  };
  await expect.poll(walkOn).toBeGreaterThan(100);
  const work = works.nth(90);
  const place = async () => Math.round((await work.boundingBox())?.y ?? 0);
  const address = (await work.getAttribute('href')) ?? '';
  await work.scrollIntoViewIfNeeded();
  const left = await place();
  await work.click();
  await page.waitForURL(`**${address}`);
  const added = await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', { title: '그사이', size: '9 cm x 9 cm' });
  try {
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
    await page.goBack();
    await page.waitForURL(/\/artworks$/);
    await expect.poll(place).toBeCloseTo(left, -2);
    expect(await work.getAttribute('href')).toBe(address);
  } finally {
    await callAs(who.jwt, 'DELETE', `/art-works/${added.id}`);
  }
});

test('a wall that became shorter while somebody walked along it ends, and asks no further', async () => {
  const { page } = await visit({ language: 'en' });
  let asked = 0;
  await page.route('**/api/art-works?*', (route) => {
    asked += 1;
    return route.fulfill({ json: [] });
  });
  await page.goto('/artworks');
  await hydrated(page);
  const more = page.getByRole('link', { name: 'Show more artworks' });
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => more.count()).toBe(0);
  await framesOffered(page, 10);
  expect(asked).toBe(1);
  expect(await page.locator('figure').count()).toBe(24);
});

test('the address of a work is copied by one press', async () => {
  const [work] = await api<{ id: string }[]>('/art-works?is_exposed=true&_sort=createdAt:asc&_limit=1');
  const { page, context } = await visit({ language: 'en' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/artworks-detail/${work?.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('nothing moves while the pictures come', async () => {
  const { context } = await visit({ fonts: true });
  await countShifts(context);
  const look = async (path: string): Promise<[string, number]> => {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForFunction(() => {
      const inView = ({ top, bottom, left, right, width }: DOMRect) =>
        width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return [...document.images].every((image) => image.complete || !inView(image.getBoundingClientRect()));
    });
    await page.evaluate(() => document.fonts.ready);
    await framesOffered(page, 30);
    return [path, await shiftOf(page)];
  };
  const paths = ['/', '/artworks', '/exhibitions', '/artists', '/galleries', ...(await details())];
  const moved = await Promise.all(paths.map(look));
  for (const [path, much] of moved) expect(much, path).toBeLessThan(0.02);
});

test('a page that arrives in pieces is painted once it is whole, and nothing moves', async () => {
  const base = await behindProxy(async (answer, _, to) => {
    if (!answer.headers['content-type']?.startsWith('text/html')) return sendOn(answer, to);
    // To Chromium a compressed page would come in other pieces than it was sent in.
    expect(answer.headers['content-encoding']).toBeUndefined();
    const page = await buffer(answer);
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    const piece = Math.ceil(page.length / 24);
    for (let sent = 0; sent < page.length; sent += piece) {
      to.write(page.subarray(sent, sent + piece));
      await setTimeout(50);
    }
    to.end();
  });
  const { page, context } = await visit({ base, fonts: true });
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
  await countShifts(context);
  for (const path of ['/artworks', ...(await details())]) {
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    expect(await shiftOf(page), path).toBeLessThan(0.02);
  }
});

test('nothing moves on a phone while the fonts come, and what only the browser knows', async () => {
  for (const language of ['en', 'ko'] as const) {
    const { context } = await visit({ language, width: 360, height: 740, touch: true, fonts: true });
    await countShifts(context);
    for (const path of ['/kept', '/login', '/open-calls']) {
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForFunction(() => document.fonts.check('400 16px "Pretendard Variable"'));
      await page.evaluate(() => document.fonts.ready);
      await framesOffered(page, 30);
      expect(await shiftOf(page), `${path} ${language}`).toBeLessThan(0.01);
    }
  }
});

test('a page asks for its stylesheets, without which nothing is painted, before its scripts', async () => {
  for (const path of ['/', '/artworks', '/login', ...(await details())]) {
    const text = await html(path);
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    const head = text.slice(0, text.indexOf('<link rel="modulepreload"'));
    const asked = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="style"/g)].map(([, href]) => href);
    expect(asked.length, path).toBeGreaterThan(0);
    // The list of fonts comes after hydration.
    expect(asked, path).toEqual(sheets.filter((href) => !href?.includes('/fonts-')));
  }
});

test('no browsing page asks for more than 150 KB of script', async () => {
  const first = async (name: string) =>
    (await api<{ id: string }[]>(`/${name}?is_exposed=true&_sort=createdAt:asc&_limit=1`))[0]?.id;
  const paths = [
    '/',
    '/artworks',
    '/artworks?material=ink',
    '/artists',
    '/exhibitions',
    '/galleries',
    '/excarousel',
    `/artist-profile/${await first('artists')}`,
    `/artworks-detail/${await first('art-works')}`,
    `/exhibition-detail/${await first('exhibitions')}`,
    `/gallery-detail/${await first('galleries')}`,
  ];
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const scripts = new Set(
      [...(await html(path)).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script ?? ''),
    );
    let bytes = 0;
    for (const script of scripts) {
      if (!sizes.has(script)) {
        const answer = await fetch(site().base + script, { headers: { 'accept-encoding': 'br' } });
        sizes.set(script, Number(answer.headers.get('content-length')));
      }
      bytes += sizes.get(script) ?? 0;
    }
    expect(scripts.size, path).toBeGreaterThan(0);
    expect(bytes, path).toBeGreaterThan(10_000);
    expect(bytes, path).toBeLessThanOrEqual(150_000);
  }
});

test('a kept page shows a change of its record at once, and is kept until then', async () => {
  const [gallery] = await api<{ id: string; name_en: string }[]>('/galleries?_limit=1');
  const path = `/gallery-detail/${gallery?.id}`;
  const { email, password } = inject('administrator');
  const signedIn = await fetch(`${site().base}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: email, password }),
  });
  const { jwt } = (await signedIn.json()) as { jwt: string };
  const rename = async (name_en: string | undefined) => {
    const answer = await fetch(`${site().base}/api/galleries/${gallery?.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
      body: JSON.stringify({ name_en }),
    });
    expect(answer.status).toBe(200);
  };
  const etag = async () => (await fetch(site().base + path)).headers.get('etag');
  const before = await etag();
  expect(await etag()).toBe(before);
  try {
    await rename('The House of Another Name');
    for (const shown of [path, '/galleries']) expect(await html(shown), shown).toContain('The House of Another Name');
  } finally {
    await rename(gallery?.name_en);
  }
  expect(await html(path)).not.toContain('The House of Another Name');
});
