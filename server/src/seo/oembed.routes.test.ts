import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const get = (url: string) => testApp().fastify.inject({ url });
const ask = (path: string, rest = '') => get(`/oembed?url=${encodeURIComponent(origin + path)}${rest}`);
const known: Record<string, string> = {};
const odd = '<달> & "항아리"';

beforeAll(async () => {
  known.artist = await create.artist({ localname: '한가람', englishname: 'Han Garam' });
  const buffer = await painting(700, 500).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg' });
  known.work = await create.artwork({ ownerId: known.artist, title: odd, titleEn: 'Moon Jar', imageId });
  known.private = await create.artwork({ ownerId: known.artist, isExposed: false });
  known.show = await create.exhibition();
  known.hiddenShow = await create.exhibition({ isExposed: false });
  known.gallery = await create.gallery();
});

test('an artwork is embedded as a card with its title, artist and thumbnail', async () => {
  const answer = await ask(`/artworks-detail/${known.work}`, '&maxwidth=300');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: odd,
    author_name: '한가람',
    width: 300,
    height: 540,
    thumbnail_url: expect.stringMatching(/^https:\/\/hwarang\.example\/media\/.+\/thumbnail\.jpg$/),
    html: expect.stringContaining(`src="${origin}/embed/artworks/${known.work}?lang=ko" width="300"`),
  });
  expect(answer.json<{ html: string }>().html).not.toContain('<달>');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const english = await ask(`/artworks-detail/${known.work}?lang=en`, '&format=xml');
  expect(english.headers['content-type']).toContain('text/xml');
  expect(new XMLParser().parse(english.body).oembed).toMatchObject({ title: 'Moon Jar', author_name: 'Han Garam' });
});

test('artists, exhibitions, galleries and rooms are embedded too', async () => {
  for (const path of [
    `/artist-profile/${known.artist}`,
    `/exhibition-detail/${known.show}`,
    `/gallery-detail/${known.gallery}`,
  ])
    expect((await ask(path)).json<{ html: string }>().html).toContain(`${origin}/embed/`);
  const room = await ask(`/virtualgalleries/${known.show}`);
  expect(room.json<{ html: string }>().html).toContain(
    `src="${origin}/virtualgalleries/${known.show}?embed=true&amp;lang=ko"`,
  );
});

test('what is private, elsewhere or unknown is 404, and what cannot be read 400 or 501', async () => {
  const private_ = [
    `/artworks-detail/${known.private}`,
    `/exhibition-detail/${known.hiddenShow}`,
    `/virtualgalleries/${known.hiddenShow}`,
  ];
  for (const path of [...private_, '/artworks-detail/x', '/artworks', `/artworks-detail/${'0'.repeat(24)}`])
    expect((await ask(path)).statusCode, path).toBe(404);
  expect((await get(`/oembed?url=https://other.example/artworks-detail/${known.work}`)).statusCode).toBe(404);
  for (const query of ['', '?url=', '?url=x', '?url=a&url=b'])
    expect((await get(`/oembed${query}`)).statusCode, query).toBe(400);
  expect((await ask(`/artworks-detail/${known.work}`, '&maxwidth=-1')).statusCode).toBe(400);
  expect((await ask(`/artworks-detail/${known.work}`, '&format=yaml')).statusCode).toBe(501);
});

test('the card runs no scripts, sets no cookies, may be framed by everybody and leads back', async () => {
  const answer = await get(`/embed/artworks/${known.work}?lang=en`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*/);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain(`href="${origin}/artworks-detail/${known.work}?lang=en"`);
  expect(answer.body).toMatch(/Moon Jar.*Han Garam.*View on Hwarang/);
  expect(answer.body).not.toContain('<script');
  expect((await get(`/embed/artworks/${known.work}?lang=ko`)).body).toContain('&lt;달&gt; &amp; &quot;항아리&quot;');
  for (const path of [`artworks/${known.private}`, `exhibitions/${known.hiddenShow}`, 'users/1', `users/${known.work}`])
    expect((await get(`/embed/${path}`)).statusCode, path).toBe(404);
});
