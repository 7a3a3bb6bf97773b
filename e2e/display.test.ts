import { languages } from '@hwarang/domain/language';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { framesOffered, hydrated, visit } from './browser.ts';
import { flags } from './flags.ts';
import { artist, returning } from './members.ts';
import { routes } from './routes.ts';
import { site } from './site.ts';
import { details, overflow } from './sweep.ts';

/** How many works stand in each row of the first wall, from the top. */
const rowsOfWall = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const rows = new Map<number, number>();
    for (const figure of document.querySelectorAll('main figure')) {
      const top = Math.round(figure.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });

test('a wall of artworks uses a wide screen with eight columns, from its title on', async () => {
  const { page } = await visit({ fonts: true, language: 'en', width: 2560, height: 1300 });
  await page.goto('/artworks', { waitUntil: 'load' });
  const rows = await rowsOfWall(page);
  expect(Math.max(...rows)).toBe(8);
  expect(rows.slice(0, -1).filter((count) => count >= 6).length).toBeGreaterThan((rows.length - 1) / 2);
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftOf('main h1')).toBeCloseTo(await leftOf('main figure'), 0);
  expect(await overflow(page)).toBe(0);
  for (const path of await details()) {
    await page.goto(path);
    expect(await overflow(page), path).toBe(0);
  }
});

test('a narrow work leaves its caption room, so that no line of it breaks into more than three', async () => {
  const { page } = await visit({ fonts: true, language: 'en' });
  for (const width of [360, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/artworks', '/']) {
      await page.goto(path);
      const lines = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main figcaption > div > div')].map((line) => {
          const { lineHeight } = getComputedStyle(line);
          return {
            text: line.innerText,
            width: line.offsetWidth,
            lines: Math.round(line.offsetHeight / Number.parseFloat(lineHeight)),
          };
        }),
      );
      expect(lines.length).toBeGreaterThan(9);
      expect(Math.min(...lines.map((line) => line.width))).toBeGreaterThanOrEqual(150);
      expect(
        lines.filter((line) => line.lines > 3).map((line) => `${width} ${path} ${line.lines}: ${line.text}`),
      ).toEqual([]);
    }
  }
});

/** What may be pressed, or is agreed to, and lies under the chat's button. */
const underChat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chat = document.querySelector('button[data-chat]');
    const box = chat?.getBoundingClientRect();
    if (!chat || !box || box.top >= innerHeight) return [];
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select, textarea, label, summary, form p), footer a',
    );
    return [...controls]
      .filter((control) => {
        const at = control.getBoundingClientRect();
        const large = at.width > 2 * box.width && at.height > 2 * box.height;
        const apart = at.right <= box.left || at.left >= box.right || at.bottom <= box.top || at.top >= box.bottom;
        return !large && !apart && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      })
      .map((control) => `${control.localName} ${control.innerText.slice(0, 30)}`);
  });

test('the chat button never lies over a control, consent text or footer link, wherever the page stands', async () => {
  const { page } = await visit({ fonts: true, language: 'en', width: 360, height: 640 });
  for (const path of ['/register', '/login', '/artworks', '/artist-register', '/']) {
    await page.goto(path);
    await hydrated(page);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < Math.min(tall, 4000); y += 170) {
      await page.mouse.wheel(0, y === 0 ? 0 : 170);
      await framesOffered(page, 3);
      await expect.poll(() => underChat(page), { message: `${path} at ${y}` }).toEqual([]);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => underChat(page), { message: `${path} at its end` }).toEqual([]);
  }
});

test('the header takes one line from the narrowest phone to the widest screen, for members too', async () => {
  const who = await artist();
  for (const language of languages)
    for (const { page } of [await visit({ fonts: true, language }), await returning(who, '/company', { language })]) {
      await page.goto('/company');
      await hydrated(page);
      const heights = [];
      for (const width of [360, 768, 992, 1200, 1280, 1344, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push((await page.getByRole('banner').boundingBox())?.height);
      }
      expect(new Set(heights.slice(1)).size, `${language} ${heights.join(' ')}`).toBe(1);
      expect(heights[0]).toBeLessThan(heights[1] ?? 0);
    }
});

test('opening hours break between their parts, and no line begins or ends with the dot between them', async () => {
  for (const language of languages) {
    const { page } = await visit({ fonts: true, language, width: 360 });
    for (const path of ['/', '/exhibitions', '/galleries']) {
      await page.goto(path);
      const parts = page
        .locator('main span[lang]')
        .filter({ hasText: /^\S+(?:, \S+)? \d\d:\d\d–\d\d:\d\d(?: ·)?$|^Closed \S|\S 휴관$/ });
      const found = await parts.evaluateAll((spans) =>
        spans.map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          const lines = [...range.getClientRects()];
          // The part with its dot before it; one that begins a line has the dot outside of the text's edge.
          const { parentElement: part } = span;
          const dot = part?.querySelector('[data-dot]')?.getBoundingClientRect();
          const edge = part?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
          const before = part?.previousElementSibling?.getBoundingClientRect();
          return {
            lines: new Set(lines.map(({ top }) => top)).size,
            endsInDot: span.textContent?.endsWith('·'),
            strayDot: dot && before && dot.top > before.top + 2 && dot.right > edge + 1,
          };
        }),
      );
      expect(found.length, path).toBeGreaterThan(3);
      expect(
        found.filter(({ lines, endsInDot, strayDot }) => lines > 1 || endsInDot || strayDot),
        path,
      ).toEqual([]);
    }
  }
});

