import { artistContract } from '@hwarang/domain/artists/artists.contract';
import { artworkContract } from '@hwarang/domain/artworks/artworks.contract';
import { wholeSchema } from '@hwarang/domain/contracts';
import { exhibitionContract } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { galleryContract } from '@hwarang/domain/galleries/galleries.contract';
import { beforeAll, expect, test } from 'vitest';
import { companies, contracts } from '../../companies/companies.table.ts';
import { newId } from '../../platform/ids.ts';
import { fixtures } from '../../testing/fixtures.ts';
import { painting } from '../../testing/pictures.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';
import { testAppForFile } from '../../testing/test-app.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
type Who = 'visitor' | 'guest' | 'user' | 'owner' | 'other' | 'administrator';
const who: Partial<Record<Who, SignedIn>> = {};
const secret = 'SECRET';
/** Every record whose text holds the secret is hidden; its owner and administrators see it. */
const hidden: Record<string, { path: string; seenBy: Who[] }> = {};
let openWork = '';
let company = '';
let ended = '';

beforeAll(async () => {
  const [administrator, owner, other, user, guest] = await Promise.all([
    signIn(testApp(), 'administrator'),
    signIn(testApp(), 'artist'),
    signIn(testApp(), 'artist'),
    signIn(testApp(), 'user'),
    signIn(testApp(), 'guest'),
  ]);
  Object.assign(who, { administrator, owner, other, user, guest });
  const ownerId = owner.artistId;
  const buffer = await painting(20, 20).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'work.jpg', sizes: 'later' });
  const past = new Date(Date.now() - 86_400_000);
  const future = new Date(Date.now() + 86_400_000);
  const hiddenArtist = await create.artist({
    ...{ localname: secret, englishname: secret, isExposed: false },
    machineUse: 'allowed',
  });
  const hiddenGallery = await create.gallery({ name: secret, isExposed: false });
  const work = (values: Parameters<typeof create.artwork>[0]) =>
    create.artwork({ title: secret, ownerId, imageId, ...values });
  const hide = (path: string, id: string, ...seenBy: Who[]) => {
    hidden[`${path} ${id}`] = { path: `${path}/${id}`, seenBy: ['administrator', ...seenBy] };
    return id;
  };
  const privateWork = hide('/art-works', await work({ isExposed: false }), 'owner');
  const deletedWork = hide('/art-works', await work({ deletedAt: past }), 'owner');
  const workOfHidden = hide('/art-works', await work({ ownerId: hiddenArtist }));
  hide('/artists', hiddenArtist);
  hide('/galleries', hiddenGallery);
  openWork = await create.artwork({ title: 'open', ownerId, imageId });
  const works = [openWork, privateWork, deletedWork, workOfHidden];
  await create.exhibition({ title: 'open show', galleryId: hiddenGallery, works, further: [hiddenGallery] });
  await create.exhibition({ title: 'named', named: [hiddenArtist, ownerId ?? ''] });
  const gallery = await create.gallery({ name: 'open gallery', email: 'hello@gaon.example' });
  // The last is the one that is over.
  for (const values of [{ isExposed: false }, { shownFrom: future }, { shownTo: past }])
    ended = hide('/exhibitions', await create.exhibition({ title: secret, works, galleryId: gallery, ...values }));
  const { orm } = testApp().services.database;
  company = newId();
  await orm.insert(companies).values({ id: company, name: secret, userId: user.userId });
  await orm.insert(contracts).values({ name: secret, artistId: ownerId, userId: owner.userId });
});

const callers: Who[] = ['visitor', 'guest', 'user', 'owner', 'other', 'administrator'];
const get = (as: Who, url: string) => testApp().fastify.inject({ url: `/api${url}`, headers: who[as]?.headers ?? {} });
const lists = ['/art-works', '/artists', '/exhibitions', '/galleries'];

test('a hidden record answers 404 to all but its owner and administrators', async () => {
  for (const { path, seenBy } of Object.values(hidden))
    for (const as of callers)
      expect((await get(as, path)).statusCode, `${as} ${path}`).toBe(seenBy.includes(as) ? 200 : 404);
});

