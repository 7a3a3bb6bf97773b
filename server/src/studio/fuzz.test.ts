import { beforeAll, expect, test } from 'vitest';
import { keyOfEnquiry } from '../enquiries/enquiry-key.ts';
import { apiOf } from '../testing/api.ts';
import { insertEnquiry } from '../testing/enquiries.ts';
import { importsOf } from '../testing/imports.ts';
import { odd } from '../testing/odd-texts.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { studioFixtures } from '../testing/studio.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { type ValueSchema, wrongValues } from '../testing/wrong-bodies.ts';

const testApp = testAppForFile();
const isOurs = /\/api\/(enquiries|my-enquiries|studio|gallery-invitations|my-galleries|certificates)\b|\/:id\/offer$/;
interface Operation {
  requestBody?: { content: Record<string, { schema: ValueSchema }> };
}
let document: Record<string, Record<string, Operation>>;
let owner: SignedIn;
let artist: SignedIn;
/** What the calls of sheets are made on. */
const sheet: Record<string, string> = { number: '2' };
const ids: Record<string, string> = {};

beforeAll(async () => {
  document = (await testApp().fastify.inject('/api/openapi.json')).json().paths;
  const gallery = await studioFixtures(testApp).gallery();
  ({ owner, artist } = gallery);
  const id = await insertEnquiry(testApp(), { galleryId: gallery.id, artworkId: gallery.artwork });
  const key = await keyOfEnquiry(testApp().services.database.orm, id);
  const sold = { sold_on: '2026-11-01', price: 1_000_000, buyer_name: '가', seller: 'owner', work: { title: '가' } };
  const sale = (await apiOf(testApp).post(`${gallery.path}/sales`, owner, sold)).json().id;
  const sheets = importsOf(
    testApp,
    () => owner,
    () => `${gallery.path}/imports`,
  );
  sheet.id = (await sheets.upload('art-works', '작품명,작가\n가,나\n')).id;
  const people = { user: owner.userId, artist: artist.artistId ?? '', token: 'x', number: 'X' };
  Object.assign(ids, { gallery: gallery.id, artwork: gallery.artwork, id, key, sale, ...people });
});

const calls = () => [...new Set(testApp().calls.filter((call) => isOurs.test(call)))];
let asked = 0;
async function send(call: string, params: Record<string, string>, payload?: string) {
  const [method = '', path = ''] = call.split(' ');
  asked += 1;
  const answer = await testApp().fastify.inject({
    method: method as 'GET',
    url: path.replace(
      /:(\w+)/g,
      (_, name: string) =>
        (path.includes('/imports/') && params[name] === ids[name] ? sheet[name] : undefined) ?? params[name] ?? '',
    ),
    headers: {
      ...(path.includes('/studio/') ? owner : artist).headers,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    // Each from an address of its own, so that no limit answers in the place of the call.
    remoteAddress: `10.${Math.floor(asked / 60_000)}.${Math.floor(asked / 250) % 250}.${asked % 250}`,
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode, `${call} ${payload?.slice(0, 300)} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
  return answer.statusCode;
}

test('odd texts in the place of ids and keys are refused by every call of galleries', {
  timeout: 300_000,
}, async () => {
  expect(calls().length).toBeGreaterThan(50);
  for (const call of calls())
    for (const name of call.match(/(?<=:)\w+/g) ?? [])
      for (const text of odd) {
        const address = encodeURIComponent(text.slice(0, 60).replace(/\p{Surrogate}/gu, '')) || 'x';
        expect(await send(call, { ...ids, [name]: address }), `${call} ${address}`).toBeGreaterThanOrEqual(400);
      }
});

test('bodies of every call of galleries are kept or refused, whatever is wrong with them', {
  timeout: 300_000,
}, async () => {
  for (const call of calls()) {
    const [method = '', path = ''] = call.split(' ');
    const content = document[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content;
    const schema = Object.values(content ?? {})[0]?.schema;
    if (!schema) continue;
    for (const payload of ['', 'null', '[]', '"x"', '{', '1']) await send(call, ids, payload);
    const known = { artwork: ids.artwork, consent: true, email: 'a@example.com', until: '2026-11-30' };
    for (const value of wrongValues(schema, known)) await send(call, ids, String(JSON.stringify(value)));
  }
});