test('on a phone all tabs of the exhibitions fit, and an email breaks at its @ only', async () => {
  const galleries = await (await fetch(`${site().base}/api/galleries?is_exposed=true`)).json();
  for (const language of languages) {
    const { page } = await visit({ fonts: true, language, width: 360 });
    await page.goto('/exhibitions');
    const tabs = page.locator('main nav').first();
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth), language).toBe(0);
    await page.goto(`/gallery-detail/${galleries[1].id}`);
    const lines = await page.locator('main a[href^="mailto:"]').evaluate((link) => {
      const rows = new Map<number, string>();
      for (const text of link.childNodes)
        for (const [place, letter] of [...(text.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(text, place);
          range.setEnd(text, place + 1);
          const { top } = range.getBoundingClientRect();
          rows.set(top, (rows.get(top) ?? '') + letter);
        }
      return [...rows.values()];
    });
    expect(lines.slice(0, -1).filter((line) => !line.endsWith('@'))).toEqual([]);
  }
});

test('the chat button leaves while one scrolls down, and comes back on the way up and by the keyboard', async () => {
  const { page } = await visit({ fonts: true, language: 'en', width: 360, height: 640 });
  await page.goto('/terms');
  await hydrated(page);
  const inSight = () =>
    page
      .locator('button[data-chat]')
      .evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight && button.checkVisibility());
  /** Turns the wheel until it has been noticed: the button begins to listen some time after the header. */
  const turning = (pixels: number) =>
    expect.poll(async () => {
      await page.mouse.wheel(0, pixels);
      return inSight();
    });
  await expect.poll(inSight).toBe(true);
  await turning(150).toBe(false);
  await turning(-60).toBe(true);
  await turning(150).toBe(false);
  await page.locator('button[data-chat]').focus();
  await expect.poll(inSight).toBe(true);
});

test('at twice the text size no page is wider than the screen, and sign-in and menu stay on it', async () => {
  const large = { args: [...flags, '--blink-settings=defaultFontSize=32'] };
  const { page, expectFailure } = await visit({ fonts: true, language: 'ko', ...large });
  expectFailure(/./);
  const [exhibition] = await (await fetch(`${site().base}/api/exhibitions?is_exposed=true&_limit=1`)).json();
  const paths = routes.map(({ path }) => path).filter((path) => !/admin|virtualgalleries|\/0123/.test(path));
  const faults: string[] = [];
  for (const path of [...paths, ...(await details()), `/virtualgalleries/${exhibition.id}`]) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await framesOffered(page, 3);
      const wider = await overflow(page);
      if (wider > 0) faults.push(`${path} is ${wider} pixels wider than ${width}`);
      const off = await page.evaluate(() =>
        [...document.querySelectorAll('header :is(a, button, summary)')]
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            const { left, right } = control.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map((control) => control.textContent || control.getAttribute('aria-label')),
      );
      if (off.length > 0) faults.push(`${path} at ${width}: ${off.join(', ')} outside the screen`);
    }
  }
  expect(faults).toEqual([]);
}, 600_000);

test('at twice the text size headings in English, which are longer, widen no page on a phone', async () => {
  const { page } = await visit({
    fonts: true,
    language: 'en',
    width: 360,
    args: [...flags, '--blink-settings=defaultFontSize=32'],
  });
  const faults: string[] = [];
  for (const path of ['/', '/exhibitions', ...(await details())]) {
    await page.goto(path, { waitUntil: 'load' });
    const wider = await overflow(page);
    if (wider > 0) faults.push(`${path} is ${wider} pixels wider than a phone`);
  }
  expect(faults).toEqual([]);
});

