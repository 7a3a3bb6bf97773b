import { weFly } from '@hwarang/domain/open-calls/we-fly';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { openCalls } from '../open-calls/open-calls.table.ts';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const known: Record<string, string> = {};
const odd = '<달> & "항아리" ]]> \u0001';

beforeAll(async () => {
  const artist = await create.artist();
  const hidden = await create.artist({ isExposed: false, localname: '숨은 작가' });
  const buffer = await painting(300, 200).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg' });
  known.work = await create.artwork({ ownerId: artist, title: odd, titleEn: 'Moon Jar', imageId });
  known.private = await create.artwork({ ownerId: artist, title: '비밀', isExposed: false });
  known.ofHidden = await create.artwork({ ownerId: hidden, title: '숨은 작품' });
  const gallery = await create.gallery({
    nameEn: 'Gaon',
    galleryAddress: { Country: '대한민국', state_province: '서울', City: '종로구', address_line1: '북촌로 1; 2층' },
    latitude: 37.58,
    longitude: 126.98,
  });
  known.show = await create.exhibition({
    title: '고요한 빛, 그리고 아주 길고 긴 제목이 달린 어느 늦가을의 전시회 이야기',
    galleryId: gallery,
    opensOn: '2026-12-30',
    closesOn: '2026-12-31',
    businesshour: '10:00 – 18:00',
  });
  known.hiddenShow = await create.exhibition({ isExposed: false, opensOn: '2026-12-30', closesOn: '2026-12-31' });
  known.undated = await create.exhibition();
});

const get = (url: string, headers: Record<string, string> = {}) => testApp().fastify.inject({ url, headers });

async function xml(url: string) {
  const answer = await get(url);
  expect(answer.statusCode, url).toBe(200);
  expect(XMLValidator.validate(answer.body), url).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => ['url', 'entry', 'link', 'sitemap'].includes(name),
  });
  return { text: answer.body, document: parser.parse(answer.body), headers: answer.headers };
}

test('the sitemap leads to every public record with its picture in both languages, and to none that is not', async () => {
  const { document } = await xml('/sitemap.xml');
  const parts: string[] = document.sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
  const [ofWorks = ''] = parts.filter((part) => part.includes('/sitemap/artworks-'));
  let all = '';
  for (const part of parts) {
    const { text, document: map } = await xml(part.slice(origin.length));
    expect(map.urlset.url.length).toBeGreaterThan(0);
    all += text;
  }
  for (const id of [known.work, known.show, known.undated]) expect(all).toContain(String(id));
  for (const id of [known.private, known.ofHidden, known.hiddenShow]) expect(all).not.toContain(String(id));
  const works = (await xml(ofWorks.slice(origin.length))).document.urlset.url;
  expect(works).toHaveLength(1);
  expect(works[0].loc).toBe(`${origin}/artworks-detail/${known.work}`);
  expect(works[0]['image:image']['image:loc']).toMatch(/^https:\/\/hwarang\.example\/media\/.+\/full\.jpg$/);
  expect((await get(works[0]['image:image']['image:loc'].slice(origin.length))).statusCode).toBe(200);
  for (const wrong of [
    `/sitemap/artworks-${'f'.repeat(24)}.xml`,
    '/sitemap/artworks-1.xml',
    '/sitemap/artworks.xml',
    `/sitemap/pages-${known.work}.xml`,
    `/sitemap/users-${'0'.repeat(24)}.xml`,
    '/sitemap/x',
  ])
    expect((await get(wrong)).statusCode, wrong).toBe(404);
});

test('many records are told in parts', async () => {
  const { orm } = testApp().services.database;
  for (let part = 0; part < 3; part += 1)
    await orm.insert(artworks).values(Array.from({ length: 1000 }, (_, i) => ({ title: `many ${part} ${i}` })));
  await testApp().services.changes.settled();
  const { document } = await xml('/sitemap.xml');
  const parts: { loc: string }[] = document.sitemapindex.sitemap.filter(({ loc }: { loc: string }) =>
    loc.includes('artworks'),
  );
  expect(parts).toHaveLength(2);
  const told: string[] = [];
  for (const { loc } of parts) {
    const { url } = (await xml(loc.slice(origin.length))).document.urlset;
    expect(url.length).toBeLessThanOrEqual(2000);
    told.push(...url.map(({ loc: address }: { loc: string }) => address));
  }
  expect([told.length, new Set(told).size]).toEqual([3001, 3001]);
});

