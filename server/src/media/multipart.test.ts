import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { answerFailures } from '../platform/answers.ts';
import { formOf } from '../testing/forms.ts';
import { withEntityForm } from './entity-form.ts';
import { acceptMultipart, withMultipart } from './multipart.ts';
import { openWorkspace } from './workspace.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-multipart-'));
const unfinished = () => readdirSync(join(dataDir, 'files', 'unfinished'));
let app: FastifyInstance;
let port: number;
const unforeseen: unknown[] = [];

beforeAll(async () => {
  const workspace = await openWorkspace({ dataDir, databaseUrl: undefined });
  app = Fastify();
  answerFailures(app);
  acceptMultipart(app);
  app.addHook('onRequest', async (request) => {
    const userId = request.headers['x-user'];
    request.caller = { role: 'authenticated', ...(typeof userId === 'string' ? { userId } : {}) };
  });
  const accepted = { field: (name: string) => name === 'fileInfo', file: (name: string) => name === 'files' };
  app.post('/form', (request, reply) =>
    withMultipart(request, reply, workspace, accepted, async ({ fields, files }) => ({
      fields: [...fields],
      files: files.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
    })),
  );
  app.post('/entity', (request, reply) =>
    withEntityForm(request, reply, workspace, ['image'], async ({ data, files }) => ({
      data,
      files: [...files].map(([field, list]) => [field, list.map(({ bytes }) => bytes)]),
    })),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  process.on('unhandledRejection', (reason) => unforeseen.push(reason));
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const boundary = 'x-boundary-x';
const sound = formOf(
  [
    { name: 'fileInfo', content: '{"caption":"달"}' },
    { name: 'files', content: Buffer.alloc(3000, 7), filename: '달.jpg', type: 'image/jpeg' },
    { name: 'files', content: Buffer.from('\r\n--x-bound\r\n--x'), filename: 'b.png' },
  ],
  boundary,
);
const post = (payload: Buffer | string, contentType = `multipart/form-data; boundary=${boundary}`, url = '/form') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });

/** Fifty at a time: a form whose end is missing is waited for a while before it is refused. */
const sideBySide = async <T>(list: T[], ask: (one: T, index: number) => Promise<void>): Promise<void> => {
  for (let from = 0; from < list.length; from += 50)
    await Promise.all(list.slice(from, from + 50).map((one, index) => ask(one, from + index)));
};

test('a sound form arrives whole, Korean names included, and its files are gone afterwards', async () => {
  const answer = await post(sound.payload);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    fields: [['fileInfo', ['{"caption":"달"}']]],
    files: [
      { name: '달.jpg', bytes: 3000 },
      { name: 'b.png', bytes: 16 },
    ].map((file) => expect.objectContaining(file)),
  });
  expect(unfinished()).toEqual([]);
});

test('text that is no valid UTF-8 is refused, with a character set of its own or without', async () => {
  const data = (content: Buffer, type?: string) =>
    post(formOf([{ name: 'data', content, ...(type ? { type } : {}) }], boundary).payload, undefined, '/entity');
  const text = '{"title":"달 é"}';
  const broken = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xb4, 0xde, 0xff]), Buffer.from('"}')]);
  for (const type of [undefined, 'application/json', 'application/json; charset=utf-8']) {
    expect((await data(Buffer.from(text), type)).json().data).toEqual({ title: '달 é' });
    const refused = await data(broken, type);
    expect(refused.statusCode, type).toBe(400);
    expect(refused.body).toContain('Upload.not-utf8');
  }
});