test('a draft of an open call is found by nobody but administrators', async () => {
  const text = { ko: secret, en: secret };
  const body = { title: { ko: secret, en: `${secret} call` }, lead: text, notice: text, slug: 'secret-call' };
  const headers = who.administrator?.headers ?? {};
  const made = await testApp().fastify.inject({ method: 'POST', url: '/api/open-calls', headers, payload: body });
  expect(made.statusCode).toBe(200);
  const ends = ['', '/entry', '/entries', '/entries.csv', '/numbers', '/booklet.pdf?blind=false', '/duplicate'];
  const below = ends.map((end) => `/open-calls/secret-call${end}`);
  for (const as of ['visitor', 'guest', 'user', 'owner', 'other'] as const) {
    for (const path of below) expect([403, 404], `${as} ${path}`).toContain((await get(as, path)).statusCode);
    for (const path of [...below, '/open-calls', `/search?q=${secret}`])
      expect((await get(as, path)).body.toLowerCase(), `${as} ${path}`).not.toContain('secret call');
    const open = await testApp().fastify.inject({ url: '/sitemap/pages.xml', headers: who[as]?.headers ?? {} });
    expect(open.body).not.toContain('secret-call');
  }
  expect((await get('administrator', '/open-calls')).body).toContain(secret);
});

