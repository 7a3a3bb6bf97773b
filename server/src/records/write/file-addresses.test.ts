import type { Artist } from '@hwarang/domain/artists/artists.contract';
import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import type { MediaFile } from '@hwarang/domain/media/file';
import { beforeAll, expect, test, vi } from 'vitest';
import { apiOf } from '../../testing/api.ts';
import { formOf } from '../../testing/forms.ts';
import { painting } from '../../testing/pictures.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';
import { testAppForFile } from '../../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const work = { title: '물결', size: '10 cm x 10 cm', material: '종이에 먹', year: '2021' };
const person = { localname: '한가람', englishname: 'Han Garam', mobile: '010-1234-5678', email: 'garam@example.com' };
let artist: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  artist = await signIn(testApp(), 'artist');
  other = await signIn(testApp(), 'artist');
});

let seed = 1;
async function upload(who: SignedIn): Promise<MediaFile> {
  const content = await painting(60, 40, seed++).jpeg().toBuffer();
  const { payload, headers } = formOf([{ name: 'files', content, filename: 'a.jpg', type: 'image/jpeg' }]);
  const request = { method: 'POST', url: '/api/upload', payload, headers: { ...headers, ...who.headers } } as const;
  const [file] = (await testApp().fastify.inject(request)).json<MediaFile[]>();
  if (!file) throw new Error('nothing was uploaded');
  return file;
}

const errorsOf = async (who: SignedIn, imageurl: string) => {
  const answer = await api.post('/art-works', who, { ...work, imageurl });
  expect(answer.statusCode, answer.body).toBe(400);
  return answer.json<{ data: { errors: unknown } }>().data.errors;
};

test('an artwork sent with the address of an upload shows that picture, and keeps no address', async () => {
  for (const host of ['', 'https://gallery.example']) {
    const file = await upload(artist);
    const made = (await api.post('/art-works', artist, { ...work, imageurl: host + file.url })).json<Artwork>();
    expect(made.image?.id).toBe(file.id);
    expect(made.imageurl).toBeNull();
    const seen = await api.json<Artwork>(`/art-works/${made.id}`);
    expect(seen.image?.url).not.toContain('token');
    expect((await testApp().fastify.inject({ url: seen.image?.url ?? '' })).statusCode).toBe(200);
  }
});

test('an artist registers with the address of an uploaded portrait, and changes it so', async () => {
  const user = await signIn(testApp(), 'user');
  const [first, second] = [await upload(user), await upload(user)];
  const made = (await api.post('/artists', user, { ...person, profileimgurl: first.url })).json<Artist>();
  expect(made).toMatchObject({ profileimg: { id: first.id }, profileimgurl: null });
  const path = `/artists/${made.id}`;
  expect((await api.put(path, user, { profileimgurl: second.url })).json()).toMatchObject({
    profileimg: { id: second.id },
  });
  for (const profileimgurl of ['', null])
    expect((await api.put(path, user, { profileimgurl })).json()).toMatchObject({ profileimg: { id: second.id } });
});

test('an address of somebody else’s, of no upload or with an expired token is refused', async () => {
  const foreign = await upload(other);
  expect(await errorsOf(artist, foreign.url)).toEqual({ imageurl: ['is not your file'] });
  const unknown = [foreign.url.replace(foreign.hash, 'nobody'), 'https://elsewhere.example/a.jpg', 'a.jpg', 'http://['];
  for (const address of unknown)
    expect(await errorsOf(artist, address), address).toEqual({ imageurl: ['names no uploaded file'] });
  const own = await upload(artist);
  const [path] = own.url.split('?');
  const before = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  const token = testApp().services.media.tokens.sign(own.hash);
  before.mockRestore();
  const expired = { imageurl: ['has expired: upload the file again'] };
  expect(await errorsOf(artist, `${path}?token=${token}`)).toEqual(expired);
  expect((await api.post('/art-works', artist, { ...work, imageurl: path })).json()).toMatchObject({
    image: { id: own.id },
  });
});

test('a file in the body comes before an address, and an address that came with an import stays', async () => {
  const [file, another] = [await upload(artist), await upload(artist)];
  const made = (
    await api.post('/art-works', artist, { ...work, image: file.id, imageurl: another.url })
  ).json<Artwork>();
  expect(made).toMatchObject({ image: { id: file.id }, imageurl: null });
  const imported = '/uploads/old_1.png';
  await testApp().services.database.orm.execute(`update artworks set imageurl = '${imported}' where id = '${made.id}'`);
  const again = await api.put(`/art-works/${made.id}`, artist, { ...work, imageurl: imported });
  expect(again.json()).toMatchObject({ image: { id: file.id }, imageurl: imported });
});
