import { expect, test, vi } from 'vitest';
import { inGalleries } from '../platform/gallery-scope.ts';
import { consigned, offerOf } from '../sales/offers.store.ts';
import { openTestApp } from '../testing/test-app.ts';
import { ensureSample, findSample } from './ensure-sample.ts';
import type { MakeSample, SampleRows } from './sample.types.ts';

const id = (last: number) => `65a00000000000000000000${last}`;
const offeredAt = new Date('2026-03-02T01:02:03.000Z');
const offered = { availability: 'for-sale', price: 1_800_000, currency: 'KRW', priceShown: 'public' } as const;
const rows = (picture: string): SampleRows => ({
  galleries: [{ id: id(1), name: '달빛 화랑' }],
  galleryImages: [{ galleryId: id(1), fileId: picture }],
  artists: [{ id: id(2), localname: '김달', englishname: 'Kim Dal' }],
  artbrochures: [{ id: id(3), artistId: id(2), mainTitle: '도록', url: 'https://example.com', position: 0 }],
  artworks: [{ id: id(4), title: '밤', ownerId: id(2), imageId: picture, position: 0 }],
  exhibitions: [{ id: id(5), title: '밤의 전시', galleryId: id(1) }],
  exhibitionGalleries: [{ exhibitionId: id(5), galleryId: id(1) }],
  exhibitionArtworks: [{ exhibitionId: id(5), artworkId: id(4), position: 0 }],
  exhibitionArtists: [{ exhibitionId: id(5), artistId: id(2), position: 0 }],
  exhibitionImages: [{ exhibitionId: id(5), fileId: picture }],
  representations: [{ galleryId: id(1), artistId: id(2), state: 'accepted' }],
  consignments: [{ id: id(6), galleryId: id(1), artworkId: id(4), state: 'accepted' }],
  offers: [{ artworkId: id(4), galleryId: id(1), ...offered, createdAt: offeredAt, updatedAt: offeredAt }],
});

const small: MakeSample = async ({ storePicture, insert }) => {
  const picture = await storePicture({ data: new Uint8Array(8 * 8 * 3).fill(90), width: 8, height: 8 }, 'night.jpg');
  await insert(rows(picture));
  // As an instance does that has found the database empty at the same time.
  await insert(rows(picture));
};

test('an empty database is filled once with the sample', async () => {
  const { fastify, services, close } = await openTestApp({ SAMPLE_DATA: 'on' });
  try {
    const make = vi.fn(small);
    await ensureSample(services, async () => make);
    await ensureSample(services, async () => make);
    expect(make).toHaveBeenCalledTimes(1);
    const { title, image, exhibitions } = (await fastify.inject(`/api/art-works/${id(4)}`)).json();
    expect({ title, name: image.name, exhibitions: exhibitions.length }).toEqual({
      title: '밤',
      name: 'night.jpg',
      exhibitions: 1,
    });
  } finally {
    await close();
  }
});

test('what everybody may see of an offer of the sample stands on its work, with the time of the offer', async () => {
  const { fastify, services, close } = await openTestApp({ SAMPLE_DATA: 'on' });
  try {
    await ensureSample(services, async () => small);
    const [work] = (await fastify.inject('/api/art-works?availability=for-sale')).json();
    expect(work).toMatchObject({ id: id(4), price: 1_800_000, currency: 'KRW', updatedAt: offeredAt.toISOString() });
    const gallery = await inGalleries(services.database, [id(1)], (tx) => consigned(tx, id(4)));
    expect(gallery?.gallery?.id).toBe(id(1));
    const offer = await inGalleries(services.database, [id(1)], (tx) => offerOf(tx, id(4), id(1)));
    expect(offer).toMatchObject({ availability: 'for-sale', priceShown: 'public', updatedAt: offeredAt });
  } finally {
    await close();
  }
});

test('SAMPLE_DATA=off does not look for the sample workspace', async () => {
  const { services, close } = await openTestApp({ SAMPLE_DATA: 'off' });
  try {
    const find = vi.fn(async () => small);
    await ensureSample(services, find);
    expect(find).not.toHaveBeenCalled();
  } finally {
    await close();
  }
});

test('an installation without the sample workspace starts empty', async () => {
  const { fastify, services, close } = await openTestApp({ SAMPLE_DATA: 'on' });
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  try {
    await ensureSample(services, () => findSample('@hwarang/not-installed'));
    expect(info).toHaveBeenCalledWith(expect.stringContaining('sample workspace is not installed'));
    expect((await fastify.inject('/api/art-works/count')).json()).toBe(0);
  } finally {
    info.mockRestore();
    await close();
  }
});

test('the sample workspace is found by its name', async () => {
  expect(await findSample()).toBeTypeOf('function');
});
