import type { FastifyInstance } from 'fastify';
import { formOf } from '../forms.ts';
import { painting } from '../pictures.ts';

/** Ids as `fill.sql` makes them. */
export const idOf = (kind: string, number: number): string =>
  `65a0${kind.charCodeAt(0).toString(16).padStart(4, '0')}${number.toString(16).padStart(16, '0')}`;

/** The password of everybody in `fill.sql`. */
export const password = 'correct horse';

const publicReads = [
  '/api/art-works?_limit=20&_sort=createdAt:DESC',
  '/api/art-works?title_contains=달&_limit=10',
  '/api/art-works?_q=빛&_limit=10',
  '/api/art-works/count',
  `/api/art-works?owner=${idOf('a', 3)}`,
  `/api/art-works/${idOf('w', 1)}`,
  '/api/artists?_limit=20&_sort=localname:ASC',
  `/api/artists/${idOf('a', 2)}`,
  '/api/galleries?_limit=10',
  `/api/galleries/${idOf('g', 2)}`,
  '/api/exhibitions?_limit=10&_sort=opens_on:DESC',
  '/api/exhibitions/count',
  `/api/exhibitions/${idOf('e', 1)}`,
  '/api/search?q=seoyun',
  '/api/search?q=달항아리',
  '/api/open-calls/wefly',
  '/api/settings',
  '/sitemap.xml',
  '/feed.xml',
];

/** The main reads and writes of visitors, an artist and an administrator. Resolves with the ids of what was made. */
export async function walk(fastify: FastifyInstance) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token?: string,
    body?: Buffer | object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fastify.inject({
      method,
      url: encodeURI(path),
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { payload: body } : {}),
    });
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
    return answer;
  };
  const made = async (...given: Parameters<typeof send>) => (await send(...given)).json<{ id: string }>().id;
  const signIn = async (person: number) => {
    const body = { identifier: `person${person}@example.com`, password };
    return (await send('POST', '/api/auth/local', undefined, body)).json<{ jwt: string }>().jwt;
  };

  for (const path of publicReads) await send('GET', path);
  const administrator = await signIn(1);
  const artist = await signIn(2);
  for (const path of ['/api/users/me', '/api/notifications', '/api/support/conversations'])
    await send('GET', path, artist);
  for (const path of ['/api/admin/overview', '/api/users?_limit=10', '/api/users/count', '/api/admin/audit?_limit=5'])
    await send('GET', path, administrator);

  const picture = formOf([
    { name: 'files', filename: 'new.png', type: 'image/png', content: await painting(80, 60, 9).png().toBuffer() },
  ]);
  const [file] = (await send('POST', '/api/upload', artist, picture.payload, picture.headers)).json<{ id: string }[]>();
  const artwork = await made('POST', '/api/art-works', artist, {
    title: '옛 판의 새 작품',
    title_en: 'New work of the old version',
    material: '종이에 먹',
    width_cm: 30,
    height_cm: 40,
    year: '2025-01-01',
    image: file?.id,
  });
  await send('PUT', `/api/art-works/${artwork}`, artist, { text: '새로 쓴 말' });
  await send('PUT', `/api/art-works/${idOf('w', 2)}`, administrator, { title: '옛 판이 고친 제목' });
  await send('PUT', `/api/art-works/${idOf('w', 3)}`, administrator, { is_exposed: false });
  await send('DELETE', `/api/art-works/${idOf('w', 4)}`, administrator);
  await send('PUT', `/api/artists/${idOf('a', 5)}`, administrator, { awards: '옛 판이 쓴 수상' });
  await send('PUT', `/api/artists/${idOf('a', 6)}`, administrator, { is_exposed: false });
  const contact = { mobile: '010-0000-0000', email: 'saebom@example.com' };
  await send('POST', '/api/artists', administrator, { localname: '옛새봄', englishname: 'Yet Saebom', ...contact });
  await send('PUT', `/api/galleries/${idOf('g', 3)}`, administrator, { name: '옛 판의 화랑' });
  await send('POST', '/api/galleries', administrator, { name: '옛 판의 새 화랑' });
  await send('PUT', `/api/exhibitions/${idOf('e', 1)}`, administrator, { title: '옛 판이 고친 전시' });
  const exhibition = await made('POST', '/api/exhibitions', administrator, {
    title: '옛 판의 새 전시',
    art_works: [idOf('w', 1), idOf('w', 5)],
    gallery: idOf('g', 1),
  });
  await send('DELETE', `/api/exhibitions/${idOf('e', 4)}`, administrator);
  await send('POST', '/api/open-calls/wefly/entry', artist, { artworks: [artwork] });
  await send('POST', '/api/support/conversations', artist, { text: '옛 판에서 묻습니다' });
  await send('POST', `/api/support/cases/${idOf('k', 2)}/answers`, administrator, { text: '옛 판에서 답합니다' });
  await send('POST', '/api/notifications/read', artist, {});
  const newcomer = { username: 'newperson', email: 'newperson@example.com', password };
  await send('POST', '/api/auth/local/register', undefined, newcomer);
  await send('POST', '/api/auth/forgot-password', undefined, { email: 'person4@example.com' });
  await send('POST', '/api/auth/logout', artist);
  return { artwork, exhibition };
}
