import type { Settings } from '@hwarang/domain/settings/settings.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { users } from './accounts/accounts.table.ts';
import { auditEntries } from './audit/audit.table.ts';
import { newId } from './platform/ids.ts';
import { apiOf } from './testing/api.ts';
import { fixtures } from './testing/fixtures.ts';
import { formOf } from './testing/forms.ts';
import { painting } from './testing/pictures.ts';
import { type SignedIn, signIn, testPassword } from './testing/sign-in.ts';
import { testAppForFile } from './testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const api = apiOf(testApp);
const kinds = ['visitor', 'guest', 'user', 'artist', 'other artist', 'administrator'] as const;
type Who = (typeof kinds)[number];
const who: Partial<Record<Who, SignedIn>> = {};

beforeAll(async () => {
  for (const kind of ['guest', 'user', 'administrator', 'artist'] as const) who[kind] = await signIn(testApp(), kind);
  who['other artist'] = await signIn(testApp(), 'artist');
});

/** Status by caller, in the order of `kinds`. */
type Row = readonly [number, number, number, number, number, number];
const everyone: Row = [200, 200, 200, 200, 200, 200];
const signedIn: Row = [403, 403, 200, 200, 200, 200];
const administrators: Row = [403, 403, 403, 403, 403, 200];
const owners: Row = [403, 403, 403, 200, 403, 200];
const ownersAlone: Row = [404, 404, 404, 200, 404, 404];
const ownersOfHidden: Row = [403, 403, 404, 200, 404, 200];

interface Entry {
  /** The call is made with these, made anew for each caller. */
  make?: () => Promise<{ id?: string; body?: object; query?: string }>;
  expected: Row;
}

const orm = () => testApp().services.database.orm;
const owned = () => ({ ownerId: who.artist?.artistId });
const artistBody = { localname: '가', englishname: 'Ga', mobile: '1', email: 'ga@example.com' };
const workBody = { title: '가', size: '1 cm x 2 cm' };
const brochureBody = { main_title: '가', url: 'https://example.com' };
/** What an administrator has made, and a change of it. */
const made =
  (path: string, body: () => object, change: object = { name: '나' }) =>
  async () => ({ id: (await api.post(`/${path}`, who.administrator, body())).json().id as string, body: change });
const record = {
  artwork: async () => ({ id: await create.artwork(owned()), body: { title: '나' } }),
  hiddenArtwork: async () => ({ id: await create.artwork({ ...owned(), isExposed: false }), body: { title: '나' } }),
  deletedArtwork: async () => ({ id: await create.artwork({ ...owned(), deletedAt: new Date() }) }),
  exhibition: async () => ({ id: await create.exhibition(), body: { title: '나' } }),
  gallery: async () => ({ id: await create.gallery(), body: { name: '나' } }),
  company: made('companies', () => ({ name: '가', user: who.artist?.userId })),
  contract: made('contracts', () => ({ name: '가', artist: who.artist?.artistId })),
  brochure: made('artbrochures', () => ({ ...brochureBody, artist: who.artist?.artistId }), { main_title: '나' }),
  shopitem: made('shopitemregs', () => ({ name: '가', artist: who.artist?.artistId })),
  /** What the artist asked the site. */
  conversation: async () => {
    const { conversation } = (await api.post('/support/conversations', who.artist, { text: '가' })).json();
    return { id: conversation.id as string, body: { text: '나' } };
  },
  /** The artist's own entry, with one work; and before there is one. */
  entry: async () => {
    const { body } = await record.noEntry();
    await api.post('/open-calls/wefly/entry', who.artist, body);
    return { body };
  },
  noEntry: async () => {
    await api.delete('/open-calls/wefly/entry', who.artist);
    return { body: { artworks: [await create.artwork(owned())] } };
  },
};

/** Reads for `read`, writes for administrators alone. */
function curated(path: string, make: NonNullable<Entry['make']>, body: object, read: Row, one = read) {
  return {
    [`GET /api/${path}`]: { expected: read },
    [`GET /api/${path}/count`]: { expected: read },
    [`GET /api/${path}/:id`]: { make: async () => ({ id: (await make()).id ?? '' }), expected: one },
    [`POST /api/${path}`]: { make: async () => ({ body }), expected: administrators },
    [`PUT /api/${path}/:id`]: { make, expected: administrators },
    [`DELETE /api/${path}/:id`]: { make: async () => ({ id: (await make()).id ?? '' }), expected: administrators },
  } satisfies Record<string, Entry>;
}

