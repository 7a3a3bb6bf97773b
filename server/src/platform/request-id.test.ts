import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { listeningPort } from '../testing/ports.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();

async function open(trustProxy: boolean) {
  const lines: string[] = [];
  const { services } = testApp();
  const config = { ...services.config, trustProxy };
  const app = await buildApp({ ...services, config }, { write: (line) => void lines.push(line) });
  onTestFinished(() => app.fastify.close());
  app.fastify.get('/api/broken', () => Promise.reject(new Error('no such luck')));
  const port = await listeningPort(app);
  const ask = async (id?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/broken`, { headers: id ? { 'x-request-id': id } : {} });
    const logged = JSON.parse(lines.pop() ?? '') as { reqId: string };
    return [answer.headers.get('x-request-id'), ((await answer.json()) as { id: string }).id, logged.reqId];
  };
  return { ask };
}
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

test('the request id of a trusted proxy is answered, told in the error and logged', async () => {
  const { ask } = await open(true);
  const id = randomUUID().replaceAll('-', '');
  expect(await ask(id)).toEqual([id, id, id]);
});

test('a request id that is missing or malformed is made anew', async () => {
  const { ask } = await open(true);
  for (const id of [undefined, 'short', 'a'.repeat(65), 'two words', 'someone@example.com', 'a"{level:60}'])
    expect(await ask(id)).toEqual([uuid, uuid, uuid]);
});

test('without a trusted proxy no request id is believed', async () => {
  const { ask } = await open(false);
  expect(await ask('0123456789abcdef')).toEqual([uuid, uuid, uuid]);
});
