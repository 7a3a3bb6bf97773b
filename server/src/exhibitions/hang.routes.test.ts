import { expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const make = fixtures(testApp);

async function curator() {
  const works = [await make.artwork(), await make.artwork()];
  const id = await make.exhibition({ works });
  const { headers } = await signIn(testApp(), 'administrator');
  const url = `/api/exhibitions/${id}`;
  const put = (payload: object, as = headers) => testApp().fastify.inject({ method: 'PUT', url, headers: as, payload });
  return { works, put, read: async () => (await testApp().fastify.inject({ url })).json() };
}

test('the hang, the style and the order are kept with the exhibition, and the rules come back with null', async () => {
  const { works, put, read } = await curator();
  const [first = '', second = ''] = works;
  const hang = { [first]: { wall: 'east', gapCm: 30 }, [second]: { offsetCm: -20, centreHeightCm: 140.5 } };
  expect((await put({ hang, room_style: 'hanok', art_works: [second, first] })).statusCode).toBe(200);
  const kept = await read();
  expect(kept.hang).toEqual(hang);
  expect(kept.room_style).toBe('hanok');
  expect(kept.art_works.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect((await put({ hang: null })).statusCode).toBe(200);
  expect((await read()).hang).toBeNull();
});

test('a hang that cannot be is refused by its field, and changes nothing', async () => {
  const { works, put, read } = await curator();
  const answer = await put({ room_style: 'hanok', hang: { [works[0] ?? '']: { wall: 'ceiling' } } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().data.errors).toEqual({ hang: ['wall must be one of west, north, east, south'] });
  const style = await put({ room_style: 'igloo' });
  expect(style.statusCode).toBe(400);
  expect(Object.keys(style.json().data.errors)).toEqual(['room_style']);
  expect((await read()).room_style).toBe('white-cube');
});

test('a hang made upon an older version does not overwrite a newer one; only administrators hang', async () => {
  const { put, read } = await curator();
  const { __v } = await read();
  expect((await put({ room_style: 'concrete', __v })).statusCode).toBe(200);
  expect((await put({ room_style: 'hanok', __v })).statusCode).toBe(409);
  expect((await read()).room_style).toBe('concrete');
  const artist = await signIn(testApp(), 'artist');
  expect((await put({ room_style: 'hanok' }, artist.headers)).statusCode).toBe(403);
});
