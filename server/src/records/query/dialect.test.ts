import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtures } from '../../testing/fixtures.ts';
import { testAppForFile } from '../../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const ids: Record<string, string> = {};

beforeAll(async () => {
  const kim = await create.artist({ englishname: 'Kim Seoyun', localname: '김서윤' });
  const lee = await create.artist({ englishname: 'Lee Haneul', localname: '이하늘', exCareer: '100% 우리_그림' });
  const work = async (name: string, values: Parameters<typeof create.artwork>[0]) => {
    ids[name] = await create.artwork({ ownerId: kim, ...values });
  };
  await work('moon', { title: '달항아리', titleEn: 'Moon Jar', year: '2021-01-01', widthCm: 53, heightCm: 45.5 });
  await work('river', { title: '강 River', year: '2019-05-01', ownerId: lee, material: '한지에 먹' });
  await work('percent', { title: '100% 순수', year: '2020-01-01', ownerId: lee });
  await work('underscore', { title: 'a_b', year: null });
  await work('backslash', { title: 'a\\b', position: 3, isExposed: false });
  ids.kim = kim;
  ids.lee = lee;
  ids.show = await create.exhibition({
    title: '봄의 정원',
    works: ['moon', 'river'].flatMap((name) => ids[name] ?? []),
  });
});

const ask = async (query: string, path = '/api/art-works') => testApp().fastify.inject({ url: `${path}${query}` });
async function found(query: string): Promise<string[]> {
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  const named = Object.entries(ids).map(([name, id]) => [id, name] as const);
  const count = await ask(query.replace(/&?_(start|limit|sort)=[^&]*/g, ''), '/api/art-works/count');
  if (!/_start|_limit/.test(query)) expect(count.json()).toBe(answer.json<Artwork[]>().length);
  return answer.json<Artwork[]>().map(({ id }) => new Map(named).get(id) ?? id);
}

