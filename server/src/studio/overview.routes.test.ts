import { expect, test } from 'vitest';
import { enquiries } from '../enquiries/enquiries.table.ts';
import { offers } from '../sales/offers.table.ts';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
const orm = () => testApp().services.database.orm;

test('the overview counts the offers and enquiries of the gallery, and of no other', async () => {
  const [own, other] = [await create.gallery(), await create.gallery()];
  for (const [galleryId, availability] of [
    [own, 'for-sale'],
    [own, 'for-sale'],
    [own, 'sold'],
    [own, 'not-for-sale'],
    [other, 'for-sale'],
    [other, 'on-hold'],
  ] as const)
    await orm()
      .insert(offers)
      .values({ artworkId: await create.artwork({}), galleryId, availability });
  for (const [galleryId, state] of [
    [own, 'new'],
    [own, 'answered'],
    [own, 'closed'],
    [other, 'new'],
  ] as const)
    await orm()
      .insert(enquiries)
      .values({ galleryId, state, title: '달', name: '문의', email: 'asks@visitors.example' });
  const owner = await staff.member(own);
  expect(await api.json(`/studio/${own}/overview`, owner)).toMatchObject({
    offers: { 'for-sale': 2, 'on-hold': 0, sold: 1, 'on-loan': 0 },
    enquiries: { new: 1, open: 2 },
  });
});
