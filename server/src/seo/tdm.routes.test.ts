import { expect, test } from 'vitest';
import { fixtures } from '../testing/fixtures.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const get = (url: string) => testApp().fastify.inject({ url });

test('the file about text and data mining reserves everything but what public artists allow', async () => {
  await create.artist();
  const generous = await create.artist({ machineUse: 'allowed' });
  await create.artist({ machineUse: 'allowed', isExposed: false });
  const answer = await get('/.well-known/tdmrep.json');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual([
    { location: `/artist-profile/${generous}`, 'tdm-reservation': 0 },
    { location: '/', 'tdm-reservation': 1, 'tdm-policy': `${origin}/tdm-policy.json` },
  ]);
});

test('the policy says whom to ask', async () => {
  const answer = await get('/tdm-policy.json');
  expect(answer.headers['content-type']).toContain('application/ld+json');
  expect(answer.json()).toMatchObject({
    uid: `${origin}/tdm-policy.json`,
    assigner: { 'vcard:hasURL': `${origin}/contact` },
    permission: [{ action: 'tdm:mine', duty: [{ action: 'obtainConsent' }] }],
  });
});

test('robots.txt keeps out crawlers that gather for training, and lets search engines in', async () => {
  const { body } = await get('/robots.txt');
  const groups = body.split('\n\n');
  const training = groups.find((group) => group.includes('GPTBot'));
  expect(training).toMatch(/User-agent: CCBot\n(User-agent: .+\n)+Disallow: \/$/);
  expect(training).not.toMatch(/Googlebot|bingbot|\*/);
  expect(groups[0]).toMatch(/^User-agent: \*\n(Disallow: \/[a-z-]+\/?\n?)+$/);
});