/** Rows of a table of administration. */
const table = (name: string, make: NonNullable<Entry['make']>) =>
  ({
    [`GET /api/admin/${name}`]: { expected: administrators },
    [`GET /api/admin/${name}/count`]: { expected: administrators },
    [`GET /api/admin/${name}/:id`]: { make, expected: administrators },
  }) satisfies Record<string, Entry>;
const settingsBody = async () => ({
  ...(await api.json<Settings>('/settings')),
  site_name: { ko: '화랑', en: newId() },
});
const aPage = async () => ({ id: 'terms' });
/** Something an administrator has done. */
const anEntry = async (): Promise<string> => {
  await api.post('/galleries', who.administrator, { name: '가' });
  return (await api.json('/admin/audit?_limit=1', who.administrator))[0].id;
};
const hiding = (id: string) => ({ body: { records: [{ id, is_exposed: false }] } });
const exhibitionOnly = async () => ({ id: await create.exhibition() });
const captionsCall = async () => ({ ...(await exhibitionOnly()), body: {} });

const ofArtist: Row = [403, 403, 404, 200, 404, 200];
const entries: Record<string, Entry> = {
  ...curated('exhibitions', record.exhibition, { title: '가' }, everyone),
  'GET /api/exhibitions/cities': { expected: everyone },
  ...curated('galleries', record.gallery, { name: '가' }, everyone),
  ...curated('companies', record.company, { name: '가' }, signedIn, ofArtist),
  ...curated('contracts', record.contract, { name: '가' }, signedIn, ofArtist),
  ...curated('artbrochures', record.brochure, brochureBody, everyone),
  ...curated('shopitemregs', record.shopitem, { name: '가' }, everyone),
  'GET /api/artists': { expected: everyone },
  'GET /api/artists/count': { expected: everyone },
  'GET /api/artists/countries': { expected: everyone },
  'GET /api/artists/:id': { make: async () => ({ id: who.artist?.artistId ?? '' }), expected: everyone },
  'POST /api/artists': { make: async () => ({ body: artistBody }), expected: [403, 403, 200, 409, 409, 200] },
  'PUT /api/artists/:id': {
    make: async () => ({ id: who.artist?.artistId ?? '', body: { awards: newId() } }),
    expected: owners,
  },
  'DELETE /api/artists/:id': { make: async () => ({ id: await create.artist() }), expected: administrators },
  'GET /api/art-works': { expected: everyone },
  'GET /api/art-works/count': { expected: everyone },
  'GET /api/art-works/:id': {
    make: async () => ({ id: (await record.hiddenArtwork()).id }),
    expected: [404, 404, 404, 200, 404, 200],
  },
  'GET /api/art-works/:id/similar': { make: async () => ({ id: await create.artwork(owned()) }), expected: everyone },
  'GET /api/art-works/views': { expected: signedIn },
  'POST /api/art-works/:id/views': { make: async () => ({ id: await create.artwork(owned()) }), expected: everyone },
  'POST /api/art-works': {
    make: async () => ({ body: { ...workBody, owner: who.artist?.artistId } }),
    expected: [403, 403, 403, 200, 200, 200],
  },
  'PUT /api/art-works/:id': { make: record.artwork, expected: owners },
  'DELETE /api/art-works/:id': {
    make: async () => ({ id: (await record.hiddenArtwork()).id }),
    expected: ownersOfHidden,
  },
  ...table('exhibitions', exhibitionOnly),
  ...table('galleries', async () => ({ id: await create.gallery() })),
  ...table('artists', async () => ({ id: await create.artist() })),
  ...table('artworks', async () => ({ id: await create.artwork() })),
  ...table('users', async () => ({ id: who.user?.userId ?? '' })),
  ...table('audit', async () => ({ id: await anEntry() })),
  'PUT /api/admin/artworks': { make: async () => hiding(await create.artwork()), expected: administrators },
  'PUT /api/admin/artists': { make: async () => hiding(await create.artist()), expected: administrators },
  'GET /api/admin/overview': { expected: administrators },
  'GET /api/settings': { expected: everyone },
  'PUT /api/settings': { make: async () => ({ body: await settingsBody() }), expected: administrators },
  'GET /api/pages/:page': { make: aPage, expected: everyone },
  'GET /api/pages/:page/versions': { make: aPage, expected: administrators },
  'PUT /api/pages/:page': {
    make: async () => ({ ...(await aPage()), body: { version: 0, ko: '새 글', en: 'New text' } }),
    expected: administrators,
  },
  'GET /api/admin/artworks.csv': { expected: administrators },
  'GET /api/admin/artists.csv': { expected: administrators },
  'GET /api/exhibitions/:id/captions': { make: exhibitionOnly, expected: administrators },
  'POST /api/exhibitions/:id/captions/csv': { make: captionsCall, expected: administrators },
  'POST /api/exhibitions/:id/captions/labels': { make: captionsCall, expected: administrators },
  'POST /api/exhibitions/:id/captions/preview': { make: captionsCall, expected: administrators },
  'POST /api/art-works/order': {
    make: async () => ({ body: { ids: [await create.artwork(owned())] } }),
    expected: [403, 403, 403, 200, 200, 200],
  },
  'POST /api/art-works/:id/restore': { make: record.deletedArtwork, expected: ownersOfHidden },
  'GET /api/open-calls': { expected: everyone },
  'GET /api/open-calls/:slug': { expected: everyone },
  'PUT /api/open-calls/:slug': { make: async () => ({ body: { winners: 7 } }), expected: administrators },
  'GET /api/open-calls/:slug/entries': { expected: administrators },
  'GET /api/open-calls/:slug/entries.csv': { expected: administrators },
  'GET /api/open-calls/:slug/entry': { make: record.entry, expected: [403, 403, 403, 200, 200, 200] },
  'POST /api/open-calls/:slug/entry': { make: record.noEntry, expected: [403, 403, 403, 200, 400, 400] },
  'PUT /api/open-calls/:slug/entry': { make: record.entry, expected: [403, 403, 403, 200, 400, 400] },
  'DELETE /api/open-calls/:slug/entry': { make: record.entry, expected: [403, 403, 403, 200, 404, 404] },
  'GET /api/notifications': { expected: signedIn },
  'POST /api/notifications/read': { make: async () => ({ body: {} }), expected: signedIn },
  'GET /api/support/desk': { expected: everyone },
  'GET /api/support/conversations': { expected: everyone },
  'POST /api/support/conversations': { make: async () => ({ body: { text: '가' } }), expected: everyone },
  'GET /api/support/conversations/:id': { make: record.conversation, expected: ownersAlone },
  'POST /api/support/conversations/:id/messages': { make: record.conversation, expected: ownersAlone },
  'POST /api/support/conversations/:id/read': { make: record.conversation, expected: ownersAlone },
  'GET /api/support/cases': { expected: administrators },
  'GET /api/support/cases/:id': { make: record.conversation, expected: administrators },
  'POST /api/support/cases/:id/answers': { make: record.conversation, expected: administrators },
  'POST /api/support/cases/:id/read': { make: record.conversation, expected: administrators },
  'POST /api/support/cases/:id/close': { make: record.conversation, expected: administrators },
};