test('parts whose first records are hidden name every public record once', async () => {
  const { database, changes } = testApp().services;
  await database.pool.query(
    'update artworks set is_exposed = false where id in (select id from artworks order by id limit 30)',
  );
  await changes.settled();
  const { rows } = await database.pool.query<{ id: string }>(
    `select a.id from artworks a left join artists o on o.id = a.owner_id where a.is_exposed and coalesce(o.is_exposed, true)`,
  );
  const { document } = await xml('/sitemap.xml');
  const told: string[] = [];
  for (const { loc } of document.sitemapindex.sitemap.filter(({ loc }: { loc: string }) => loc.includes('artworks')))
    for (const { loc: address } of (await xml(loc.slice(origin.length))).document.urlset.url)
      told.push(address.slice(-24));
  expect(told).toEqual(rows.map(({ id }) => id).sort());
});

test('the index of the sitemap is kept until a record comes, goes or is hidden, by its artist too', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const put = async (path: string, body: object) =>
    expect((await call(testApp(), 'PUT', path, { body, headers: administrator.headers })).statusCode).toBe(200);
  const artist = await create.artist();
  // Ids begin with the time: no other work comes before these.
  const [first, second] = ['0'.repeat(23) + 1, '0'.repeat(23) + 2];
  await create.artwork({ id: first, ownerId: artist });
  await create.artwork({ id: second });
  const { changes, publicReads } = testApp().services;
  await changes.settled();
  const begins = async () => /sitemap\/artworks-(\w+)/.exec((await get('/sitemap.xml')).body)?.[1];
  expect(await begins()).toBe(first);
  await put(`/art-works/${first}`, { title: 'another' });
  const read = vi.spyOn(publicReads, 'run');
  onTestFinished(() => read.mockRestore());
  expect(await begins()).toBe(first);
  expect(read).not.toHaveBeenCalled();
  await put(`/artists/${artist}`, { is_exposed: false });
  expect(await begins()).toBe(second);
  await put(`/art-works/${second}`, { is_exposed: false });
  expect(await begins()).not.toBe(second);
  await put(`/artists/${artist}`, { is_exposed: true });
  expect(await begins()).toBe(first);
});

test('the sitemap names published calls at one address each, and no draft', async () => {
  const row = { ...weFly, texts: { ...weFly.texts, fee: null } };
  await testApp()
    .services.database.orm.insert(openCalls)
    .values([
      { ...row, slug: 'spring-call' },
      { ...row, slug: 'secret-call', stage: 'draft' },
    ]);
  const { text } = await xml('/sitemap/pages.xml');
  expect(text).toContain(`<loc>${origin}/open-calls/spring-call</loc>`);
  expect(text).toContain(`<loc>${origin}/event/wefly</loc>`);
  for (const other of ['secret-call', '/open-calls/wefly']) expect(text).not.toContain(other);
});

test('robots are told what is not for them, and where the sitemap is', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Disallow: /api/');
  expect(answer.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the feed holds new exhibitions and artworks in the language asked for, with any characters', async () => {
  const korean = (await xml('/feed.xml?lang=ko')).document.feed;
  expect(korean['@xml:lang']).toBe('ko');
  const { entry, updated, id } = (await xml('/feed.xml?lang=en')).document.feed;
  expect(id).toBe(`${origin}/feed.xml`);
  expect(Number.isNaN(Date.parse(updated))).toBe(false);
  expect(entry.length).toBeLessThanOrEqual(60);
  const links = entry.map((one: { link: { '@href': string }[] }) => one.link[0]?.['@href']);
  expect(links).toContain(`${origin}/exhibition-detail/${known.show}`);
  expect(links.join()).not.toContain(String(known.private));
  expect(links.join()).not.toContain(String(known.hiddenShow));
  const dates = entry.map(({ published }: { published: string }) => published);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the calendar file of an exhibition has its whole days, place and page, in lines calendars can read', async () => {
  const answer = await get(`/exhibition-detail/${known.show}/calendar.ics?lang=ko`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(answer.body.replaceAll('\r\n', '')).not.toContain('\n');
  const event = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent('vevent');
  const value = (name: string) => event?.getFirstPropertyValue(name);
  expect(String(value('dtstart'))).toBe('2026-12-30');
  expect(String(value('dtend'))).toBe('2027-01-01');
  expect(value('summary')).toBe('고요한 빛, 그리고 아주 길고 긴 제목이 달린 어느 늦가을의 전시회 이야기');
  expect(value('location')).toContain('북촌로 1; 2층');
  expect(value('url')).toBe(`${origin}/exhibition-detail/${known.show}`);
  expect(value('geo')).toEqual([37.58, 126.98]);
  expect(value('description')).toMatch(/^매일 10:00–18:00\n/);
  const english = await get(`/exhibition-detail/${known.show}/calendar.ics?lang=en`);
  expect(english.body).toContain('DESCRIPTION:Daily 10:00–18:00');
  for (const id of [known.hiddenShow, known.undated, 'nothing'])
    expect((await get(`/exhibition-detail/${id}/calendar.ics`)).statusCode).toBe(404);
});
