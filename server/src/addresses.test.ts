import { beforeAll, expect, test } from 'vitest';
import { newId } from './platform/ids.ts';
import { fixtures } from './testing/fixtures.ts';
import { type SignedIn, signIn } from './testing/sign-in.ts';
import { staffFixtures } from './testing/staff.ts';
import { testAppForFile } from './testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
let gallery: string;
let people: SignedIn[];
/** What the document says of each call. */
let operations: { method: string; path: string; inPath: string[]; inQuery: string[] }[];

beforeAll(async () => {
  gallery = await create.gallery();
  people = [await signIn(testApp(), 'administrator'), await signIn(testApp(), 'artist'), await staff.member(gallery)];
  type Document = Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
  const document: Document = (await testApp().fastify.inject('/api/openapi.json')).json().paths;
  operations = Object.entries(document).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method,
      path,
      inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      inQuery: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );
});

const bodies = { post: {}, put: {}, delete: {} };
/** Something that may stand in the place of a parameter, or is refused for what it is. */
const filled = (path: string, name?: string, value = '') =>
  path.replace(/\{(\w+)\}/g, (_, other) => (other === name ? value : other === 'gallery' ? gallery : newId()));

async function answersOf(method: string, url: string): Promise<number[]> {
  const answers = [];
  for (const { headers } of people) {
    const payload = bodies[method as keyof typeof bodies];
    const answer = await testApp().fastify.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    answers.push(answer.statusCode);
  }
  return answers;
}

test('a NUL or a name of JavaScript in any parameter of an address is no error of ours', {
  timeout: 600_000,
}, async () => {
  const withParameters = operations.filter(({ inPath }) => inPath.length > 0);
  expect(withParameters.length).toBeGreaterThan(100);
  for (const { method, path, inPath } of withParameters)
    for (const name of inPath) {
      for (const status of await answersOf(method, filled(path, name, 'a%00b')))
        expect([400, 404], `${method} ${path} ${name}`).toContain(status);
      for (const value of ['*', 'constructor']) await answersOf(method, filled(path, name, value));
    }
});

test('a NUL in any parameter of a query is no error of ours', { timeout: 600_000 }, async () => {
  const withQueries = operations.filter(({ inQuery }) => inQuery.length > 0);
  expect(withQueries.length).toBeGreaterThan(20);
  for (const { method, path, inQuery } of withQueries)
    for (const name of inQuery) await answersOf(method, `${filled(path)}?${encodeURIComponent(name)}=a%00b`);
});
