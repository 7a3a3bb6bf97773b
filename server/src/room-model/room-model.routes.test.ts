import { type Node, NodeIO } from '@gltf-transform/core';
import { roomModelPath, scenePath } from '@hwarang/domain/standards/addresses';
import validator from 'gltf-validator';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { jsonProblems, schemaPath } from '../testing/published-schemas.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const origin = 'https://hwarang.example';
const testApp = testAppForFile({ PUBLIC_URL: origin });
const create = fixtures(testApp);
const known = {} as Record<'jar' | 'relief' | 'private' | 'show' | 'hidden' | 'empty', string>;

beforeAll(async () => {
  const ingest = async (width: number, height: number) =>
    testApp().services.media.ingest({ buffer: await painting(width, height).jpeg().toBuffer() }, { name: 'a.jpg' });
  const artist = await create.artist();
  known.jar = await create.artwork({
    ...{ ownerId: artist, title: '달항아리', titleEn: 'Moon Jar', widthCm: 60.5, heightCm: 40.3 },
    imageId: await ingest(3000, 2000),
  });
  known.relief = await create.artwork({ ownerId: artist, title: '부조', widthCm: 30, heightCm: 30, depthCm: 8 });
  known.private = await create.artwork({ ownerId: artist, title: 'SECRET', isExposed: false });
  const works = [known.jar, known.private, known.relief];
  known.show = await create.exhibition({ title: '고요', titleEn: 'Quiet', works });
  known.hidden = await create.exhibition({ title: 'SECRET', isExposed: false, works });
  known.empty = await create.exhibition({ title: '빈 전시' });
});

const get = (url: string, headers: Record<string, string> = {}) => testApp().fastify.inject({ url, headers });
async function modelOf(id: string) {
  const answer = await get(roomModelPath(id));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
  const bytes = new Uint8Array(answer.rawPayload);
  const { issues } = await validator.validateBytes(bytes);
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  return { answer, document: await new NodeIO().readBinary(bytes) };
}

/** Width, height and depth of a part of a node's mesh, in millimetres. */
function extentOf(node: Node | undefined, part: number): number[] {
  const positions = node?.getMesh()?.listPrimitives()[part]?.getAttribute('POSITION');
  const [least, most] = [positions?.getMin([]) ?? [], positions?.getMax([]) ?? []];
  return most.map((value, axis) => Math.round((value - (least[axis] ?? 0)) * 1e4) / 10);
}

test('the room of an exhibition is a valid model in which each work has its true size and its picture', async () => {
  const { answer, document } = await modelOf(known.show);
  const root = document.getRoot();
  const node = (name: string) => root.listNodes().find((one) => one.getName() === name);
  const jar = node('달항아리 (Moon Jar)');
  // The frame, then the picture.
  expect(extentOf(jar, 1)).toEqual([605, 403, 0]);
  expect(jar?.getExtras()).toEqual({
    page: `${origin}/artworks-detail/${known.jar}`,
    widthMm: 605,
    heightMm: 403,
    sizeGiven: true,
  });
  expect(extentOf(node('부조'), 0).slice(0, 2)).toEqual([300, 300]);
  const [texture, ...others] = root.listTextures();
  expect(others).toEqual([]);
  expect(texture?.getSize()).toEqual([1024, 683]);
  expect(Buffer.from(texture?.getImage() ?? []).toString('latin1')).toContain('plus:DataMining');
  expect(root.getDefaultScene()?.getName()).toBe('고요 (Quiet)');
  expect(root.listCameras()).toHaveLength(1);
  expect(answer.rawPayload.includes('SECRET')).toBe(false);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'tdm-reservation': '1',
    'content-disposition': 'attachment; filename="room.glb"',
  });
});

test('a model that has not changed is not sent again, and is kept until it changes', async () => {
  const { answer } = await modelOf(known.show);
  const etag = String(answer.headers.etag);
  expect((await get(roomModelPath(known.show), { 'if-none-match': etag })).statusCode).toBe(304);
  const again = await get(roomModelPath(known.show));
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  const { headers } = await signIn(testApp(), 'administrator');
  await call(testApp(), 'PUT', `/exhibitions/${known.show}`, { headers, body: { room_style: 'hanok' } });
  const changed = await get(roomModelPath(known.show), { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

test('an exhibition without works is an empty room', async () => {
  const { document } = await modelOf(known.empty);
  expect(document.getRoot().listTextures()).toEqual([]);
});

test('a hidden exhibition has no model and no scene, for nobody', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  for (const id of [known.hidden, '0'.repeat(24), 'x'])
    for (const path of [roomModelPath(id), scenePath(id)])
      expect([path, (await get(path, headers)).statusCode]).toEqual([path, 404]);
});

test('a work that becomes private is gone from the next model', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  const before = await get(roomModelPath(known.show));
  expect(before.rawPayload.includes('Moon Jar')).toBe(true);
  await call(testApp(), 'PUT', `/art-works/${known.jar}`, { headers, body: { is_exposed: false } });
  const after = await modelOf(known.show);
  expect(after.answer.rawPayload.includes('Moon Jar')).toBe(false);
  expect(after.document.getRoot().listTextures()).toEqual([]);
  await call(testApp(), 'PUT', `/art-works/${known.jar}`, { headers, body: { is_exposed: true } });
});

test('the scene names the model, where one enters, and each work at its place', async () => {
  const answer = await get(scenePath(known.show));
  expect(answer.headers).toMatchObject({
    'content-type': 'application/ld+json;profile="http://iiif.io/api/presentation/4/context.json"',
    'access-control-allow-origin': '*',
  });
  expect(answer.body).not.toContain('SECRET');
  const manifest = answer.json();
  expect(manifest.summary.en[0]).toContain('Experimental');
  const [scene] = manifest.items;
  expect(scene).toMatchObject({ type: 'Scene', spatialScale: { quantityValue: 1, unit: 'm' } });
  const [room, entrance] = scene.items[0].items;
  expect(room.body).toMatchObject({ id: origin + roomModelPath(known.show), format: 'model/gltf-binary' });
  expect(entrance.body.type).toBe('PerspectiveCamera');
  const { document } = await modelOf(known.show);
  for (const note of scene.annotations[0].items) {
    const { x, y, z } = note.target.selector[0];
    const names = document.getRoot().listNodes();
    const node = names.find((one) => one.getName().includes(note.body.value));
    expect(node?.getTranslation().map((value) => Math.round(value * 1e5))).toEqual(
      [x, y, z].map((value) => Math.round(value * 1e5)),
    );
  }
  // The second work has no English title.
  const notes = scene.annotations[0].items.map(({ body }: { body: object }) => body);
  expect(notes).toMatchObject([
    { value: '달항아리', language: ['ko'] },
    { value: 'Moon Jar', language: ['en'] },
    { value: '부조', language: ['ko'] },
  ]);
});

test.skipIf(!schemaPath('v4/main.json'))('scenes hold against the published draft of the schema', async () => {
  const problems = jsonProblems('v4/main.json');
  for (const id of [known.show, known.empty]) {
    const manifest = (await get(scenePath(id))).json();
    expect(problems(manifest), id).toEqual([]);
    expect(problems({ ...manifest, items: [{ type: 'Scene' }] }), id).not.toEqual([]);
  }
});
