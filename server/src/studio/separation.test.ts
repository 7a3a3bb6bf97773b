import { beforeAll, expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile({ READS_PER_MINUTE: '1000000' });
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
/** Stands in everything that is private to gallery A, and in no header, address or sentence of ours. */
const secret = 'GARAMNARI';
/** What it asks for a work, and got for another. */
const price = 76_543_210;
const a: Record<string, string> = {};
let owner: SignedIn;
const strangers: Record<string, SignedIn | undefined> = { visitor: undefined };

beforeAll(async () => {
  a.gallery = await create.gallery({ name: '가람 화랑' });
  const b = await create.gallery({ name: '나래 화랑' });
  owner = await staff.member(a.gallery);
  const artist = await signIn(testApp(), 'artist');
  await staff.represents(a.gallery, artist.artistId ?? '');
  const buffer = await painting(40, 30).jpeg().toBuffer();
  const picture = (name: string) => testApp().services.media.ingest({ buffer }, { name: `${name}.jpg` });
  a.file = await picture(`${secret}-work`);
  a.draftImage = await picture(`${secret}-draft`);
  const ownerId = artist.artistId ?? null;
  a.artwork = await create.artwork({ title: secret, text: secret, ownerId, imageId: a.file, isExposed: false });
  await staff.consigned(a.gallery, a.artwork);
  const shown = await create.artwork({ title: '열린 작품', ownerId });
  await staff.consigned(a.gallery, shown);
  const draft = { title: secret, detailinfotext: secret, galleryId: a.gallery, works: [a.artwork, shown] };
  a.exhibition = await create.exhibition({ ...draft, isExposed: false, images: [a.draftImage] });
  a.scheduled = await create.exhibition({ ...draft, shownFrom: new Date(Date.now() + 86_400_000) });
  await api.post(`/studio/${a.gallery}/invitations`, owner, { email: `${secret}@example.com`, role: 'curator' });
  await trade(shown);
  a.sheet = await bring(artist.artistId ?? '');
  strangers['owner of B'] = await staff.member(b);
  strangers['assistant of B'] = await staff.member(b, 'assistant');
  strangers['artist of both'] = await signIn(testApp(), 'artist');
  strangers.invited = await signIn(testApp(), 'user');
  await api.post(`/studio/${a.gallery}/invitations`, owner, { email: strangers.invited.email, role: 'owner' });
  strangers.dismissed = await staff.member(a.gallery);
  await api.delete(`/studio/${a.gallery}/staff/${strangers.dismissed.userId}`, owner);
});

/** What the gallery asks for a work, who asked about it and who bought it. */
async function trade(shown: string): Promise<void> {
  const studio = `/studio/${a.gallery}`;
  const done = async (answer: ReturnType<typeof api.post>) => {
    const { statusCode, body } = await answer;
    if (statusCode !== 200) throw new Error(body);
    return JSON.parse(body);
  };
  const offer = { availability: 'for-sale', price, currency: 'KRW', price_shown: 'private', note: secret };
  await done(api.put(`${studio}/works/${shown}/offer`, owner, { ...offer, takes_questions: true }));
  const asker = { name: secret, email: `${secret}@example.org`, text: secret, consent: true };
  await done(api.post('/enquiries', undefined, { artwork: shown, ...asker }));
  const [{ id }] = await api.json(`${studio}/enquiries`, owner);
  a.enquiry = id;
  await done(api.post(`${studio}/enquiries/${id}/notes`, owner, { text: secret }));
  const work = { title: '팔린 작품', material: '먹', size: '10 cm x 20 cm', year: '2020' };
  const sold = {
    sold_on: '2026-11-01',
    price,
    buyer_name: secret,
    buyer_contact: secret,
    seller: 'owner',
    note: secret,
  };
  a.sale = (await done(api.post(`${studio}/sales`, owner, { ...sold, work }))).id;
}

/** A sheet of the gallery, with what was kept and found of it. */
async function bring(artist: string): Promise<string> {
  const sheets = importsOf(
    testApp,
    () => owner,
    () => `/studio/${a.gallery}/imports`,
  );
  const rows = [`${secret},${secret} 1,${artist},1 x 2 cm`, `${secret},${secret} 2,${secret},1 x 2 cm`];
  const sheet = ['소장번호,작품명,작가,크기', ...rows].join('\n');
  const { id } = await sheets.upload('art-works', sheet, `${secret}.csv`);
  await sheets.check(id);
  await sheets.run(id);
  return id;
}

/** A call on everything of gallery A that its parameters could stand for. */
const addressesOf = (call: string): string[] => {
  const path = call.split(' ')[1] ?? '';
  const ids = Object.values(a);
  return ids.map((id) => path.replace(/:(\w+)/g, (_, name: string) => a[name] ?? id).replace(/\*/g, id));
};

/** The whole answer, headers too. */
const told = async (url: string, as: SignedIn | undefined): Promise<string> => {
  const answer = await testApp().fastify.inject({ url, headers: as?.headers ?? {} });
  return `${JSON.stringify(answer.headers)} ${answer.rawPayload}`.toUpperCase();
};

const hunted = new RegExp(`${secret}|${price}`);

/** What ends only when its reader leaves. */
const isStream = (call: string) => call.endsWith('/api/events');

test('no call that reads tells anybody outside of a gallery what is private to it', { timeout: 600_000 }, async () => {
  const reads = new Set(testApp().calls.filter((call) => call.startsWith('GET ') && !isStream(call)));
  for (const call of reads)
    for (const url of new Set(addressesOf(call)))
      for (const [kind, as] of Object.entries(strangers))
        expect(await told(url, as), `${url} as ${kind}`).not.toMatch(hunted);
});

test('filters, searches, sorts and counts tell nobody else of a gallery’s drafts and stock', async () => {
  const counted: string[] = [];
  for (const { name, fields, readBy } of registry.records) {
    if (readBy === 'nobody') continue;
    for (const [field, { type }] of Object.entries(fields)) {
      if (type === 'text') counted.push(`/${name}/count?${field}_contains=${secret}`);
      if (type === 'id') for (const id of Object.values(a)) counted.push(`/${name}/count?${field}=${id}`);
    }
    counted.push(`/${name}/count?_q=${secret}`);
  }
  counted.push(
    `/art-works/count?exhibitions.title_contains=${secret}`,
    `/galleries/count?exhibitions.title_contains=${secret}`,
    `/artists/count?artworks.title_contains=${secret}`,
    `/exhibitions/count?art_works.id=${a.artwork}`,
  );
  for (const [kind, as] of Object.entries(strangers))
    for (const path of counted) {
      const answer = await api.get(path, as);
      // The gallery itself is public.
      const seen = path.includes(`=${a.gallery}`) ? [0, 1] : [0];
      if (answer.statusCode === 200) expect(seen, `${path} as ${kind}`).toContain(answer.json());
    }
  for (const [kind, as] of Object.entries(strangers))
    for (const list of ['/exhibitions', '/art-works', '/galleries'])
      for (const sort of ['title', 'name', 'createdAt', 'updatedAt'].flatMap((key) => [`${key}:asc`, `${key}:desc`])) {
        const answer = await api.get(`${list}?_sort=${sort}&_limit=500`, as);
        if (answer.statusCode !== 200) continue;
        for (const id of [a.artwork, a.exhibition, a.scheduled])
          expect(answer.body, `${list} by ${sort} as ${kind}`).not.toContain(id);
      }
});

test('what is hunted for is there, for the staff of the gallery', async () => {
  for (const path of [
    `/exhibitions/${a.exhibition}`,
    `/exhibitions/${a.scheduled}`,
    `/art-works/${a.artwork}`,
    `/studio/${a.gallery}/works`,
    `/studio/${a.gallery}/staff`,
    `/studio/${a.gallery}/offers`,
    `/studio/${a.gallery}/enquiries`,
    `/studio/${a.gallery}/enquiries.csv`,
    `/studio/${a.gallery}/enquiries/${a.enquiry}`,
    `/studio/${a.gallery}/sales`,
    `/studio/${a.gallery}/sales.csv`,
    `/studio/${a.gallery}/imports`,
    `/studio/${a.gallery}/imports/${a.sheet}`,
    `/studio/${a.gallery}/imports/${a.sheet}/rows`,
    `/studio/${a.gallery}/imports/${a.sheet}/report.csv`,
    `/studio/${a.gallery}/export/art-works.csv`,
    `/exhibitions?_q=${secret}`,
    `/art-works?title=${secret}`,
  ])
    expect((await told(`/api${path}`, owner)).includes(secret), path).toBe(true);
});

test('a sheet of another gallery finds neither works nor artists nor columns of this one', async () => {
  const stranger = strangers['owner of B'];
  const [{ id: b = '' } = {}] = await api.json<{ id: string }[]>('/studio', stranger);
  const sheets = importsOf(
    testApp,
    () => stranger as SignedIn,
    () => `/studio/${b}/imports`,
  );
  const heads = '소장번호,작품명,작가,크기';
  const rows = [`${secret},가,${secret},1 x 2 cm`, `${secret},나,,1 x 2 cm`, `,${secret} 1,,1 x 2 cm`];
  const { id } = await sheets.upload('art-works', [heads, ...rows].join('\n'));
  await sheets.check(id);
  const ids = [...Object.values(a), owner.userId];
  const { body } = await api.get(`/studio/${b}/imports/${id}/rows`, stranger);
  for (const other of ids.filter((one) => one !== a.gallery)) expect(body).not.toContain(other);
  const told = JSON.parse(body).rows as { outcome: string; notes: { key: string; candidates?: object[] }[] }[];
  expect(told.map(({ outcome, notes }) => [outcome, ...notes.map(({ key, candidates }) => [key, candidates])])).toEqual(
    [
      ['refuse', ['artistNotRepresented', undefined]],
      ['refuse', ['required', undefined]],
      ['refuse', ['required', undefined]],
    ],
  );
});

test('the live events of a gallery are told to its staff alone', async () => {
  for (const [kind, as] of Object.entries(strangers)) {
    const answer = await api.get(`/events?enquiries=${a.gallery}`, as);
    expect([401, 404], kind).toContain(answer.statusCode);
  }
});
