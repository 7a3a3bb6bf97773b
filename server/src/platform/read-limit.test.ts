import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile({ READS_PER_MINUTE: '30', TRUST_PROXY: 'on' });
let base = '';

beforeAll(async () => {
  base = await testApp().fastify.listen({ port: 0, host: '127.0.0.1' });
});

const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers: { 'x-forwarded-for': address, ...headers } });

/** Reads until one is refused. */
async function spendAll(path: (number: number) => string, address: string): Promise<{ read: number; last: Response }> {
  for (let read = 0; read < 100; read += 1) {
    const last = await get(path(read), address);
    if (last.status !== 200) return { read, last };
  }
  throw new Error('none was refused');
}

test('an address that reads too much is refused with 429 and the seconds to wait, others are not', async () => {
  const { read, last } = await spendAll((number) => `/api/artists?localname=n${number}`, '203.0.113.1');
  expect(read).toBe(15);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
  expect((await get('/api/artists?localname=n100', '203.0.113.2')).status).toBe(200);
  expect((await get('/api/health', '203.0.113.1')).status).toBe(200);
});

test('answers from the cache are not counted, and are given to an address that has read too much', async () => {
  await get('/api/galleries', '203.0.113.10');
  for (let i = 0; i < 50; i += 1) expect((await get('/api/galleries', '203.0.113.11')).status).toBe(200);
  expect((await get('/api/galleries?name=x', '203.0.113.11')).status).toBe(200);
  await spendAll((number) => `/api/galleries?name=n${number}`, '203.0.113.11');
  expect((await get('/api/galleries', '203.0.113.11')).status).toBe(200);
});

test('a costly query counts for more', async () => {
  const { read } = await spendAll((number) => `/api/artists?exhibitions.title=n${number}`, '203.0.113.20');
  expect(read).toBe(1);
});

test('search, single records, counts and the feed are counted', async () => {
  const id = 'a'.repeat(24);
  const expected = {
    '/api/search?q=n@': 7,
    '/api/artists/count?localname=n@': 15,
    '/feed.xml?n@': 3,
    '/sitemap/pages.xml?n@': 3,
  };
  for (const [index, [path, most]] of Object.entries(expected).entries())
    expect((await spendAll((n) => path.replace('@', String(n)), `203.0.113.${30 + index}`)).read, path).toBe(most);
  for (let i = 0; i < 30; i += 1) expect((await get(`/api/artists/${id}`, '203.0.113.40')).status).toBe(404);
  expect((await get(`/api/artists/${id}`, '203.0.113.40')).status).toBe(429);
});

test('administrators are not counted', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  for (let i = 0; i < 40; i += 1)
    expect((await get(`/api/artists?localname=a${i}`, '203.0.113.50', headers)).status).toBe(200);
});

test('what the pages read within the process is not counted', async () => {
  for (let i = 0; i < 40; i += 1)
    expect((await testApp().fastify.inject(`/api/artists?localname=p${i}`)).statusCode).toBe(200);
});