/**
 * By these even an administrator changes nothing of the site: files to take away, what one has read oneself, one's own conversation
 * with the desk, a look at a work.
 */
const unlogged =
  /\/captions\/(csv|labels|preview)$|\/(notifications|cases\/:id)\/read$|\/support\/conversations|:id\/views$/;
const logged = (): Promise<number> => orm().$count(auditEntries);

/** Calls of accounts, media, search and the platform have tests of their own beside their code. */
const elsewhere = [
  /^\w+ \/api\/(auth|users|users-permissions|upload|search|docs|events|openapi\.json|health|ready|\*)/,
  /^GET \/media\//,
  /^(GET|OPTIONS) \/iiif\/3\//,
  /^GET \/metrics$/,
  /^GET \/(robots\.txt|tdm-policy\.json|oembed|embed\/|\.well-known|sitemap|feed\.xml|exhibition-detail)/,
  // Everyone is answered alike, see server/src/standards.
  /^(GET|POST|OPTIONS) \/(iiif|oai|artworks-detail|artist-profile|exhibition-detail|gallery-detail|virtualgalleries)/,
];

test('every call has its row in the matrix, and every row its call', () => {
  const calls = testApp().calls.filter((call) => !elsewhere.some((pattern) => pattern.test(call)));
  expect([...new Set(calls)].sort()).toEqual(Object.keys(entries).sort());
});

