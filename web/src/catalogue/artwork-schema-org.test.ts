import { artworkData } from '@hwarang/domain/standards/schema-org';
import { expect, test } from 'vitest';
import { artworkView } from './artwork.view.ts';

const print = {
  id: 'a',
  title: '방파제 끝',
  title_en: 'End of the Breakwater',
  material: '피그먼트 프린트',
  material_en: 'Archival pigment print',
  size: null,
  edition: '3/10',
  inventory_number: 'HG-2019-03',
  year: '2019-01-01',
  year_text: 'c.2019',
  license: 'cc-by-4.0' as const,
  made_with_ai: 'generated' as const,
  image: null,
  owner: null,
};
const dataOf = (work: typeof print | (Omit<typeof print, 'edition'> & { edition: null })) =>
  artworkData('https://gallery.example', artworkView('en', work), undefined, undefined);

test('the structured data of a print name its medium, its edition and its date as written', () => {
  expect(dataOf(print)).toMatchObject({
    dateCreated: 'c.2019',
    artMedium: 'Archival pigment print',
    artEdition: '3/10',
  });
});

test('the structured data of a work without an edition name none', () => {
  expect(JSON.stringify(dataOf({ ...print, edition: null }))).not.toContain('artEdition');
});

test('the structured data of a work name its license, its credit and where AI made it', () => {
  const owner = { id: 'a1', localname: '한서윤', englishname: 'Han Seoyun', usercountryname: null, profileimg: null };
  const { license, creditText, copyrightNotice, acquireLicensePage, digitalSourceType } = artworkData(
    'https://gallery.example',
    artworkView('en', { ...print, owner }),
    undefined,
    undefined,
  );
  expect({ license, creditText, copyrightNotice, acquireLicensePage, digitalSourceType }).toEqual({
    license: 'http://creativecommons.org/licenses/by/4.0/',
    creditText: 'Han Seoyun',
    copyrightNotice: '© Han Seoyun',
    acquireLicensePage: 'https://gallery.example/artist-profile/a1',
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  });
  expect(dataOf({ ...print, edition: null })).toMatchObject({ copyrightNotice: undefined });
});

test('a work for sale is told as an offer, with a price only where it is public', () => {
  const view = artworkView('en', print);
  const offered = (offer: Parameters<typeof artworkData>[1]['offer']) =>
    artworkData('https://gallery.example', { ...view, offer }, undefined, undefined).offers;
  expect(offered({ availability: 'for-sale', price: 1_200_000, currency: 'KRW' })).toMatchObject({
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    price: 1_200_000,
    priceCurrency: 'KRW',
  });
  const sold = offered({ availability: 'sold', price: null, currency: null });
  expect(sold).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(JSON.parse(JSON.stringify(sold))).not.toHaveProperty('price');
  expect(offered({ availability: null, price: null, currency: null })).toBeUndefined();
});