describe('filters', () => {
  test.each([
    ['?title=a_b', ['underscore']],
    ['?title_eq=a_b', ['underscore']],
    ['?title_ne=a_b', ['percent', 'river', 'moon']],
    ['?title=a_b&title=100%25 순수', ['underscore', 'percent']],
    ['?title_in=a_b&title_in=달항아리', ['underscore', 'moon']],
    ['?title_in[]=a_b&title_in[]=달항아리', ['underscore', 'moon']],
    ['?title_nin=a_b', ['percent', 'river', 'moon']],
    ['?title_contains=RIVER', ['river']],
    ['?title_containss=RIVER', []],
    ['?title_containss=River', ['river']],
    ['?title_ncontains=river', ['underscore', 'percent', 'moon']],
    ['?material_ncontainss=먹', ['underscore', 'percent', 'moon']],
    ['?title_contains=항아', ['moon']],
    ['?title_contains=달', ['moon']],
    ['?title_contains=%25', ['percent']],
    ['?title_contains=_', ['underscore']],
    ['?title_contains=%5C', []],
    ['?year_gte=2020', ['percent', 'moon']],
    ['?year_lt=2020-01-01', ['river']],
    ['?year=2021', ['moon']],
    ['?year_null=true', ['underscore']],
    ['?year_null=false', ['percent', 'river', 'moon']],
    ['?width_cm_gt=50', ['moon']],
    ['?size=53 cm x 45.5 cm', ['moon']],
    ['?is_exposed=false', []],
    ['?_q=moon jar', ['moon']],
    ['?_q=한지', ['river']],
    ['?_q=달항아리 moon', []],
    ['?owner.englishname_contains=kim', ['underscore', 'moon']],
    ['?owner.englishname_contains=LEE&year_lt=2020', ['river']],
    ['?exhibitions.title=봄의 정원', ['river', 'moon']],
    ['?owner.exhibitions.title_contains=정원', ['underscore', 'percent', 'river', 'moon']],
    ['?exhibitions_null=true', ['underscore', 'percent']],
    ['?image_null=false', []],
    ['?_where[0][title_contains]=달&_where[1][year_gt]=2020', ['moon']],
    ['?_where[title_contains]=달', ['moon']],
    ['?_where[_or][0][title]=a_b&_where[_or][1][year]=2019-05-01', ['underscore', 'river']],
    [
      '?_where[0][_or][0][0][title_contains]=달&_where[0][_or][0][1][year]=2021&_where[0][_or][1][title]=a_b',
      ['underscore', 'moon'],
    ],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('a relation is filtered by its id', async () => {
    expect(await found(`?owner=${ids.lee}`)).toEqual(['percent', 'river']);
    expect(await found(`?owner_ne=${ids.lee}`)).toEqual(['underscore', 'moon']);
    expect(await found(`?exhibitions=${ids.show}`)).toEqual(['river', 'moon']);
    expect(await found(`?id_in=${ids.moon}&id_in=${ids.river}`)).toEqual(['river', 'moon']);
    expect(await found(`?_id=${ids.moon}`)).toEqual(['moon']);
  });
});

describe('pages', () => {
  test('the newest come first, and pages never overlap', async () => {
    expect(await found('')).toEqual(['underscore', 'percent', 'river', 'moon']);
    expect(await found('?_start=1&_limit=2')).toEqual(['percent', 'river']);
    expect(await found('?_limit=0')).toEqual([]);
    expect(await found('?_limit=-1')).toHaveLength(4);
  });

  test('sorts take several fields and either case of a direction', async () => {
    expect(await found('?_sort=title')).toEqual(['percent', 'underscore', 'river', 'moon']);
    expect(await found('?_sort=title:DESC')).toEqual(['moon', 'river', 'underscore', 'percent']);
    expect(await found('?_sort=year:asc')).toEqual(['underscore', 'river', 'percent', 'moon']);
    expect(await found('?_sort=year:desc')).toEqual(['moon', 'percent', 'river', 'underscore']);
    expect(await found('?_sort=owner:asc,year:DESC')).toEqual(['moon', 'underscore', 'percent', 'river']);
  });

  test('sorts that are given one by one count in the order they are given', async () => {
    for (const names of [
      ['_sort', '_sort'],
      ['_sort[]', '_sort[]'],
      ['_sort[0]', '_sort[1]'],
    ]) {
      const sortedBy = (...fields: string[]) =>
        found(`?${fields.map((field, at) => `${names[at]}=${field}`).join('&')}`);
      expect(await sortedBy('owner:asc', 'year:DESC')).toEqual(['moon', 'underscore', 'percent', 'river']);
      expect(await sortedBy('year:DESC', 'owner:asc')).toEqual(['moon', 'percent', 'river', 'underscore']);
      expect(await sortedBy('title:DESC', 'owner:asc')).toEqual(['moon', 'river', 'underscore', 'percent']);
    }
  });
});

describe('what is wrong is a 400 that names it', () => {
  test.each([
    ['?nonsense=1', 'nonsense'],
    ['?__proto__=1', '__proto__'],
    ['?constructor=1', 'constructor'],
    ['?title_like=1', 'title_like'],
    ['?owner.secret=1', 'owner.secret'],
    ['?title.x=1', 'title.x'],
    ['?owner.artworks.owner.artworks.title=1', 'owner.artworks.owner.artworks.title'],
    ['?_limit=1001', '_limit'],
    ['?_limit=-2', '_limit'],
    ['?_limit=ten', '_limit'],
    ['?_limit=1&_limit=2', '_limit'],
    ['?_start=-1', '_start'],
    ['?_start=1e3', '_start'],
    ['?_sort=secret', '_sort'],
    ['?_sort=title:up', '_sort'],
    ['?_sort=exhibitions', '_sort'],
    ['?_sort=title,title,title,title,title,title', '_sort'],
    ['?year=soon', 'year'],
    ['?year=2021-02-30', 'year'],
    ['?is_exposed=perhaps', 'is_exposed'],
    ['?owner=me', 'owner'],
    ['?owner_contains=a', 'owner_contains'],
    ['?year_contains=2', 'year_contains'],
    ['?is_exposed_lt=true', 'is_exposed_lt'],
    ['?title_null=maybe', 'title_null'],
    ['?title[a]=b', 'title'],
    ['?title=%00', 'title'],
    ['?_where=title', '_where'],
    ['?_where[_or]=1', '_or'],
    ['?_where[secret]=1', 'secret'],
    [`?${Array.from({ length: 51 }, () => 'title_ne=a').join('&')}`, 'title_ne'],
    [`?_where${'[0]'.repeat(9)}[title]=a`, '_where'],
    [`?title=${'a'.repeat(1001)}`, 'title'],
  ])('%s', async (query, parameter) => {
    for (const path of ['/api/art-works', '/api/art-works/count']) {
      const answer = await ask(query, path);
      expect(answer.statusCode, query).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
      expect(answer.json<{ message: string }>().message).toContain(`'${parameter}'`);
    }
  });
});

test('an id that is none, or nobody’s, answers 404', async () => {
  for (const id of ['1', 'a'.repeat(24), 'count2', '%00', '../etc']) {
    const answer = await ask(`/${id}`);
    expect(answer.statusCode).toBe(404);
  }
});
