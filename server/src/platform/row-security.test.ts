import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findPostgres } from '../../../scripts/requirements.mjs';
import { registry } from '../registry.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const gallery = { a: '', b: '' };
const draft = { a: '', b: '' };
const sheet = { a: '', b: '' };
let administrator: SignedIn;
let owner: SignedIn;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  for (const name of ['a', 'b'] as const) {
    gallery[name] = await create.gallery();
    const artist = await create.artist();
    const buffer = await painting(60, 40).jpeg().toBuffer();
    const imageId = await testApp().services.media.ingest({ buffer }, { name: '달.jpg' });
    const facts = { title: '달항아리', material: '먹', widthCm: 53, heightCm: 45.5, year: '2021-01-01' };
    const work = await create.artwork({ ...facts, ownerId: artist, imageId });
    draft[name] = await create.exhibition({
      galleryId: gallery[name],
      isExposed: false,
      works: [work],
      named: [artist],
      further: [gallery[name]],
      images: [imageId],
    });
    await staff.represents(gallery[name], artist);
    await staff.consigned(gallery[name], work);
    const member = await staff.member(gallery[name]);
    if (name === 'a') owner = member;
    const email = `somebody-${name}@example.com`;
    await api.post(`/studio/${gallery[name]}/invitations`, member, { email, role: 'curator' });
    await trade(gallery[name], member, work);
    await staff.atDesk(gallery[name], member.userId);
    sheet[name] = await importedSheet(member, `/studio/${gallery[name]}/imports`, artist);
  }
  await importedSheet(administrator, '/imports', '');
});

/** A work that is offered, asked about, sold and certified. */
async function trade(galleryId: string, member: SignedIn, artwork: string): Promise<void> {
  const studio = `/studio/${galleryId}`;
  const done = async (answer: ReturnType<typeof api.post>) => {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBe(200);
    return JSON.parse(body);
  };
  const offer = { availability: 'for-sale', price: 1_000_000, currency: 'KRW', price_shown: 'private' };
  await done(api.put(`${studio}/works/${artwork}/offer`, member, { ...offer, price_per_ho: 100_000 }));
  const asker = { name: '이수민', email: 'asker@example.org', text: '가격이 궁금합니다', consent: true };
  await done(api.post('/enquiries', undefined, { artwork, ...asker }));
  const sold = {
    artwork,
    sold_on: '2026-11-01',
    price: 1_000_000,
    buyer_name: '박하늘',
    seller: 'owner',
    place: '서울',
  };
  const { id } = await done(api.post(`${studio}/sales`, member, sold));
  await done(api.post(`${studio}/sales/${id}/certificate`, member, {}));
}

/** A sheet of one work with a picture, that was run. */
async function importedSheet(member: SignedIn, at: string, artist: string): Promise<string> {
  const sheets = importsOf(
    testApp,
    () => member,
    () => at,
  );
  const { id } = await sheets.upload('art-works', `작품명,작가,크기,이미지\n봄,${artist},1 x 2 cm,a.jpg\n`);
  const content = await painting(40, 30).jpeg().toBuffer();
  await sheets.send(`${at}/${id}/images`, [{ name: 'images', content, filename: 'a.jpg' }]);
  await sheets.check(id);
  expect((await sheets.run(id)).counts).toMatchObject({ make: 1 });
  return id;
}

/** What PostgreSQL's own client sees as the application's role, past everything that we have written. */
const psql = (...statements: string[]): string =>
  execFileSync(
    join(findPostgres() ?? '', 'psql'),
    [testApp().config.databaseUrl ?? '', '-At', ...statements.flatMap((one) => ['-c', one])],
    {
      encoding: 'utf8',
    },
  );

const onPostgres = test.skipIf(engine !== 'postgres');

/** Every table that is protected, as the database itself lists them: one that comes later is tried as well. */
const protectedTables = (): string[] =>
  psql("select relname from pg_class where relrowsecurity and relforcerowsecurity and relkind = 'r' order by relname")
    .trim()
    .split('\n');

/** What an exhibition shows goes with the exhibition. */
const ofExhibitions = /^exhibition_/;
/** And what came of a sheet with the sheet. */
const ofImports = /^import_(rows|records|images)$/;
const columnOf = (table: string) =>
  ofExhibitions.test(table) ? 'exhibition_id' : ofImports.test(table) ? 'import_id' : 'gallery_id';
