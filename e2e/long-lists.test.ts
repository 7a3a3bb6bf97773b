import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { hydrated, visit } from './browser.ts';
import { artist, callAs, picture, signIn } from './members.ts';
import { site } from './site.ts';

const count = 120;
let artistPath: string;
let exhibitionPath: string;
let works: string[];

beforeAll(async () => {
  const who = await artist();
  const { jwt } = await signIn(inject('administrator'));
  const { name, mimeType, buffer } = await picture(400, 300);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const [image] = await callAs<{ id: string }[]>(jwt, 'POST', '/upload', form);
  works = [];
  for (let at = 0; at < count; at += 20)
    works.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async (_, i) => {
          const title = `Study No. ${at + i} for a Landscape with a River, verso: Sketch of a Bridge`;
          const body = { title, size: '10 cm x 10 cm', year: '1820', image: image?.id, owner: who.artistId };
          return (await callAs<{ id: string }>(jwt, 'POST', '/art-works', body)).id;
        }),
      )),
    );
  const show = { title: '큰 전시', is_exposed: true, art_works: works };
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/exhibitions', show);
  [artistPath, exhibitionPath] = [`/artist-profile/${who.artistId}`, `/exhibition-detail/${id}`];
}, 60_000);

const html = async (path: string) => {
  const answer = await fetch(site().base + path, { headers: { cookie: 'hwarang-language=ko' } });
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const worksIn = (page: string) => new Set([...page.matchAll(/\/artworks-detail\/([0-9a-f]{24})/g)].map(([, id]) => id));

test('pages of many works weigh little, tell the true count and lead to all works without scripts', async () => {
  for (const path of [artistPath, exhibitionPath]) {
    const seen = new Set<string | undefined>();
    for (let [next, pages] = [path, 0]; next && pages < 10; pages += 1) {
      const page = await html(next);
      expect(Buffer.byteLength(page), next).toBeLessThan(200_000);
      expect(page.match(/\d+점/g), next).toContain(`${count}점`);
      for (const id of worksIn(page)) seen.add(id);
      next = /href="(\/[\w-]+\/[0-9a-f]{24}\?page=\d+)"[^>]*>작품 더 보기/.exec(page)?.[1] ?? '';
    }
    expect(works.filter((id) => !seen.has(id))).toEqual([]);
  }
});

test('a press shows more works of an exhibition in its order, and the keyboard stays where it was', async () => {
  const { page } = await visit({ language: 'en' });
  await page.goto(exhibitionPath);
  await hydrated(page);
  const hung = async () => [...worksIn(await page.locator('#artworks').innerHTML())];
  expect(await hung()).toEqual(works.slice(0, 36));
  const more = page.getByRole('link', { name: 'Show more artworks' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(hung).toEqual(works.slice(0, 72));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Show more artworks');
  expect(page.url()).toContain(exhibitionPath);
  await page.goto(artistPath);
  await hydrated(page);
  await more.click();
  await expect.poll(async () => (await hung()).length).toBe(96);
});

test('the page of a gallery with many exhibitions carries the first, tells how many, and leads to all', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const gallery = await callAs<{ id: string }>(jwt, 'POST', '/galleries', { name: '오래된 집', is_exposed: true });
  const shows = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const house = i % 2 ? { gallery: gallery.id } : { galleries: [gallery.id] };
      const show = {
        title: `제${i}회 정기전`,
        opens_on: `2020-03-${i + 1}`.replace(/-(\d)$/, '-0$1'),
        is_exposed: true,
      };
      return (await callAs<{ id: string }>(jwt, 'POST', '/exhibitions', { ...show, ...house })).id;
    }),
  );
  const path = `/gallery-detail/${gallery.id}`;
  const shownIn = (page: string) =>
    new Set([...page.matchAll(/\/exhibition-detail\/([0-9a-f]{24})/g)].map(([, id]) => id));
  const first = await html(path);
  expect(first).toContain('전시 30개');
  expect([...shownIn(first)]).toEqual(shows.toReversed().slice(0, 24));
  const [, next = ''] = /href="(\/[\w-]+\/[0-9a-f]{24}\?page=2)"[^>]*>전시 더 보기/.exec(first) ?? [];
  expect([...shownIn(await html(next))]).toEqual(shows.toReversed().slice(24));
});

test('the list of galleries leads to every one of more than a hundred without scripts', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const made = await Promise.all(
    Array.from({ length: 101 }, async (_, i) => {
      const body = { name: `하늘 화랑 ${i}`, is_exposed: true };
      return (await callAs<{ id: string }>(jwt, 'POST', '/galleries', body)).id;
    }),
  );
  // Others look for theirs on the first page.
  onTestFinished(async () => {
    await Promise.all(made.map((id) => callAs(jwt, 'DELETE', `/galleries/${id}`)));
  });
  const seen = new Set<string | undefined>();
  for (let [next, pages] = ['/galleries', 0]; next && pages < 10; pages += 1) {
    const page = await html(next);
    expect(Buffer.byteLength(page), next).toBeLessThan(200_000);
    for (const [, id] of page.matchAll(/\/gallery-detail\/([0-9a-f]{24})/g)) seen.add(id);
    const [link = ''] = /<a[^>]*rel="next"[^>]*>/.exec(page) ?? [];
    next = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  }
  expect(made.filter((id) => !seen.has(id))).toEqual([]);
});
