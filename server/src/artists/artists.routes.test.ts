import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const api = apiOf(testApp);
const person = { localname: '한가람', englishname: 'Han Garam', mobile: '010-1234-5678', email: 'garam@example.com' };

test('a user becomes an artist once, exposed, and under their own name only', async () => {
  const [user, other] = [await signIn(testApp(), 'user'), await signIn(testApp(), 'user')];
  const answer = await api.post('/artists', user, {
    ...person,
    user: other.userId,
    is_exposed: false,
    userkey: 'k',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const made = answer.json<Artist>();
  expect(made).toMatchObject({ ...person, user: user.userId, is_exposed: true, userkey: null, artworks: [] });
  const again = await api.post('/artists', user, person);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ message: 'You are already registered as an artist.' });
});

test('two registrations at once make one artist', async () => {
  const user = await signIn(testApp(), 'user');
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.post('/artists', user, person)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('what is missing or wrong is told with the words of the form', async () => {
  const user = await signIn(testApp(), 'user');
  const errors = async (payload: object) =>
    (await api.post('/artists', user, payload)).json<{ data: { errors: unknown } }>().data.errors;
  expect(await errors({})).toEqual({
    localname: ['*name is required'],
    englishname: ['*english name is required'],
    mobile: ['*mobile is required'],
    email: ['*email is required'],
  });
  expect(await errors({ ...person, email: 'nobody', homepage: 'javascript:alert(1)' })).toEqual({
    email: ['Invalid email address'],
    homepage: ['url is not valid'],
  });
});

test('handles and bare domains are taken, and a bare domain as homepage is kept with https', async () => {
  const user = await signIn(testApp(), 'user');
  const elsewhere = { blog: 'yeoul.tistory.com', facebook: 'yeoul', instagram: '@yeoul.kr' };
  const made = (await api.post('/artists', user, { ...person, ...elsewhere, homepage: 'yeoul.kr' })).json<Artist>();
  expect(made).toMatchObject({ ...elsewhere, homepage: 'https://yeoul.kr' });
  const handle = await api.put(`/artists/${made.id}`, await signIn(testApp(), 'administrator'), { homepage: '@yeoul' });
  expect(handle.json()).toMatchObject({ homepage: '@yeoul' });
});

test('an artist has checked ids of authorities, and machines may use nothing unless allowed', async () => {
  const artist = await signIn(testApp(), 'artist');
  const path = `/artists/${artist.artistId}`;
  const none = { ulan_id: null, wikidata_id: null, isni_id: null, viaf_id: null, machine_use: 'reserved' };
  expect((await api.get(path)).json()).toMatchObject(none);
  const pasted = {
    ulan_id: 'http://vocab.getty.edu/page/ulan/500115588',
    wikidata_id: 'https://www.wikidata.org/wiki/Q5582',
    isni_id: '0000 0001 2103 2683',
    viaf_id: '9854560',
    machine_use: 'allowed',
  };
  const kept = { ulan_id: '500115588', wikidata_id: 'Q5582', isni_id: '0000000121032683', viaf_id: '9854560' };
  const changed = await api.put(path, artist, pasted);
  expect(changed.json()).toMatchObject({ ...kept, machine_use: 'allowed' });
  const wrong = await api.put(path, artist, { isni_id: '0000000121032684', viaf_id: 'x', machine_use: 'maybe' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({
    data: {
      errors: {
        isni_id: ['ID is not valid'],
        viaf_id: ['ID is not valid'],
        machine_use: ['must be one of reserved, allowed'],
      },
    },
  });
  const empty = Object.fromEntries(Object.keys(none).map((name) => [name, '']));
  expect((await api.put(path, artist, empty)).json()).toMatchObject(none);
});

test('an artist edits the own record, not its exposure nor another’s', async () => {
  const [artist, other] = [await signIn(testApp(), 'artist'), await signIn(testApp(), 'artist')];
  const path = `/artists/${artist.artistId}`;
  const changed = await api.put(path, artist, {
    id: other.artistId,
    ex_group_career: '2020 단체전',
    is_exposed: false,
  });
  expect(changed.json()).toMatchObject({ id: artist.artistId, ex_group_career: '2020 단체전', is_exposed: true });
  expect((await api.put(path, other, { awards: 'x' })).statusCode).toBe(403);
  expect((await api.put(path, await signIn(testApp(), 'guest'), { awards: 'x' })).statusCode).toBe(403);
});

test('a career has both languages, is found by either and can be cleared', async () => {
  const artist = await signIn(testApp(), 'artist');
  const path = `/artists/${artist.artistId}`;
  const english = {
    edulevel_en: '2012 MFA, Textile Art, Seoul',
    ex_career_en: '2024 Thin Doors, Seoul',
    ex_group_career_en: '2023 Seams, Jeonju',
    awards_en: '2021 Quillwort Prize',
  };
  const set = await api.put(path, artist, { awards: '2021 토담 공예상', ...english });
  expect(set.json()).toMatchObject({ awards: '2021 토담 공예상', ...english });
  const found = await api.json<Artist[]>('/artists?_q=Quillwort');
  expect(found.map(({ id }) => id)).toEqual([artist.artistId]);
  expect((await api.put(path, artist, { awards_en: '' })).json()).toMatchObject({ awards_en: null });
  expect((await api.put(path, artist, { awards_en: 'x'.repeat(20_001) })).statusCode).toBe(400);
});

test('hiding an artist hides the works', async () => {
  const [artist, administrator] = [await signIn(testApp(), 'artist'), await signIn(testApp(), 'administrator')];
  const work = await create.artwork({ ownerId: artist.artistId });
  expect(await api.status(`/art-works/${work}`)).toBe(200);
  await api.put(`/artists/${artist.artistId}`, administrator, { is_exposed: false });
  expect(await api.status(`/art-works/${work}`)).toBe(404);
  expect(await api.status(`/art-works/${work}`, artist)).toBe(200);
});

test('administrators keep exhibitions, galleries and what belongs to artists', async () => {
  const administrator = await signIn(testApp(), 'administrator');
  const artist = await signIn(testApp(), 'artist');
  const make = async <T>(path: string, payload: object): Promise<T> => {
    expect((await api.post(path, artist, payload)).statusCode).toBe(403);
    const answer = await api.post(path, administrator, payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const gallery = await make<{ id: string }>('/galleries', {
    name: '가온 화랑',
    googlegeolocation: { center: { latitude: 37.5665, altitude: 126.978 } },
    gallery_hours: [{ day_interval: '월–금', opening_hours: '10:00', closing_hours: '18:00' }],
    gallery_address: { Country: '대한민국', state_province: '서울', City: '종로구', address_line1: '북촌로 1' },
  });
  expect(gallery).toMatchObject({
    googlegeolocation: { center: { latitude: 37.5665, altitude: 126.978, longitude: 126.978 } },
    gallery_hours: [{ day_interval: '월–금' }],
  });
  const works = [
    await create.artwork({ ownerId: artist.artistId }),
    await create.artwork({ ownerId: artist.artistId }),
  ];
  const show = await make<{ id: string; art_works: { id: string }[] }>('/exhibitions', {
    title: '봄',
    gallery: gallery.id,
    art_works: works,
    opens_on: '2022-04-22',
    closes_on: '2022-05-18',
    room_style: 'hanok',
    hang: null,
  });
  expect(show).toMatchObject({ gallery: { id: gallery.id }, artists: [{ id: artist.artistId }], room_style: 'hanok' });
  expect(show.art_works.map(({ id }) => id)).toEqual(works);
  const turned = await api.put(`/exhibitions/${show.id}`, administrator, { art_works: works.toReversed() });
  expect(turned.json<typeof show>().art_works.map(({ id }) => id)).toEqual(works.toReversed());
  const early = await api.put(`/exhibitions/${show.id}`, administrator, { closes_on: '2022-01-01' });
  expect(early.json()).toMatchObject({ data: { errors: { closes_on: ['must not lie before the first day'] } } });
  await make('/artbrochures', { main_title: '도록', url: 'https://example.com/a.pdf', artist: artist.artistId });
  await make('/contracts', { name: '계약', artist: artist.artistId, user: artist.userId });
  await make('/shopitemregs', { name: '엽서', url: 'https://example.com/shop', artist: artist.artistId });
  await make('/companies', { name: '가온', user: artist.userId });
  const whole = (await api.get(`/artists/${artist.artistId}`, artist)).json<Artist>();
  expect(whole).toMatchObject({
    artbrochures: [{ main_title: '도록' }],
    contracts: [{ name: '계약' }],
    shopitemregs: [{ name: '엽서' }],
    exhibitions: [{ title: '봄' }],
  });
  expect((await api.delete(`/exhibitions/${show.id}`, administrator)).json()).toMatchObject({ id: show.id });
  expect(await api.status(`/exhibitions/${show.id}`)).toBe(404);
});
