import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { findExiftool } from '../../../scripts/requirements.mjs';
import { fileAnswers } from '../files/files.store.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { derivativesOf } from './derivatives.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const api = apiOf(testApp);
const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().fastify.inject({ url, headers: { host: 'gallery.example', ...headers } });

type Told = Record<string, string | number>;

/** What somebody else's program reads from the files, by the group and name of each fact. */
function told(pictures: readonly (readonly [name: string, bytes: Buffer])[]): Map<string, Told> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, bytes] of pictures) writeFileSync(join(folder, name), bytes);
  const read = execFileSync(findExiftool() ?? '', ['-json', '-n', '-q', '-G1', '-a', '-u', folder], {
    encoding: 'utf8',
  });
  return new Map(
    (JSON.parse(read) as (Told & { SourceFile: string })[]).map((one) => [
      one.SourceFile.slice(folder.length + 1),
      one,
    ]),
  );
}

const secret = 'SN-4711 Hidden Person';
const withSecrets = (picture: Sharp): Sharp =>
  picture
    .withExif({
      IFD0: { Artist: secret, Copyright: secret, Make: secret },
      IFD2: { BodySerialNumber: secret, UserComment: secret },
      IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="${secret}"/></rdf:RDF></x:xmpmeta>`,
    );

async function hang(buffer: Buffer, work: Parameters<typeof create.artwork>[0] = {}) {
  const artist = await signIn(testApp(), 'artist');
  const { media, database } = testApp().services;
  const imageId = await media.ingest({ buffer }, { name: 'work', uploadedBy: artist.userId });
  const artworkId = await create.artwork({ ownerId: artist.artistId, imageId, ...work });
  const [file] = await fileAnswers(database.orm, [imageId]);
  if (!file) throw new Error('the file is not there');
  return {
    artist,
    artworkId,
    at: (name: string) => file.url.replace(/[^/]+$/, name),
    path: `/artists/${artist.artistId}`,
  };
}

/** What the image service answers: the whole in each format, a square, and tiles, of which that in JPEG is handed out as stored. */
const drawn = ['jpg', 'png', 'webp'].flatMap((format) => [
  `full/max/0/default.${format}`,
  `0,0,512,512/512,512/0/default.${format}`,
  `square/200,/90/gray.${format}`,
  `0,0,512,500/256,250/0/default.${format}`,
]);

test.each([
  ['a picture', () => withSecrets(painting(700, 520)).jpeg(), false],
  ['a picture that can be seen through', () => withSecrets(painting(700, 520).ensureAlpha(0.5)).png(), true],
] as const)(
  'every size of %s names creator, rights and the choice about machines, and nothing else',
  async (_, paint, alpha) => {
    const { artist, artworkId, at, path } = await hang(await paint().toBuffer(), {
      license: 'cc-by-nc-4.0',
      madeWithAi: 'generated',
    });
    const names = { localname: '한"가람" <&>', englishname: 'Han Garam' };
    expect((await api.put(path, artist, names)).statusCode).toBe(200);
    const sizes = [...derivativesOf({ width: 700, height: 520, alpha }).keys(), 'card.jpg'];
    const pictures = await Promise.all(sizes.map(async (name) => [name, (await get(at(name))).rawPayload] as const));
    for (const [name, bytes] of pictures)
      expect((await sharp(bytes).stats()).isOpaque, name).toBe(!alpha || name === 'card.jpg');
    const images = await Promise.all(
      drawn.map(async (name) => {
        const answer = await get(`/iiif/3/${artworkId}/${name}`);
        expect([answer.statusCode, answer.headers['tdm-reservation']], name).toEqual([200, '1']);
        return [name.replaceAll(/[/:]/g, '_'), answer.rawPayload] as const;
      }),
    );
    const read = told([...pictures, ...images]);
    expect(read.size).toBe(sizes.length + drawn.length);
    for (const [name, facts] of read) {
      const own = Object.entries(facts).filter(([key]) => key.startsWith('XMP'));
      expect(Object.fromEntries(own), name).toEqual({
        'XMP-dc:Creator': '한"가람" <&> (Han Garam)',
        'XMP-dc:Rights': '© Han Garam. CC BY-NC 4.0',
        'XMP-dc:Rights-ko': '© 한"가람" <&>. CC BY-NC 4.0',
        'XMP-photoshop:Credit': '한"가람" <&> (Han Garam)',
        'XMP-xmpRights:Marked': true,
        'XMP-xmpRights:WebStatement': 'https://creativecommons.org/licenses/by-nc/4.0/',
        'XMP-xmpRights:UsageTerms': 'CC BY-NC 4.0. No AI training or data mining.',
        'XMP-xmpRights:UsageTerms-ko': 'CC BY-NC 4.0. AI 학습 및 데이터 마이닝 금지.',
        'XMP-cc:License': 'http://creativecommons.org/licenses/by-nc/4.0/',
        'XMP-plus:DataMining': expect.stringMatching(/DMI-PROHIBITED-EXCEPTSEARCHENGINEINDEXING$/),
        'XMP-iptcExt:DigitalSourceType': 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      });
      expect(JSON.stringify(facts), name).not.toMatch(/Hidden|SN-4711|GPS|IFD|ICC|Warning|Error/);
    }
  },
);

test('an edit of artist or work is in the picture at once, under another etag, and headers say the same', async () => {
  const { artist, artworkId, at, path } = await hang(await painting(300, 200).jpeg().toBuffer());
  const before = await get(at('256.webp'));
  expect(before.headers).toMatchObject({
    'tdm-reservation': '1',
    'tdm-policy': 'http://gallery.example/tdm-policy.json',
  });
  expect(before.rawPayload.toString()).toContain('All rights reserved. No AI training');
  expect(before.rawPayload.toString()).toContain(`http://gallery.example/artworks-detail/${artworkId}`);
  await api.put(path, artist, { machine_use: 'allowed' });
  await api.put(`/art-works/${artworkId}`, artist, { license: 'cc0-1.0' });
  const after = await get(at('256.webp'), { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.headers['tdm-reservation']).toBe('0');
  expect(after.headers['tdm-policy']).toBeUndefined();
  expect(after.rawPayload.toString()).toContain('vocab/DMI-ALLOWED');
  expect(after.rawPayload.toString()).toContain('CC0 1.0. AI training and data mining allowed.');
  expect(after.rawPayload.length).toBe(before.rawPayload.length);
  expect((await get(at('256.webp'), { 'if-none-match': String(after.headers.etag) })).statusCode).toBe(304);
});

test('a part of a picture is a part of the same bytes', async () => {
  const { at } = await hang(await painting(300, 200).jpeg().toBuffer());
  const whole = (await get(at('full.jpg'))).rawPayload;
  for (const [start, end] of [
    [0, 99],
    [50, 2500],
    [whole.length - 20, whole.length - 1],
  ] as const) {
    const part = await get(at('full.jpg'), { range: `bytes=${start}-${end}` });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.subarray(start, end + 1)), `${start}`).toBe(true);
  }
});

test('a picture that is public by another record does not tell of the work that is private', async () => {
  const { artist, artworkId, at, path } = await hang(await painting(300, 200).jpeg().toBuffer(), { isExposed: false });
  const [work] = (await api.get(`/art-works?id=${artworkId}`, artist)).json<{ image: { id: string } }[]>();
  await api.put(path, artist, { localname: '숨은 작가' });
  await create.exhibition({ images: [work?.image.id ?? ''] });
  const answer = await get(at('256.webp'));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.toString()).toContain('DMI-PROHIBITED');
  expect(answer.rawPayload.toString()).not.toMatch(new RegExp(`숨은 작가|${artworkId}`));
});

test('the longest names still leave a packet that can be read', async () => {
  const { artist, at, path } = await hang(await painting(300, 200).jpeg().toBuffer(), { license: 'cc-by-nc-sa-4.0' });
  await api.put(path, artist, { localname: '"긴'.repeat(100), englishname: '&'.repeat(200) });
  const read = told([['long.jpg', (await get(at('full.jpg'))).rawPayload]]).get('long.jpg');
  expect(read?.['XMP-dc:Creator']).toMatch(/^("긴)+ \(&+\)$/);
});
