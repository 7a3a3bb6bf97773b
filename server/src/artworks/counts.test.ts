import type { Overview } from '@hwarang/domain/admin/overview.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { mergeStorageCounts } from '../media/media.store.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { mergeCounts } from './artworks.store.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});
const orm = () => testApp().services.database.orm;

/** What is kept beside what the tables hold. */
async function counted() {
  const { counts, hidden, attention, storage } = await api.json<Overview>('/admin/overview', administrator);
  const { rows } = await orm().execute<Record<string, unknown>>(sql`select
    (select count(*)::int from artworks where deleted_at is null) as works,
    (select count(*)::int from artworks where deleted_at is null and not is_exposed) as hidden,
    (select count(*)::int from artworks where deleted_at is null and is_exposed and image_id is null and imageurl is null) as bare,
    (select count(*)::int from artists a where is_exposed and not exists (select 1 from artworks w where w.owner_id = a.id and w.deleted_at is null)) as idle,
    (select count(*)::int from files) as files, (select coalesce(sum(bytes), 0)::int from blobs) as bytes`);
  const kept = {
    works: counts.artworks,
    hidden: hidden.artworks,
    bare: attention.artworksWithoutImage,
    idle: attention.artistsWithoutWorks,
    ...storage,
  };
  return { kept, held: rows[0] };
}

let turn = 0;
async function expectRight(): Promise<void> {
  const { kept, held } = await counted();
  expect(kept).toEqual(held);
  // Each time another address: a change past the API is heard of a moment later.
  turn += 1;
  const listed = await api.json<object[]>(`/art-works?_limit=${1000 - turn}`);
  expect(await api.json(`/art-works/count?_limit=${turn}`)).toBe(listed.length);
}

test('counts are kept right by every change of works, artists and files', async () => {
  const artist = await create.artist();
  const other = await create.artist();
  const idle = await create.artist();
  const buffer = await painting(30, 20).jpeg().toBuffer();
  const imageId = await testApp().services.media.ingest({ buffer }, { name: 'a.jpg' });
  const ids = [
    await create.artwork({ ownerId: artist, imageId }),
    await create.artwork({ ownerId: artist, imageurl: 'https://example.com/a.jpg' }),
    await create.artwork({ ownerId: artist, isExposed: false }),
    await create.artwork({ ownerId: other }),
    await create.artwork(),
  ];
  await expectRight();
  expect(await api.json(`/art-works/count?owner=${artist}`)).toBe(2);
  expect(await api.json(`/admin/artworks/count?owner=${artist}&is_exposed=false`, administrator)).toBe(1);
  expect(await api.json(`/art-works/count?owner_in=${artist}&owner_in=${other}`)).toBe(3);
  expect(await api.json(`/art-works/count?owner_null=true`)).toBe(1);

  const changes = [
    sql`update artworks set is_exposed = not is_exposed where id = ${ids[0]}`,
    sql`update artworks set title = 'other' where owner_id is not null`,
    sql`update artworks set owner_id = ${idle} where id in (${ids[1]}, ${ids[4]})`,
    sql`update artworks set deleted_at = now() where id = ${ids[1]}`,
    sql`update artworks set deleted_at = null where id = ${ids[1]}`,
    sql`delete from files`,
    sql`delete from blobs`,
    sql`update artists set is_exposed = false where id = ${artist}`,
    sql`update artists set is_exposed = false where id = ${other}`,
    sql`update artists set is_exposed = true where id = ${other}`,
    sql`delete from artworks where id = ${ids[4]}`,
    sql`delete from artists where id = ${artist}`,
  ];
  for (const [place, change] of changes.entries()) {
    await orm().execute(change);
    if (place % 2) {
      await mergeCounts(orm());
      await mergeStorageCounts(orm());
    }
    await expectRight();
  }
  const { rows } = await orm().execute(
    sql`select owner_id from artwork_counts group by owner_id, is_exposed, pictured having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  await orm().execute(sql`truncate artworks, files, blobs cascade`);
  await expectRight();
});
