import { expect, inject, test } from 'vitest';
import { callAs, signIn } from './members.ts';
import { site } from './site.ts';

const base = () => site().base;
const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(base() + path, { headers: { 'accept-language': 'ko', ...headers } });
  return { status: answer.status, html: await answer.text(), etag: answer.headers.get('etag') };
};
const shows = async (path: string, text: string, headers?: Record<string, string>) =>
  (await open(path, headers)).html.includes(text);
/** As a browser asks on reload. */
const reload = { 'cache-control': 'max-age=0' };

interface Row {
  id: string;
}

test('pages show at once what changed in records that they read, and nothing that was withdrawn', async () => {
  const { jwt } = await signIn(inject('administrator'));
  const artist = await callAs<Row>(jwt, 'POST', '/artists', {
    localname: '오래된 이름',
    englishname: 'Old Name',
    mobile: '010-0000-0000',
    email: 'kept@visitors.example',
    user: null,
  });
  const work = { size: '10 cm x 10 cm', owner: artist.id };
  const { id } = await callAs<Row>(jwt, 'POST', '/art-works', { ...work, title: '남은 빛' });
  const other = await callAs<Row>(jwt, 'POST', '/art-works', { ...work, title: '다른 빛', owner: artist.id });
  const exhibition = await callAs<Row>(jwt, 'POST', '/exhibitions', { title: '빛의 방' });
  const page = `/artworks-detail/${id}`;
  expect((await open(page)).html).toContain('오래된 이름');
  expect(await shows(page, '빛의 방')).toBe(false);
  await callAs(jwt, 'PUT', `/artists/${artist.id}`, { localname: '새로운 이름' });
  expect(await shows(page, '새로운 이름', reload)).toBe(true);
  await callAs(jwt, 'PUT', `/exhibitions/${exhibition.id}`, { art_works: [id] });
  expect(await shows(page, '빛의 방', reload)).toBe(true);

  const before = await open('/galleries');
  await callAs(jwt, 'PUT', `/art-works/${id}`, { title: '바뀐 빛' });
  expect((await open('/galleries')).etag).toBe(before.etag);
  for (const path of [page, `/artist-profile/${artist.id}`, `/exhibition-detail/${exhibition.id}`, '/artworks'])
    expect(await shows(path, '바뀐 빛', reload), path).toBe(true);

  await callAs(jwt, 'PUT', `/art-works/${id}`, { is_exposed: false });
  expect((await open(page)).status).toBe(404);
  for (const path of [
    `/artist-profile/${artist.id}`,
    `/exhibition-detail/${exhibition.id}`,
    '/artworks',
    '/',
    `/artworks-detail/${other.id}`,
  ])
    expect(await shows(path, '바뀐 빛'), path).toBe(false);
});
