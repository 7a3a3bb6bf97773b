import { beforeAll, expect, test } from 'vitest';
import { artworks } from '../artworks/artworks.table.ts';
import { fixtures } from '../testing/fixtures.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const root = '/iiif/discovery/1';
const manifest = (kind: string, id: string | undefined) => `${origin}/iiif/presentation/3/${kind}/${id}/manifest.json`;
const known: Record<string, string> = {};
const day = 86_400_000;

beforeAll(async () => {
  known.artist = await create.artist();
  known.private = await create.artwork({ title: 'SECRET', isExposed: false });
  known.hiddenShow = await create.exhibition({ title: 'SECRET', isExposed: false });
  known.scheduled = await create.exhibition({ title: 'SECRET', shownFrom: new Date(Date.now() + day) });
  const old = new Date(Date.now() - 30 * day);
  known.ended = await create.exhibition({ createdAt: old, updatedAt: old, shownTo: new Date(Date.now() - day) });
  known.made = await create.artwork({ ownerId: known.artist, createdAt: old, updatedAt: old });
  known.edited = await create.artwork({
    ownerId: known.artist,
    createdAt: old,
    updatedAt: new Date(Date.now() - 2 * day),
  });
  known.withdrawn = await create.artwork({ ownerId: known.artist, title: 'SECRET' });
  known.show = await create.exhibition({ works: [known.made] });
  const { pool } = testApp().services.database;
  await pool.query('update artworks set is_exposed = false where id = $1', [known.withdrawn]);
});

interface Activity {
  type: string;
  object: { id: string; type: string };
  endTime: string;
}
interface Page {
  orderedItems: Activity[];
  prev?: { id: string };
  next?: { id: string };
}
async function get<Answer = Page>(url: string): Promise<Answer> {
  const answer = await testApp().fastify.inject(url.replace(origin, ''));
  expect(answer.statusCode, url).toBe(200);
  expect(answer.headers['content-type']).toContain('http://iiif.io/api/discovery/1/context.json');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.body).not.toContain('SECRET');
  return answer.json();
}

test('what was made, changed and withdrawn is told in order of time, nothing of what was never public', async () => {
  const { last } = await get<{ last: { id: string } }>(`${root}/activity.json`);
  const { orderedItems } = await get(last.id);
  const told = new Map(orderedItems.map(({ type, object }) => [object.id, type]));
  expect(told.get(manifest('artworks', known.made))).toBe('Create');
  expect(told.get(manifest('artworks', known.edited))).toBe('Update');
  expect(told.get(manifest('artworks', known.withdrawn))).toBe('Delete');
  expect(told.get(manifest('exhibitions', known.show))).toBe('Create');
  expect(told.get(manifest('exhibitions', known.ended))).toBe('Delete');
  expect(told.size).toBe(5);
  const times = orderedItems.map(({ endTime }) => endTime);
  expect(times).toEqual([...times].sort());
});

test('pages lead from the newest to the oldest and back, each manifest once', async () => {
  const rows = Array.from({ length: 450 }, (_, i) => ({ title: `many ${i}`, updatedAt: new Date(1_600_000_000_000) }));
  await testApp().services.database.orm.insert(artworks).values(rows);
  const { first, last } = await get<{ first: { id: string }; last: { id: string } }>(`${root}/activity.json`);
  const walk = async (start: string, step: 'prev' | 'next') => {
    const pages: Activity[][] = [];
    for (let at: string | undefined = start; at; ) {
      const page: Page = await get(at);
      pages.push(page.orderedItems);
      at = page[step]?.id;
    }
    return pages;
  };
  const back = (await walk(last.id, 'prev')).reverse().flat();
  const forth = (await walk(first.id, 'next')).flat();
  expect(back).toHaveLength(455);
  expect(new Set(back.map(({ object }) => object.id)).size).toBe(455);
  expect(forth).toEqual(back);
});

test('a place that is none is refused', async () => {
  const place = `2026-01-01T00:00:00.000Z_${'0'.repeat(24)}`;
  for (const query of ['after=x', 'before=2026_1', `after=${place}&before=${place}`, `after=${place}&after=${place}`])
    expect((await testApp().fastify.inject(`${root}/page.json?${query}`)).statusCode, query).toBe(400);
  expect((await testApp().fastify.inject(`${root}/nothing`)).statusCode).toBe(404);
});