test('the words of the room follow the font size of the reader', async () => {
  const [exhibition] = await (await fetch(`${site().base}/api/exhibitions?is_exposed=true&_limit=1`)).json();
  const { page } = await visit({ fonts: true, language: 'en' });
  await page.goto(`/virtualgalleries/${exhibition.id}?view=list`);
  const sizes = () =>
    page
      .locator('main :is(h1, h2, h3, p, a, button, b)')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  const before = await sizes();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(before.length).toBeGreaterThan(5);
  expect(await sizes()).toEqual(before.map((size) => size * 2));
});

test('printed pages hold no skip link, header button, map or footer, and name their address', async () => {
  const { page } = await visit({ fonts: true, language: 'en' });
  await page.emulateMedia({ media: 'print' });
  for (const path of await details()) {
    await page.goto(path);
    await hydrated(page);
    const shown = await page.evaluate(() =>
      [
        'a[href="#main"]',
        'header :is(button, summary, nav, a[href="/login"])',
        'main button',
        'a[data-iiif-manifest]',
        '[role="application"]',
        'footer',
        'button[data-chat]',
      ].filter((selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())),
    );
    expect(shown, path).toEqual([]);
    const sheet = await page.locator('[data-print-address]').innerText();
    expect(sheet, path).toContain(path);
  }
});

test('on paper a room is rows of its works, lists hold no controls, and words are dark', async () => {
  const { page } = await visit({ fonts: true, language: 'en', scheme: 'dark', width: 720 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const seen = (selector: string) =>
    page.evaluate(
      (one) =>
        [...document.querySelectorAll(one)].filter((part) => part.checkVisibility()).map((part) => part.outerHTML),
      selector,
    );
  for (const path of ['/artworks', '/exhibitions', '/artists?page=2', '/galleries']) {
    await page.goto(path);
    await hydrated(page);
    expect(await seen('main :is(input, select, button, summary, nav[aria-label="Pages"])'), path).toEqual([]);
  }
  const ink = 'rgb(27, 26, 23)';
  await page.goto('/');
  expect(await page.locator('#open-call').evaluate((title) => getComputedStyle(title).color)).toBe(ink);
  // Without works of its own: as short as a page is.
  await page.goto('/kept');
  await hydrated(page);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);

  // Of the sample: other tests make exhibitions of their own.
  const [exhibition] = await (await fetch(`${site().base}/api/exhibitions?_sort=createdAt:asc&_limit=1`)).json();
  for (const view of ['room', 'wall', 'list']) {
    await page.goto(`/virtualgalleries/${exhibition.id}?view=${view}`);
    await page.locator('[data-works-list]').waitFor();
    expect(await seen('[data-flat-wall], [data-room-host], fieldset, header a'), view).toEqual([]);
    const works = page.locator('[data-works-list] > li');
    expect(await works.count()).toBeGreaterThanOrEqual(exhibition.art_works.length);
    for (const work of await works.all()) {
      const box = await work.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999), view).toBeLessThanOrEqual(720);
    }
    expect((await works.last().locator('b, h2').boundingBox())?.width ?? 0, view).toBeGreaterThan(30);
  }
});

test('in forced colours the filters keep their colours, and marks and underlines stay to be seen', async () => {
  const { page } = await visit({ fonts: true, language: 'en' });
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .evaluateAll((all, part) => all.map((one) => getComputedStyle(one, part).backgroundColor), pseudo);
  await page.goto('/artworks');
  const swatches = (await grounds('main label:has([name="colour"]) span')).slice(1);
  expect(new Set(swatches).size).toBe(swatches.length);
  const current = page.locator('header nav a[aria-current="page"]').first();
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  await page.goto('/maps');
  const legend = await grounds('main ul[aria-label] li > span');
  expect(legend.length).toBeGreaterThan(3);
  expect(new Set(legend).size).toBe(legend.length);
  await page.goto('/');
  const canvas = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'Canvas';
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  const marks = await grounds('main [aria-roledescription="carousel"] button[aria-label*="of"]', '::after');
  expect(marks.length).toBeGreaterThan(1);
  expect(marks).not.toContain(canvas);
  expect(new Set(marks).size).toBe(2);
  const open = await grounds('main [aria-roledescription="slide"] p > span:text("Current")', '::before');
  expect(open.length).toBeGreaterThan(0);
  expect(open).not.toContain(canvas);
});