test.each(Object.entries(entries))('%s', async (call, { make, expected }) => {
  const [method = '', path = ''] = call.split(' ');
  for (const [index, kind] of kinds.entries()) {
    const { id = '', body } = (await make?.()) ?? {};
    const before = await logged();
    const answer = await testApp().fastify.inject({
      method: method as 'GET',
      url: path.replace(/:(id|page)/, id).replace(':slug', 'wefly'),
      headers: who[kind]?.headers ?? {},
      ...(body && method !== 'GET' && method !== 'DELETE' ? { payload: body } : {}),
    });
    expect(answer.statusCode, `${kind}: ${answer.body.slice(0, 300)}`).toBe(expected[index]);
    const changes = method !== 'GET' && kind === 'administrator' && answer.statusCode === 200 && !unlogged.test(call);
    expect((await logged()) - before, `entries in the log for ${kind}`).toBe(changes ? 1 : 0);
    if (kind === 'user' && call === 'POST /api/artists') who.user = await signIn(testApp(), 'user');
  }
});

test('what an administrator does to users and files is in the log too, each call once', async () => {
  const { administrator } = who;
  const person = async () => (await signIn(testApp(), 'user')).userId;
  const waiting = async () => {
    const id = await person();
    await orm().update(users).set({ confirmed: false }).where(eq(users.id, id));
    return id;
  };
  const upload = async () => {
    const { payload, headers: form } = formOf([
      { name: 'files', content: await painting(40, 30).jpeg().toBuffer(), filename: '달.jpg' },
    ]);
    const headers = { ...form, ...administrator?.headers };
    return testApp().fastify.inject({ method: 'POST', url: '/api/upload', payload, headers });
  };
  const newEmail = () =>
    api.post('/users/me/email', administrator, { email: 'another@example.com', password: testPassword });
  /** An administrator who is signed in twice. */
  const twice = async () => {
    const { email, headers } = await signIn(testApp(), 'administrator');
    await api.post('/auth/local', undefined, { identifier: email, password: testPassword });
    return { headers };
  };
  const calls = {
    'PUT /api/users/:id': (id: string) => api.put(`/users/${id}`, administrator, { blocked: true }),
    'DELETE /api/users/:id': (id: string) => api.delete(`/users/${id}`, administrator),
    'POST /api/users/:id/revoke-sessions': (id: string) => api.post(`/users/${id}/revoke-sessions`, administrator),
    'POST /api/users/:id/resend-confirmation': (id: string) =>
      api.post(`/users/${id}/resend-confirmation`, administrator),
    'PUT /api/users/me': async () =>
      api.put('/users/me', await signIn(testApp(), 'administrator'), { username: 'another name' }),
    'POST /api/users/me/email': () => newEmail(),
    'DELETE /api/users/me/email': () => api.delete('/users/me/email', administrator),
    'DELETE /api/users/me/sessions': async () => api.delete('/users/me/sessions', await twice()),
    'DELETE /api/users/me/sessions/:id': async () => {
      const twofold = await twice();
      const [, other] = await api.json<{ id: string }[]>('/users/me/sessions', twofold);
      return api.delete(`/users/me/sessions/${other?.id}`, twofold);
    },
    'DELETE /api/users/me': async () =>
      api.delete('/users/me', await signIn(testApp(), 'administrator'), { password: testPassword }),
    'POST /api/upload': () => upload(),
    'DELETE /api/upload/files/:id': (id: string) => api.delete(`/upload/files/${id}`, administrator),
  };
  const isWrite = /^(POST|PUT|DELETE|PATCH) \/api\/(users|upload)(?!\/me\/archive)/;
  const writes = testApp().calls.filter((call) => isWrite.test(call));
  expect(new Set(writes)).toEqual(new Set(Object.keys(calls)));
  for (const [call, make] of Object.entries(calls)) {
    const id = call.includes('files/')
      ? (await upload()).json()[0].id
      : await (call.includes('resend') ? waiting() : person());
    const before = await logged();
    const answer = await make(id);
    expect(answer.statusCode, `${call}: ${answer.body.slice(0, 300)}`).toBe(200);
    expect((await logged()) - before, call).toBe(1);
  }
});

test('a token that is forged or ended opens nothing, not even what everyone may read', async () => {
  for (const token of ['x', 'a.b.c', `${who.artist?.token}x`])
    expect(await api.status('/art-works', { headers: { authorization: `Bearer ${token}` } })).toBe(401);
});
