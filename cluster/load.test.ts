import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../server/src/testing/ports.ts';
import { MixedLoad } from './load.ts';

interface Work {
  id: string;
  title: string;
  is_exposed: boolean;
}

/** A site that keeps works in memory, and makes the fault that is asked of it. */
async function load(fault: 'none' | 'makes twice' | 'loses' | 'refuses reads') {
  const works = new Map<string, Work>();
  let number = 0;
  const make = (body: object) => {
    number += 1;
    const work = { id: String(number).padStart(24, '0'), title: '', is_exposed: true, ...body };
    works.set(work.id, work);
    return work;
  };
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (method === 'POST') {
      const body = (await json(request)) as Work;
      const work = make(body);
      if (fault === 'makes twice') make(body);
      if (fault === 'loses') works.delete(work.id);
      return answer(200, work);
    }
    if (method === 'PUT') {
      const work = works.get(url.split('/').at(-1) ?? '');
      return answer(200, Object.assign(work ?? {}, await json(request)));
    }
    if (url.includes('owner=')) return answer(200, [...works.values()]);
    return answer(fault === 'refuses reads' ? 404 : 200, {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${portOf(server)}`;
  const mixed = new MixedLoad(base, '', 'artist');
  mixed.start({ pause: 1 });
  // So many that each kind of change has happened to some work.
  await expect.poll(() => mixed.acknowledged).toBeGreaterThan(60);
  await mixed.stop();
  await mixed.check(base);
  return { problems: mixed.problems, failed: mixed.failed, works: [...works.values()] };
}

test('the ledger finds nothing wrong with a site that keeps what it acknowledges', async () => {
  const { problems, failed } = await load('none');
  expect([...problems, ...failed]).toEqual([]);
});

test('the ledger notices each work that was made twice, whatever its first copy is called by now', async () => {
  const { problems, works } = await load('makes twice');
  const twice = problems.filter((problem) => problem.includes('made twice'));
  expect(twice.length).toBe(works.length / 2);
  // Some of the first copies have been renamed.
  expect(new Set(works.map(({ title }) => title)).size).toBeGreaterThan(works.length / 2);
});

test('the ledger notices works that were acknowledged and lost, and pages that are missing', async () => {
  expect((await load('loses')).problems.some((problem) => problem.includes('is lost'))).toBe(true);
  const { failed } = await load('refuses reads');
  expect(failed.some(({ kind, status }) => kind === 'read' && status === 404)).toBe(true);
});