test('files keep the order in which they were sent, whichever is written first', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}.jpg`);
  const content = (index: number) => Buffer.alloc(index % 3 === 0 ? 200_000 : 10, index);
  const { payload } = formOf(
    names.map((filename, index) => ({ name: 'files', content: content(index), filename })),
    boundary,
  );
  await sideBySide(new Array(20).fill(payload), async (form) => {
    expect((await post(form)).json().files.map(({ name }: { name: string }) => name)).toEqual(names);
  });
  expect(unfinished()).toEqual([]);
});

test('a body cut at any place is 400 and leaves nothing', async () => {
  const cuts: number[] = [];
  for (let end = 0; end < sound.payload.length - 4; end += end < 700 || end > 3300 ? 7 : 300) cuts.push(end);
  await sideBySide(cuts, async (end) => {
    const answer = await post(sound.payload.subarray(0, end));
    expect(answer.statusCode, `cut at ${end}`).toBe(400);
  });
  expect(unfinished()).toEqual([]);
});

test('whether a form is taken or refused, no timer goes on after it', async () => {
  const [begun, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
  onTestFinished(() => void vi.restoreAllMocks());
  const unexpected = formOf([{ name: 'wrong', content: Buffer.alloc(300_000), filename: 'a.jpg' }], boundary);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  for (const [payload, status] of [
    [sound.payload, 200],
    [unexpected.payload, 400],
    [sound.payload.subarray(0, -4), 400],
  ] as const) {
    const pieces = async function* () {
      for (let from = 0; from < payload.length; from += 40_000) {
        yield payload.subarray(from, from + 40_000);
        await new Promise(setImmediate);
      }
    };
    const answer = await app.inject({ method: 'POST', url: '/form', payload: Readable.from(pieces()), headers });
    expect(answer.statusCode).toBe(status);
  }
  expect(begun).toHaveBeenCalled();
  const cleared = new Set<unknown>(ended.mock.calls.map(([timer]) => timer));
  for (const { value } of begun.mock.results) expect(cleared.has(value)).toBe(true);
});

test('hundreds of bodies damaged by chance: 200, 400 or 413, never a hang, a 5xx or a leftover', async () => {
  let state = 20_260_101;
  const chance = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const pieces = [
    '\r\n',
    '--',
    boundary,
    `--${boundary}`,
    '\r\n\r\n',
    'content-disposition: form-data; name=""',
    '\0',
    '"',
    ';',
  ];
  const damaged = (): Buffer => {
    let body = Buffer.from(sound.payload);
    for (let edits = 1 + chance(4); edits > 0; edits -= 1) {
      // Mostly where the structure is, not in the content.
      const at = chance(3) === 0 ? chance(body.length) : chance(Math.min(body.length, 420));
      const piece = Buffer.from(pieces[chance(pieces.length)] ?? '');
      const kind = chance(5);
      if (kind === 0) body[at] = chance(256);
      else if (kind === 1) body = Buffer.concat([body.subarray(0, at), body.subarray(at + 1 + chance(40))]);
      else if (kind === 2) body = Buffer.concat([body.subarray(0, at), piece, body.subarray(at)]);
      else if (kind === 3) body = Buffer.concat([body.subarray(0, at), body.subarray(Math.max(0, at - chance(300)))]);
      else body = Buffer.concat([body.subarray(at), body.subarray(0, at)]);
    }
    return body;
  };
  const seen = new Map<number, number>();
  await sideBySide(Array.from({ length: 600 }, damaged), async (body, round) => {
    const begun = performance.now();
    const answer = await post(body);
    expect(performance.now() - begun, `round ${round}`).toBeLessThan(30_000);
    seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
    expect([200, 400, 413], `round ${round}`).toContain(answer.statusCode);
    if (answer.statusCode === 400) expect(answer.json().data.errors[0].id).toMatch(/^Upload\./);
  });
  expect(seen.get(400)).toBeGreaterThan(200);
  expect(unfinished()).toEqual([]);
  expect(unforeseen).toEqual([]);
});

test('a content type without a sound boundary is 400', async () => {
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary=other',
    'multipart/form-data; boundary="x-boundary-x',
    `multipart/form-data; boundary=${'b'.repeat(500)}`,
    'multipart/form-data;;;=;',
  ])
    expect((await post(sound.payload, type)).statusCode, type).toBe(400);
});

test('too many parts, huge headers and huge fields are 400', async () => {
  const part = (name: string, content: string) => ({ name, content });
  const send = (parts: { name: string; content: string }[]) => post(formOf(parts, boundary).payload);
  expect((await send(Array.from({ length: 60 }, () => part('fileInfo', '')))).statusCode).toBe(400);
  expect((await send([part('fileInfo', 'x'.repeat(1_000_001))])).statusCode).toBe(400);
  expect((await send([part('n'.repeat(100_000), 'x')])).statusCode).toBe(400);
  expect((await send([part('__proto__', 'x')])).statusCode).toBe(400);
  expect(unfinished()).toEqual([]);
});

test('an entity comes as JSON in data with files in files.<field>; any other part is 400', async () => {
  const send = (parts: { name: string; content: string; filename?: string }[]) =>
    post(formOf(parts, boundary).payload, undefined, '/entity');
  const image = { name: 'files.image', content: 'abc', filename: 'a.jpg' };
  expect((await send([{ name: 'data', content: '{"title":"달"}' }, image])).json()).toEqual({
    data: { title: '달' },
    files: [['image', [3]]],
  });
  expect((await send([image, { name: 'data', content: '' }])).json()).toMatchObject({ data: {} });
  for (const wrong of [
    [{ name: 'title', content: '달' }],
    [{ ...image, name: 'files.portrait' }],
    [{ ...image, name: 'files' }],
    [{ name: 'data', content: '{' }],
    [{ name: 'data', content: '[]' }],
    [{ name: 'data', content: 'null' }],
    [
      { name: 'data', content: '{}' },
      { name: 'data', content: '{}' },
    ],
  ])
    expect((await send(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  expect(unfinished()).toEqual([]);
});

/** Over a real connection, which can break. */
const raw = (chunks: (Buffer | string)[], { end = true, wait = 30 } = {}) =>
  new Promise<string>((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      for (const chunk of chunks) {
        socket.write(chunk);
        await sleep(wait);
      }
      if (!end) socket.destroy();
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
  });
const head = (length: number) =>
  `POST /form HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n`;

test('a connection that breaks in the middle of a file leaves nothing behind', async () => {
  const half = sound.payload.subarray(0, 1500);
  await Promise.all(Array.from({ length: 25 }, () => raw([head(sound.payload.length), half], { end: false })));
  await expect.poll(unfinished, { timeout: 5_000 }).toEqual([]);
  expect((await post(sound.payload)).statusCode).toBe(200);
});

test('a sender that is refused early and goes on sending still reads its 400', async () => {
  const wrong = formOf([{ name: 'nonsense', content: Buffer.alloc(3_000_000), filename: 'a' }], boundary).payload;
  const parts = Array.from({ length: 10 }, (_, index) =>
    wrong.subarray((wrong.length / 10) * index, (wrong.length / 10) * (index + 1)),
  );
  const answer = await raw([head(wrong.length), ...parts]);
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(answer).toContain('Upload.unexpected-part');
});

test('a chunked body that ends badly is closed or 400', async () => {
  const start = head(0).replace(/content-length: 0/, 'transfer-encoding: chunked');
  const answer = await raw([start, `${(200).toString(16)}\r\n`, sound.payload.subarray(0, 200), '\r\nnonsense\r\n']);
  expect(answer === '' || answer.startsWith('HTTP/1.1 400')).toBe(true);
  await expect.poll(unfinished, { timeout: 5_000 }).toEqual([]);
  expect(unforeseen).toEqual([]);
});

test('an account that opens too many forms at once is refused with 503; its neighbour is served', async () => {
  const started: (() => void)[] = [];
  const open = (user: string, end: Promise<void>) =>
    new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += String(chunk);
      });
      socket.on('close', () => done(answer.split('\r\n', 1)[0] ?? ''));
      const head = ['POST /form HTTP/1.1', 'Host: x', `X-User: ${user}`, 'Connection: close'];
      head.push(`Content-Type: multipart/form-data; boundary=${boundary}`, `Content-Length: ${sound.payload.length}`);
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(sound.payload.subarray(0, 40));
      void end.then(() => socket.write(sound.payload.subarray(40)));
    });
  const all = new Promise<void>((resolve) => started.push(resolve));
  const held = Array.from({ length: 20 }, () => open('greedy', all));
  // The twenty are known to be held once another is refused.
  await expect.poll(() => open('greedy', Promise.resolve()), { timeout: 20_000 }).toContain('503');
  expect(await open('neighbour', Promise.resolve())).toContain('200');
  for (const go of started) go();
  expect((await Promise.all(held)).every((line) => line.includes('200'))).toBe(true);
  expect(await open('greedy', Promise.resolve())).toContain('200');
});
