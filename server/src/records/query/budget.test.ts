import { beforeAll, describe, expect, test } from 'vitest';
import { fixtures } from '../../testing/fixtures.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';
import { testAppForFile } from '../../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
let administrator: SignedIn;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  const kim = await create.artist();
  await create.exhibition({ works: [await create.artwork({ ownerId: kim })] });
});

const ask = (path: string, who?: SignedIn) =>
  testApp().fastify.inject({ url: `/api${path}`, headers: { ...who?.headers } });
const dearest = 'exhibitions.artists.exhibitions.detailinfotext_contains';
const oneOf = (times: number, parameter: string) =>
  Array.from({ length: times }, (_, i) => `_where[_or][${i}][${parameter}]=x${i}`).join('&');

describe('a query that may cost too much is a 400 that says so', () => {
  test.each([
    ['49 conditions over three relations', `/art-works?${oneOf(49, dearest)}`],
    ['a count of the same', `/art-works/count?${oneOf(49, dearest)}`],
    ['one condition over three relations to many', '/art-works?exhibitions.artists.exhibitions.title=x'],
    ['three over a computed relation', `/art-works?${oneOf(3, 'owner.exhibitions.title')}`],
    ['six over one computed relation', `/artists?${oneOf(6, 'exhibitions.title')}`],
    ['50 searches within texts', `/art-works?${oneOf(50, 'text_contains')}`],
    ['25 over a relation to many', `/exhibitions?${oneOf(25, 'art_works.title')}`],
    ['two computed relations', '/galleries?exhibitions.artists.localname=x'],
    [
      'sorts and rows beside conditions',
      `/art-works?${oneOf(2, 'owner.exhibitions.title_contains')}&_sort=text,text_en,material_en,imageurl,size&_limit=-1`,
    ],
  ])('%s', async (_name, path) => {
    const answer = await ask(path);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<{ message: string }>().message).toMatch(/costs \d+ points, and at most 80 are allowed/);
  });
});

describe('an ordinary query is answered', () => {
  test.each([
    ['all works', '/art-works?_limit=-1'],
    ['_q, sorted', '/art-works?_q=moon&_sort=title:asc,year:desc'],
    [
      'every filter of the page of artworks',
      '/art-works?is_exposed=true&_where[_or][0][title_contains]=a&_where[_or][1][title_en_contains]=a&hue=red&material_kind=ink&size_class=small&orientation=square&year_gte=2020-01-01&year_lte=2029-12-31&_sort=year:DESC',
    ],
    [
      'names of the owner and a title of an exhibition',
      '/art-works?owner.englishname_contains=kim&owner.localname_contains=kim&exhibitions.title_contains=a',
    ],
    ['exhibitions of the owner', '/art-works?owner.exhibitions.title_contains=a'],
    [
      'exhibitions of the owner by either title',
      '/art-works?_where[_or][0][owner.exhibitions.title_contains]=a&_where[_or][1][owner.exhibitions.title_en_contains]=a',
    ],
    ['artists of an exhibition of the work', '/art-works?exhibitions.artists.localname_contains=kim'],
    ['the gallery of an exhibition of the work', '/art-works?exhibitions.gallery.name_contains=gaon'],
    ['50 plain conditions', `/art-works?${oneOf(50, 'title')}`],
    [
      'the search of the page of artists',
      '/artists?_where[_or][0][localname_contains]=a&_where[_or][1][englishname_contains]=a&_sort=createdAt:ASC',
    ],
    ['exhibitions and works of an artist', '/artists?exhibitions.title_contains=a&artworks.title_contains=b'],
    [
      'artists and gallery of an exhibition',
      '/exhibitions?artists.localname_contains=kim&gallery.name_contains=gaon&_sort=opens_on:DESC',
    ],
    ['works shown by a gallery', '/galleries?exhibitions.art_works.title=x'],
  ])('%s', async (_name, path) => {
    const answer = await ask(path);
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

test('administrators may ask for four times as much', async () => {
  const path = `/art-works?${oneOf(6, 'owner.exhibitions.title')}`;
  expect((await ask(path)).statusCode).toBe(400);
  expect((await ask(path, administrator)).statusCode).toBe(200);
  const beyond = await ask(`/art-works?${oneOf(40, 'owner.exhibitions.title')}`, administrator);
  expect(beyond.json<{ message: string }>().message).toContain('at most 320 are allowed');
});

test('the document of the API tells what a query may cost', async () => {
  const { info } = (await ask('/openapi.json')).json<{ info: { description: string } }>();
  expect(info.description).toContain('at most 80 points');
  expect(info.description).toContain('administrators 320');
});