const idsOf = (table: string): string[] =>
  Object.values(ofExhibitions.test(table) ? draft : ofImports.test(table) ? sheet : gallery);
/** Pictures of galleries, which are public; whom somebody follows, which is that person's; the show that a public call leads to. */
const isOpen = /^(gallery_images|follows|open_calls)$/;
const ofGalleries = (table: string) => {
  if (ofExhibitions.test(table)) return `exhibition_id in ('${draft.a}', '${draft.b}')`;
  if (ofImports.test(table)) return 'true';
  return 'gallery_id is not null and gallery_id in (select id from galleries)';
};

onPostgres('row-level security binds the application’s role, and every table of a gallery has it', () => {
  expect(psql('select rolsuper or rolbypassrls from pg_roles where rolname = current_user').trim()).toBe('f');
  const named = psql(
    `select distinct table_name from information_schema.columns where table_schema = 'public'
      and column_name in ('gallery_id', 'exhibition_id', 'import_id') order by table_name`,
  );
  expect(protectedTables()).toEqual(
    named
      .trim()
      .split('\n')
      .filter((table) => !isOpen.test(table)),
  );
});

onPostgres('every table that is protected holds something of both galleries here', () => {
  for (const table of protectedTables()) {
    const seen = psql(`set hwarang.galleries = '*'`, `select distinct ${columnOf(table)} from ${table}`).split('\n');
    expect(seen, table).toEqual(expect.arrayContaining(idsOf(table)));
  }
});

onPostgres('a connection that names no gallery sees nothing that is private to one', () => {
  for (const table of protectedTables())
    expect(psql(`select count(*) from ${table} where ${ofGalleries(table)}`).trim(), table).toBe('0');
});

onPostgres('a connection that names a gallery sees its rows and no others, and writes no others', () => {
  for (const table of protectedTables()) {
    const column = columnOf(table);
    const seen = psql(`set hwarang.galleries = '${gallery.a}'`, `select distinct ${column} from ${table}`).split('\n');
    expect(seen, table).not.toContain(gallery.b);
    expect(seen, table).not.toContain(draft.b);
    if (ofImports.test(table)) expect(seen.filter(Boolean), table).toEqual(['SET', sheet.a]);
  }
  const scope = `set hwarang.galleries = '${gallery.a}'`;
  expect(psql(scope, 'select gallery_id from consignments').split('\n')).toContain(gallery.a);
  expect(psql(scope, 'select exhibition_id from exhibition_artworks').split('\n')).toContain(draft.a);
  expect(psql(scope, `update exhibitions set title = '훔친 전시' where id = '${draft.b}'`)).toContain('UPDATE 0');
  expect(psql(scope, `delete from consignments where gallery_id = '${gallery.b}'`)).toContain('DELETE 0');
  expect(() => psql(scope, `update exhibitions set gallery_id = '${gallery.b}' where id = '${draft.a}'`)).toThrow(
    /row-level security/,
  );
});

onPostgres('sheets of administrators are seen by no gallery, and by none without a name', () => {
  for (const scope of [`set hwarang.galleries = '${gallery.a}'`, 'reset hwarang.galleries'])
    for (const table of ['imports', 'import_mappings'])
      expect(psql(scope, `select count(*) from ${table} where gallery_id is null`), table).toContain('\n0\n');
  const all = `set hwarang.galleries = '*'`;
  expect(psql(all, 'select count(*) from imports where gallery_id is null')).not.toContain('\n0\n');
  const scope = `set hwarang.galleries = '${gallery.a}'`;
  expect(psql(scope, `update import_rows set cells = '[]' where import_id = '${sheet.b}'`)).toContain('UPDATE 0');
  expect(() => psql(scope, `update imports set gallery_id = null where id = '${sheet.a}'`)).toThrow(
    /row-level security/,
  );
});

onPostgres(
  'with the rule of the application switched off, a list still holds only what the caller may see',
  async () => {
    const exhibitions = registry.of('exhibitions');
    const rule = exhibitions.visible;
    exhibitions.visible = () => 'true';
    try {
      const ids = async (who?: SignedIn) => (await api.json<{ id: string }[]>('/exhibitions', who)).map(({ id }) => id);
      expect(await ids()).toEqual([]);
      expect(await ids(owner)).toEqual([draft.a]);
      expect(await ids(administrator)).toEqual(expect.arrayContaining([draft.a, draft.b]));
    } finally {
      exhibitions.visible = rule;
    }
  },
);
