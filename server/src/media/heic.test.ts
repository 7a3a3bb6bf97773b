import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formOf } from '../testing/forms.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();

/** 160 by 96 in Display P3, as phones take them: blue above, below it red on the left and green on the right. */
const heic = await readFile(new URL('../testing/picture.heic', import.meta.url));

async function send(content: Buffer) {
  const who = await signIn(testApp(), 'artist');
  const { payload, headers } = formOf([{ name: 'files', content, filename: 'IMG_0042.HEIC', type: 'image/heic' }]);
  const answer = await testApp().fastify.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...who.headers },
  });
  return { status: answer.statusCode, body: answer.json(), headers: who.headers };
}

test('a HEIC picture of a phone becomes a JPEG with the same colours, in every size', async () => {
  const { status, body, headers } = await send(heic);
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({ mime: 'image/jpeg', ext: '.jpg', width: 160, height: 96 });
  for (const name of ['full.jpg', '160.avif']) {
    const address = body[0].url.replace(/[^/]+?(\?|$)/, `${name}$1`);
    const picture = await testApp().fastify.inject({ url: address, headers });
    expect(picture.statusCode, name).toBe(200);
    const { data, info } = await sharp(picture.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    for (const [[x, y], colour] of [
      [
        [80, 8],
        [30, 60, 220],
      ],
      [
        [30, 70],
        [220, 40, 30],
      ],
      [
        [130, 70],
        [40, 170, 60],
      ],
    ] as const)
      for (const [channel, value] of at(x, y).entries())
        expect(Math.abs(value - (colour[channel] ?? 0)), `${name}: ${at(x, y)}`).toBeLessThanOrEqual(8);
  }
});

test('a HEIC picture that is cut, or says to be larger than can be unpacked, is refused in words', async () => {
  const idOf = async (content: Buffer) => {
    const { status, body } = await send(content);
    expect(status).toBe(400);
    return body.data.errors[0].id;
  };
  for (const share of [0.1, 0.5, 0.9])
    expect(await idOf(heic.subarray(0, Math.floor(heic.length * share)))).toBe('Upload.damaged');
  const large = Buffer.from(heic);
  const extent = large.indexOf('ispe') + 8;
  large.writeUInt32BE(9_000, extent);
  large.writeUInt32BE(6_000, extent + 4);
  expect(await idOf(large)).toBe('Upload.too-large-heic');
});
