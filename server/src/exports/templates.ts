import { fieldsFor } from '@hwarang/domain/imports/gallery-imports';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { Language } from '@hwarang/domain/language';

/** Two records for each noun, one written in Korean and one in English, as people write them. */
const examples: Record<ImportNoun, readonly Record<string, string>[]> = {
  'art-works': [
    {
      inventory_number: '2021-001',
      title: '산월',
      title_en: 'Mountain and Moon',
      owner: '김환기',
      material: '캔버스에 유채',
      material_en: 'Oil on canvas',
      width_cm: '80.3',
      height_cm: '100',
      year: '1958',
      text: '푸른 산 위에 뜬 둥근 달을 그린 작품입니다.',
      image: '2021-001.jpg',
      is_exposed: '예',
    },
    {
      inventory_number: '2021-002',
      title: 'Untitled',
      owner: 'Lee Ufan',
      material: 'Ink on paper',
      size: '53 x 45.5 cm',
      edition: '3/10',
      year: '1975',
      year_text: 'c. 1975',
      license: 'all-rights-reserved',
      image: '2021-002.jpg',
      is_exposed: 'yes',
    },
  ],
  artists: [
    {
      localname: '김환기',
      englishname: 'Kim Whanki',
      Nickname: '수화',
      usercountryname: '대한민국',
      ex_career: '1952 뉴서울다방, 부산\n1956 베네지트 화랑, 파리',
      statement: '서울과 파리, 뉴욕에서 활동한 화가입니다.',
      profileimg: '김환기.jpg',
      is_exposed: '예',
    },
    {
      localname: 'Jane Doe',
      englishname: 'Jane Doe',
      usercountryname: 'United Kingdom',
      homepage: 'https://example.com',
      email: 'jane@example.com',
      contact_public: 'no',
      is_exposed: 'yes',
    },
  ],
  galleries: [
    {
      name: '화랑 미술관',
      name_en: 'Hwarang Museum of Art',
      contact: '02-123-4567',
      description: '서울 삼청동에 있는 미술관입니다.',
      gallery_hours: '화 - 일 10:00–18:00',
      gallery_address: '서울특별시 종로구 삼청로 48',
      googlegeolocation: '37.5796, 126.977',
      image: '화랑 미술관.jpg',
      is_exposed: '예',
    },
    {
      name: 'Example Gallery',
      homepage: 'https://example.com',
      email: 'info@example.com',
      gallery_hours: 'Tue - Sun 10:00–18:00',
      gallery_address: 'Republic of Korea | Seoul | Jongno-gu | 48 Samcheong-ro',
      is_exposed: 'yes',
    },
  ],
  exhibitions: [
    {
      title: '달과 산',
      title_en: 'Moon and Mountain',
      opens_on: '2026-03-01',
      closes_on: '2026-05-31',
      businesshour: '10:00–18:00, 월요일 휴관',
      detailinfotext: '달과 산을 그린 작품을 한자리에 모았습니다.',
      gallery: '화랑 미술관',
      artists: '김환기',
      art_works: '2021-001; 2021-002',
      mainimage: '달과 산.jpg',
      is_exposed: '예',
    },
    {
      title: 'Works on Paper',
      opens_on: '2026-06-10',
      closes_on: '2026-08-30',
      gallery: 'Example Gallery',
      artists: 'Kim Whanki; Lee Ufan',
      art_works: '2021-002',
      is_exposed: 'yes',
    },
  ],
};

/** A sheet to be filled, with a column for everything but the id, which only records have that are here already. */
export function templateOf(
  noun: ImportNoun,
  language: Language,
  ofGallery = false,
): { heads: string[]; rows: string[][] } {
  const fields = fieldsFor(noun, ofGallery).filter(({ kind }) => kind !== 'id');
  return {
    heads: fields.map(({ label }) => label[language]),
    rows: examples[noun].map((example) => fields.map(({ name }) => example[name] ?? '')),
  };
}
