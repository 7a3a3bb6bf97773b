import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { importsOf } from '../testing/imports.ts';
import { odd } from '../testing/odd-texts.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { type ValueSchema, wrongValues } from '../testing/wrong-bodies.ts';

/** Every call of imports, as the app itself lists them and the API's document describes them. */
const testApp = testAppForFile();
let administrator: SignedIn;
let document: Record<string, Record<string, Operation>>;
const imports = importsOf(testApp, () => administrator);

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: ValueSchema }> };
}

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  document = (await testApp().fastify.inject('/api/openapi.json')).json().paths;
});

const calls = () => [...new Set(testApp().calls.filter((call) => /^\w+ \/api\/imports(\/|$)/.test(call)))];
const operationOf = (call: string): Operation => {
  const [method = '', path = ''] = call.split(' ');
  const found = document[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!found) throw new Error(`${call} is not in the document`);
  return found;
};

async function send(call: string, url: string, more: Pick<InjectOptions, 'payload' | 'headers'> = {}) {
  const method = (call.split(' ')[0] ?? 'GET') as 'GET';
  const headers = { ...more.headers, ...administrator.headers };
  const answer = await testApp().fastify.inject({ method, url, ...more, headers });
  expect(answer.statusCode, `${method} ${url} ${String(more.payload).slice(0, 300)}`).toBeLessThan(500);
}
const json = (body: unknown) => ({ payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const encoded = (text: string) => encodeURIComponent(text.slice(0, 150).replace(/\p{Surrogate}/gu, '')) || '%20';

/** In the order in which none takes the ground away from those after it. */
const inOrder = () =>
  calls().sort((one, other) => Number(one.startsWith('DELETE')) - Number(other.startsWith('DELETE')));
const addressOf = (call: string, given: Record<string, string>) =>
  call.replace(/^\w+ /, '').replace(/:(\w+)/g, (_, name: string) => given[name] ?? 'art-works');

test('odd addresses, queries and bodies of every call of imports are answered or refused', async () => {
  expect(calls().length).toBeGreaterThan(10);
  for (const call of inOrder()) {
    const { id } = await imports.upload('art-works', '작품명,크기\n달,10 x 10 cm\n');
    const right = { id, number: '2' };
    const { parameters = [], requestBody } = operationOf(call);
    for (const { name, in: place } of parameters)
      for (const text of [...odd, 'x'.repeat(3000)]) {
        const url = addressOf(call, place === 'path' ? { ...right, [name]: encoded(text) } : right);
        await send(call, place === 'path' ? url : `${url}?${name}=${encoded(text)}&${name}=1`);
      }
    for (const payload of ['', 'null', '[]', '"x"', '{', '1'])
      await send(call, addressOf(call, right), { payload, headers: json({}).headers });
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
    if (schema)
      for (const body of wrongValues(schema, { mapping: ['title', 'size'] }))
        await send(call, addressOf(call, right), json(body));
  }
});

test('sheets of odd texts are checked and run without an unexpected end', async () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\0', '')}"`;
  const rows = odd.map((text) => [text.slice(0, 5000), '10 x 10 cm', text.slice(0, 200), text.slice(0, 200)]);
  const sheet = [['작품명', '크기', '제작연도', '작가'], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
  const checked = await imports.upload('art-works', Buffer.from(sheet));
  expect((await imports.check(checked.id)).problem).toBeNull();
  expect((await imports.run(checked.id)).problem).toBeNull();
});

test('files that are no sheet are refused when they come', async () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(2000)]);
  for (const name of ['a.csv', 'a.xlsx', 'a.ods', 'a.xls', '', '../../a.csv'])
    for (const content of [Buffer.alloc(0), randomBytes(3000), zip, Buffer.from('\0\0\0'), Buffer.from('one cell')]) {
      const answer = await imports.send('/imports', [
        { name: 'noun', content: 'art-works' },
        { name: 'sheet', content, filename: name },
      ]);
      expect([200, 400, 413, 415, 422], `${name} ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
    }
});