test('nothing of a hidden record is in any list, detail or relation that the public reads', async () => {
  for (const as of ['visitor', 'guest', 'user', 'other'] as const)
    for (const list of lists) {
      const answer = await get(as, `${list}?_limit=1000`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(secret);
      for (const { id } of answer.json<{ id: string }[]>()) {
        const detail = await get(as, `${list}/${id}`);
        expect(detail.statusCode).toBe(200);
        expect(detail.body).not.toContain(secret);
      }
    }
});

test('its owner sees a private work in lists and relations, and a deleted one only when asking for it', async () => {
  const titles = async (as: Who, query = '') => {
    const answer = await get(as, `/art-works${query}`);
    return answer.json<{ title: string }[]>().map(({ title }) => title);
  };
  expect(await titles('visitor')).toEqual(['open']);
  expect(await titles('owner')).toEqual(['open', secret]);
  expect(await titles('owner', '?deletedAt_null=false')).toEqual([secret]);
  expect(await titles('other', '?deletedAt_null=false')).toEqual([]);
  expect(await titles('administrator')).toEqual(['open', secret, secret]);
  const own = (await get('owner', `/artists/${who.owner?.artistId}`)).json<{
    artworks: unknown[];
    contracts: unknown[];
  }>();
  expect(own.artworks).toHaveLength(2);
  expect(own.contracts).toHaveLength(1);
});

test('filters, searches, sorts and counts tell nothing of what is hidden', async () => {
  const oracles = [
    `/art-works?title=${secret}`,
    `/art-works?title_contains=${secret}`,
    `/art-works?_q=${secret}`,
    `/art-works?is_exposed=false`,
    `/art-works?owner.localname=${secret}`,
    `/art-works?exhibitions.title=${secret}`,
    `/artists?localname_contains=${secret}`,
    `/artists?artworks.title=${secret}`,
    `/artists?contracts.name=${secret}`,
    `/artists?exhibitions.title=${secret}`,
    `/exhibitions?gallery.name=${secret}`,
    `/exhibitions?galleries.name=${secret}`,
    `/exhibitions?art_works.title=${secret}`,
    `/exhibitions?artists.localname=${secret}`,
    `/exhibitions?gallery_null=false&title=open show`,
    `/galleries?exhibitions.title=${secret}`,
  ];
  for (const as of ['visitor', 'guest', 'user', 'other'] as const)
    for (const oracle of oracles) {
      expect((await get(as, oracle)).json(), `${as} ${oracle}`).toEqual([]);
      const [path, query] = oracle.split('?');
      expect((await get(as, `${path}/count?${query}`)).json()).toBe(0);
    }
});

test('exhibitions of a hidden gallery are sorted as those of none', async () => {
  const open = await create.gallery();
  const closed = await create.gallery({ isExposed: false });
  const shows = [
    await create.exhibition({ title: 'by gallery', galleryId: closed }),
    await create.exhibition({ title: 'by gallery', galleryId: open }),
    await create.exhibition({ title: 'by gallery', galleryId: null }),
  ];
  const sorted = async (as: Who) => {
    const rows: { id: string }[] = (await get(as, '/exhibitions?title=by gallery&_sort=gallery')).json();
    return rows.map(({ id }) => shows.indexOf(id));
  };
  for (const as of ['visitor', 'other'] as const) expect(await sorted(as), as).toEqual([0, 2, 1]);
  expect(await sorted('administrator')).toEqual([2, 1, 0]);
});

test('an artist’s mobile and email are shown only if they chose so, and cannot be guessed by a filter', async () => {
  const shy = await create.artist({ email: 'shy@example.com', mobile: '010-1111-2222' });
  const frank = await create.artist({ email: 'frank@example.com', mobile: '010-3333-4444', contactPublic: true });
  const contact = async (as: Who, id: string) => (await get(as, `/artists/${id}`)).json();
  expect(await contact('visitor', shy)).toMatchObject({ email: null, mobile: null });
  expect(await contact('visitor', frank)).toMatchObject({ email: 'frank@example.com', mobile: '010-3333-4444' });
  expect(await contact('administrator', shy)).toMatchObject({ email: 'shy@example.com' });
  expect((await get('visitor', '/artists?email=shy@example.com')).json()).toEqual([]);
  expect((await get('visitor', '/artists?mobile_contains=1111')).json()).toEqual([]);
  expect((await get('visitor', '/artists?_q=shy@example')).json()).toEqual([]);
  expect((await get('visitor', '/artists?email=frank@example.com')).json()).toHaveLength(1);
  const shown = (await get('visitor', '/artists?_sort=email:desc&_limit=1')).json<{ id: string }[]>();
  expect(shown[0]?.id).toBe(frank);
});

test('a company is seen by its user and administrators', async () => {
  for (const as of callers) {
    const seen = as === 'user' || as === 'administrator';
    const status = as === 'visitor' || as === 'guest' ? 403 : seen ? 200 : 404;
    expect((await get(as, `/companies/${company}`)).statusCode, as).toBe(status);
  }
});

test('what is answered is what the contract says, in every view', async () => {
  const contract = {
    '/art-works': wholeSchema(artworkContract),
    '/artists': wholeSchema(artistContract),
    '/exhibitions': wholeSchema(exhibitionContract),
    '/galleries': wholeSchema(galleryContract),
  };
  for (const [path, schema] of Object.entries(contract))
    for (const as of ['visitor', 'owner', 'administrator'] as const) {
      const answer = (await get(as, path)).json();
      expect(schema.array().min(1).safeParse(answer).error, `${as} ${path}`).toBeUndefined();
    }
});

test('an exhibition that names no artists has those of the works it shows', async () => {
  const [show] = (await get('visitor', '/exhibitions?title=open show')).json<{ artists: { id: string }[] }[]>();
  expect(show?.artists.map(({ id }) => id)).toEqual([who.owner?.artistId]);
  const [named] = (await get('visitor', '/exhibitions?title=named')).json<{ artists: { id: string }[] }[]>();
  expect(named?.artists.map(({ id }) => id)).toEqual([who.owner?.artistId]);
  const artist = (await get('visitor', `/artists/${who.owner?.artistId}`)).json<{ exhibitions: { title: string }[] }>();
  expect(artist.exhibitions.map(({ title }) => title).sort()).toEqual(['named', 'open show']);
});

/** Every address of a record in the forms of the open standards: for viewers, aggregators, search engines and other people's pages. */
function openAddresses(path: string): string[] {
  const [, name = '', id = ''] = path.split('/');
  const { table, page } = {
    'art-works': { table: 'artworks', page: 'artworks-detail' },
    artists: { table: 'artists', page: 'artist-profile' },
    exhibitions: { table: 'exhibitions', page: 'exhibition-detail' },
    galleries: { table: 'galleries', page: 'gallery-detail' },
  }[name] ?? { table: '', page: '' };
  const oembed = (address: string) => `/oembed?url=${encodeURIComponent(`http://localhost:80/${address}/${id}`)}`;
  return [
    `/${page}/${id}.jsonld`,
    `/${page}/${id}.jsonld?profile=linked-art`,
    oembed(page),
    `${oembed(page)}&format=xml`,
    `/embed/${table}/${id}`,
    ...{
      'art-works': [
        `/iiif/presentation/3/artworks/${id}/manifest.json`,
        `/iiif/3/${id}`,
        `/iiif/3/${id}/info.json`,
        `/iiif/3/${id}/full/max/0/default.jpg`,
        `/iiif/3/${id}/square/10,/90/gray.png`,
        `/iiif/3/${id}/0,0,16,16/16,16/0/default.webp`,
      ],
      exhibitions: [
        `/iiif/presentation/3/exhibitions/${id}/manifest.json`,
        `/iiif/presentation/4/exhibitions/${id}/manifest.json`,
        `/virtualgalleries/${id}/room.glb`,
        oembed('virtualgalleries'),
      ],
      galleries: [`/iiif/presentation/3/galleries/${id}/collection.json`],
      artists: [],
    }[name as 'artists'],
  ];
}

const publicRecords = async () => {
  const [show] = (await get('visitor', '/exhibitions?title=open show')).json<{ id: string }[]>();
  const [gallery] = (await get('visitor', '/galleries?name=open gallery')).json<{ id: string }[]>();
  const works = `/art-works/${openWork}`;
  return [works, `/artists/${who.owner?.artistId}`, `/exhibitions/${show?.id}`, `/galleries/${gallery?.id}`];
};

test('a hidden record is at no address of the open standards, for its owner and administrators too', async () => {
  const status = async (as: Who, url: string, accept?: string) => {
    const headers = { ...who[as]?.headers, ...(accept ? { accept } : {}) };
    return (await testApp().fastify.inject({ url, headers })).statusCode;
  };
  for (const path of await publicRecords())
    for (const url of openAddresses(path)) expect([200, 303], url).toContain(await status('visitor', url));
  for (const { path } of Object.values(hidden))
    for (const url of openAddresses(path))
      for (const as of ['visitor', 'owner', 'administrator'] as const) {
        expect(await status(as, url), `${as} ${url}`).toBe(404);
        const [page = '', form] = url.split('.jsonld');
        if (form !== undefined) expect(await status(as, page, 'application/ld+json'), `${as} ${page}`).toBe(404);
      }
});

test('harvesters are told of no hidden record, by its identifier or by a set', async () => {
  const text = async (query: string) => (await testApp().fastify.inject(`/oai?${query}`)).body;
  const works = (await publicRecords())[0]?.slice(-24);
  for (const format of ['oai_dc', 'lido']) {
    const record = `verb=GetRecord&metadataPrefix=${format}&identifier=oai:localhost:`;
    expect(await text(record + works)).toContain('<metadata>');
    for (const { path } of Object.values(hidden)) {
      expect(await text(record + path.slice(-24)), path).toContain('idDoesNotExist');
      expect(await text(`verb=ListMetadataFormats&identifier=oai:localhost:${path.slice(-24)}`)).toContain(
        'idDoesNotExist',
      );
      for (const verb of ['ListRecords', 'ListIdentifiers'])
        expect(await text(`verb=${verb}&metadataPrefix=${format}&set=gallery-${path.slice(-24)}`), path).toContain(
          'noRecordsMatch',
        );
    }
  }
});

test('nothing hidden is in any list or public record that museums, aggregators and viewers read', async () => {
  const ids = Object.values(hidden).map(({ path }) => path.slice(-24));
  const records = await publicRecords();
  const gallery = records[3]?.slice(-24);
  const [file] = (await get('visitor', `/art-works?id=${openWork}`)).json<{ image: { url: string } }[]>();
  const everything = '0'.repeat(24);
  for (const url of [
    ...records.flatMap(openAddresses).filter((one) => one !== `/iiif/3/${openWork}`),
    file?.image.url ?? '',
    '/iiif/presentation/3/collection.json',
    `/iiif/presentation/3/exhibitions/collection.json?from=${everything}`,
    `/iiif/presentation/3/galleries/collection.json?from=${everything}`,
    '/iiif/discovery/1/activity.json',
    '/iiif/discovery/1/page.json',
    ...['oai_dc', 'lido'].flatMap((format) =>
      ['ListRecords', 'ListIdentifiers'].flatMap((verb) => [
        `/oai?verb=${verb}&metadataPrefix=${format}`,
        `/oai?verb=${verb}&metadataPrefix=${format}&set=gallery-${gallery}`,
      ]),
    ),
    '/oai?verb=Identify',
    '/oai?verb=ListSets',
    '/.well-known/tdmrep.json',
    '/robots.txt',
  ]) {
    const { statusCode, rawPayload } = await testApp().fastify.inject(url);
    const body = rawPayload.toString();
    expect(statusCode, url).toBe(200);
    expect(body, url).not.toContain(secret);
    // That a show is over is told by its address alone.
    const told = url.startsWith('/iiif/discovery') ? ended : '';
    for (const id of ids) if (id !== told) expect(body, `${url} ${id}`).not.toContain(id);
  }
});