test('without scripts one applies by a link, and the world map is its table', async () => {
  const { page } = await visit({ fonts: true, language: 'en', scripts: false });
  await page.goto('/event/wefly');
  await page.getByRole('main').getByRole('link', { name: 'Apply' }).first().click();
  await page.waitForURL(/\/event-enroll/);
  await page.goto('/maps');
  const main = page.getByRole('main');
  expect(await main.getByText('Now Loading...').isVisible()).toBe(false);
  expect(await main.getByRole('combobox').count()).toBe(0);
  expect(await main.getByRole('table').first().isVisible()).toBe(true);
  expect(await main.getByRole('row').count()).toBeGreaterThan(150);
  await page.goto('/');
  expect(await main.getByRole('heading', { level: 2 }).first().isVisible()).toBe(true);
  expect(await main.getByRole('button', { name: 'Next slide' }).isVisible()).toBe(false);
});

test('the stream of live counts ends when a page is left and begins anew when it is shown again', async () => {
  const { page } = await returning(await artist(), '/terms');
  const events = /\/api\/events$/;
  const isStream = (request: { url: () => string }) => events.test(request.url());
  await page.waitForRequest(isStream);
  const pass = (name: string) =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  const ended = page.waitForEvent('requestfailed', isStream);
  await pass('pagehide');
  await ended;
  const again = page.waitForRequest(isStream);
  await pass('pageshow');
  await again;
});

test('a gallery map opens on its city, no two names lie over one another, and maps show the way', async () => {
  const galleries = await (await fetch(`${site().base}/api/galleries?is_exposed=true`)).json();
  const { page } = await visit({ fonts: true, language: 'en' });
  for (const { id, name_en, googlegeolocation } of galleries.slice(0, 6)) {
    if (!googlegeolocation) continue;
    await page.goto(`/gallery-detail/${id}`);
    await hydrated(page);
    const map = page.getByRole('application', { name: `Map: ${name_en}` });
    await map.or(page.locator('#map')).first().scrollIntoViewIfNeeded();
    await map.getByText(name_en, { exact: true }).waitFor();
    const found = await map.evaluate((frame) => {
      const names = [...frame.querySelectorAll<HTMLElement>('.leaflet-marker-icon span')].filter((one) => !one.hidden);
      const boxes = names.map((one) => ({ name: one.innerText, box: one.getBoundingClientRect() }));
      const over = boxes.flatMap(({ name, box: a }, place) =>
        boxes
          .slice(place + 1)
          .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((other) => `${name} and ${other.name}`),
      );
      const mark = names[0]?.parentElement?.getBoundingClientRect();
      const middle = frame.getBoundingClientRect();
      return {
        over,
        off: mark && [mark.x - middle.x - middle.width / 2, mark.y - middle.y - middle.height / 2].map(Math.round),
        scale: frame.querySelector('.leaflet-control-scale-line')?.textContent,
      };
    });
    expect(found).toMatchObject({ over: [], scale: '10 km' });
    for (const off of found.off ?? [99]) expect(Math.abs(off)).toBeLessThanOrEqual(1);
    for (const way of ['Naver Map', 'KakaoMap', 'Google Maps'])
      expect(await page.getByRole('link', { name: way }).getAttribute('target')).toBe('_blank');
  }
});

test('on a phone the names of a gallery map are whole, and none lies under its buttons', async () => {
  const galleries = await (await fetch(`${site().base}/api/galleries?is_exposed=true`)).json();
  for (const language of languages) {
    const { page } = await visit({ fonts: true, language, width: 360 });
    // The longest names are the first to be cut off.
    const name = ({ name, name_en }: { name: string; name_en: string }) => (language === 'en' ? name_en : name);
    galleries.sort((a: never, b: never) => name(b).length - name(a).length);
    for (const { id } of galleries.slice(0, 2)) {
      await page.goto(`/gallery-detail/${id}`);
      await hydrated(page);
      const map = page.getByRole('application');
      await map.or(page.locator('#map')).first().scrollIntoViewIfNeeded();
      await map.locator('.leaflet-marker-icon span').first().waitFor();
      const wrong = await map.evaluate((frame) => {
        const sheet = frame.getBoundingClientRect();
        const buttons = [...(frame.parentElement?.querySelectorAll('button') ?? [])];
        return [...frame.querySelectorAll<HTMLElement>('.leaflet-marker-icon span:not([hidden])')]
          .map((one) => ({ name: one.innerText, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.right > sheet.left && box.left < sheet.right)
          .filter(({ box }) => box.bottom > sheet.top && box.top < sheet.bottom)
          .filter(
            ({ box: a }) =>
              a.left < sheet.left ||
              a.right > sheet.right ||
              a.top < sheet.top ||
              a.bottom > sheet.bottom ||
              buttons
                .map((button) => button.getBoundingClientRect())
                .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
          )
          .map(({ name }) => name);
      });
      expect(wrong, `${language} ${id}`).toEqual([]);
    }
  }
});
