import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { newId } from './platform/ids.ts';
import { registry } from './registry.ts';
import {
  type Addresses,
  addressOf,
  type CallsAtEveryStage,
  callsAtEveryStage,
  isAboutCalls,
} from './testing/calls-at-every-stage.ts';
import { fixtures } from './testing/fixtures.ts';
import { formOf } from './testing/forms.ts';
import { odd } from './testing/odd-texts.ts';
import { testAppForFile } from './testing/test-app.ts';
import { type Known, rightValue, type ValueSchema, wrongValues } from './testing/wrong-bodies.ts';

/**
 * Every call of the API about open calls and juries, as the app itself lists them, with what the API's document says of its address, query
 * and body: a call that is added is tried without a line here.
 */
const testApp = testAppForFile();
const create = fixtures(testApp);
let grounds: CallsAtEveryStage;
let document: Record<string, Record<string, Operation>>;

interface Operation {
  parameters?: { name: string; in: string; schema: ValueSchema }[];
  requestBody?: { content: Record<string, { schema: ValueSchema }> };
}

beforeAll(async () => {
  grounds = await callsAtEveryStage(testApp, '가람');
  document = (await testApp().fastify.inject('/api/openapi.json')).json().paths;
});

const calls = () => [...new Set(testApp().calls.filter(isAboutCalls))];
const operationOf = (call: string): Operation | undefined => {
  const [method = '', path = ''] = call.split(' ');
  return document[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
};
const callerOf = (call: string) => {
  if (call.includes('/api/jury/')) return grounds.juror;
  return /\/(entry|mine)(\/|$)/.test(call.replace(':entry', '')) ? grounds.artist : grounds.administrator;
};
/** As much of an odd text as an address can hold. */
const inAddress = (text: string, most = 150) => encodeURIComponent(text.slice(0, most).replace(/\p{Surrogate}/gu, ''));

async function send(call: string, url: string, more: Pick<InjectOptions, 'payload' | 'headers'> = {}) {
  const headers = { ...more.headers, ...callerOf(call).headers };
  const method = (call.split(' ')[0] ?? 'GET') as 'GET';
  const answer = await testApp().fastify.inject({ method, url, ...more, headers });
  const sent = String(more.payload ?? '').slice(0, 300);
  expect(answer.statusCode, `${method} ${url} ${sent} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
  return answer;
}
const json = (body: unknown) => ({ payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

test('every call of open calls and juries is in the document, and every group of calls is tried somewhere', () => {
  expect(calls().length).toBeGreaterThan(50);
  expect(calls().filter((call) => !operationOf(call))).toEqual([]);
  const elsewhere =
    'admin auth certificates digest docs enquiries events follows gallery-invitations health imports kept lists my-enquiries my-enquiries.csv my-galleries notifications openapi.json pages ready saved-searches search settings studio support upload users users-permissions *';
  const tried = [...registry.written.map(({ name }) => name), 'open-calls', 'jury', ...elsewhere.split(' ')];
  const groups = testApp().calls.flatMap((call) => /^\w+ \/api\/([^/]+)/.exec(call)?.[1] ?? []);
  expect([...new Set(groups)].filter((group) => !tried.includes(group))).toEqual([]);
});

/** One after the other, so that whatever is tried is tried on calls at every stage. */
let turn = 0;
const nextStage = () => {
  const all = Object.values(grounds.stages);
  turn += 1;
  return all[turn % all.length] ?? grounds.stages.open;
};
const nextOdd = () => {
  turn += 1;
  return odd[turn % odd.length] ?? '';
};

test('odd texts in every address and query of open calls and juries are answered or refused', {
  timeout: 300_000,
}, async () => {
  for (const call of calls()) {
    // A change that is right would end the ground for the calls after it: those are made with a body that is not.
    const body = /^(GET|DELETE)/.test(call) ? {} : json({ wrong: true });
    for (const { name, in: place } of operationOf(call)?.parameters ?? [])
      for (const text of [...Array.from({ length: 12 }, nextOdd), 'x'.repeat(3000)]) {
        const addresses = nextStage();
        const encoded = inAddress(text, text.startsWith('xx') ? 3000 : 150);
        if (place === 'path') await send(call, addressOf(call, { ...addresses, [name]: encoded || '%20' }), body);
        else
          for (const query of [`${name}=${encoded}`, `${name}=${encoded}&${name}=${encoded}`, `${name}[a]=${encoded}`])
            await send(call, `${addressOf(call, addresses)}?${query}`, body);
      }
  }
});

test('bodies of every call of open calls and juries are kept or refused, whatever is wrong with them', {
  timeout: 600_000,
}, async () => {
  // Of their own: an odd address of the test before may have been that of an entry, and stepped back from it.
  grounds = await callsAtEveryStage(testApp, '나루');
  const reached: string[] = [];
  // Scores first: stepping back, declaring, and what curators decide keep the juror out of the entry afterwards.
  const steps = [/\/(score|draft)$/, /\/recusal$/, /\/api\/jury\//, /./];
  const order = (call: string) => steps.findIndex((step) => step.test(call));
  const bodied = calls()
    .filter((call) => operationOf(call)?.requestBody)
    .sort((one, other) => order(one) - order(other));
  for (const call of bodied) {
    // A draft of a score lacks something.
    const score = { marks: call.endsWith('/draft') ? { idea: 3 } : { idea: 3, craft: 2 }, vote: null };
    const schema = Object.values(operationOf(call)?.requestBody?.content ?? {})[0]?.schema ?? {};
    const { artistId } = grounds.artist;
    const artworks = [await create.artwork(artistId ? { ownerId: artistId } : {})];
    const tryWith = async (addresses: Addresses, make: (known: Known) => unknown) => {
      const email = `${newId()}@example.com`;
      const known = {
        artworks,
        email,
        entries: [addresses.entry],
        entry: addresses.entry,
        language: 'ko',
        __v: 0,
        ...score,
      };
      const { statusCode } = await send(call, addressOf(call, addresses), json(make(known)));
      if (statusCode === 200 || statusCode === 409) reached.push(call);
    };
    for (const payload of ['', 'null', '[]', '"x"', '{', '1', '{"a":'])
      await send(call, addressOf(call, nextStage()), { payload, headers: json({}).headers });
    const { entry } = grounds.stages.judging;
    for (const value of wrongValues(schema, { artworks, entries: [entry], entry, language: 'ko', __v: 0, ...score }))
      await tryWith(nextStage(), () => value);
    for (const addresses of Object.values(grounds.stages))
      await tryWith(addresses, (known) => rightValue(schema, known));
  }
  // Behind the contract too: a body that is never taken tries nothing but the contract.
  expect(bodied.filter((call) => !reached.includes(call))).toEqual([]);
});

test('calls of open calls and juries that take no JSON refuse every body that is not theirs', async () => {
  const others = calls().filter((call) => !call.startsWith('GET') && !operationOf(call)?.requestBody);
  expect(others).toContain('POST /api/open-calls/:slug/entry/files');
  const pdf = { content: '%PDF-1.7\n', filename: 'a.pdf' };
  const paper = { name: 'question', content: 'paper' };
  // What deletes comes last: it takes the ground away.
  const order = (call: string) => Number(call.startsWith('DELETE'));
  for (const call of others.sort((one, other) => order(one) - order(other))) {
    for (const value of [null, [], {}, 'x', 1]) await send(call, addressOf(call, nextStage()), json(value));
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain'])
      await send(call, addressOf(call, nextStage()), { payload: '--x', headers: { 'content-type': type } });
    if (!call.endsWith('/files')) continue;
    for (const text of odd.map((one) => one.slice(0, 3000)))
      for (const parts of [
        [
          { name: 'question', content: text },
          { name: 'file', ...pdf },
        ],
        [paper, { name: 'file', content: text, filename: text }],
        [{ name: text, content: text }],
      ])
        await send(call, addressOf(call, nextStage()), formOf(parts));
    const many = Array.from({ length: 30 }, () => ({ name: 'file', ...pdf }));
    for (const parts of [[], [paper], [paper, paper, { name: 'file', ...pdf }], many])
      for (const addresses of Object.values(grounds.stages))
        await send(call, addressOf(call, addresses), formOf(parts));
  }
});
