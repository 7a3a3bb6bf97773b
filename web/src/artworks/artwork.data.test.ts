import { expect, test } from 'vitest';
import { artworkView } from '../catalogue/artwork.view.ts';
import { artworkData } from './artwork.data.ts';

const print = {
  id: 'a',
  title: '방파제 끝',
  title_en: 'End of the Breakwater',
  material: '피그먼트 프린트',
  material_en: 'Archival pigment print',
  size: null,
  edition: '3/10',
  year: '2019-01-01',
  year_text: 'c.2019',
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
