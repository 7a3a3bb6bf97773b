import { beforeAll, expect, test } from 'vitest';
import {
  type Addresses,
  addressOf,
  type CallsAtEveryStage,
  callsAtEveryStage,
  isAboutCalls,
} from '../testing/calls-at-every-stage.ts';
import { juryFixtures } from '../testing/jury.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const jury = juryFixtures(testApp);
/** A word that stands in no header, address or sentence of ours. */
const text = 'GARAMNARI';
let grounds: CallsAtEveryStage;

beforeAll(async () => {
  grounds = await callsAtEveryStage(testApp, text);
});

/** The whole answer to a call, headers too. */
async function told(call: string, addresses: Addresses, as: SignedIn | undefined): Promise<string> {
  const method = (call.split(' ')[0] ?? 'GET') as 'GET';
  const body = method === 'GET' ? {} : { payload: {} };
  const headers = as?.headers ?? {};
  const answer = await testApp().fastify.inject({ method, url: addressOf(call, addresses), headers, ...body });
  return `${JSON.stringify(answer.headers)} ${answer.rawPayload}`.toUpperCase();
}

test('no call about open calls and juries tells anybody else what is private, at any stage of a call', {
  timeout: 600_000,
}, async () => {
  const { administrator, stages } = grounds;
  const [juror] = (await jury.round(administrator, { entries: 1, jurors: 1 })).jurors;
  const strangers = {
    visitor: undefined,
    guest: await signIn(testApp(), 'guest'),
    user: await signIn(testApp(), 'user'),
    artist: await signIn(testApp(), 'artist'),
    juror,
  };
  for (const call of new Set(testApp().calls.filter(isAboutCalls)))
    for (const [stage, addresses] of Object.entries(stages))
      for (const [kind, as] of Object.entries(strangers)) {
        // Whoever holds the link of an invitation may read it.
        const found = await told(call, { ...addresses, token: 'x'.repeat(43) }, as);
        expect(found, `${call} ${stage} as ${kind}`).not.toContain(text);
      }
});

test('the private text that is hunted for is there, for those who may read it', async () => {
  const { administrator, artist, juror, stages } = grounds;
  for (const [call, stage, as] of [
    ['GET /api/open-calls/:slug', 'draft', administrator],
    ['GET /api/open-calls/:slug/entries', 'judging', administrator],
    ['GET /api/open-calls/:slug/rounds/:round/jurors', 'judging', administrator],
    ['GET /api/open-calls/:slug/entry/draft', 'open', artist],
    ['GET /api/open-calls/:slug/entry/files/:id', 'open', artist],
    ['GET /api/open-calls/:slug/entry/scores', 'published', artist],
    ['GET /api/jury/rounds/:round/scores', 'decided', juror],
    ['GET /api/jury/invitations/:token', 'judging', undefined],
  ] as const)
    expect(await told(call, stages[stage], as), call).toContain(text);
});
