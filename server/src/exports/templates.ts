import { fieldsFor } from '@hwarang/domain/imports/gallery-imports';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { Language } from '@hwarang/domain/language';

/**
 * Two records for each noun, one written in Korean and one in English, as people write them. Every column is filled in one of the two, but
 * those of authority files: nobody of those named here is real.
 */
const examples: Record<ImportNoun, readonly Record<string, string>[]> = {
  'art-works': [
    {
      inventory_number: '2021-001',
      title: '달항아리',
      title_en: 'Moon Jar',
      owner: '한서리',
      material: '백자',
      material_en: 'Porcelain',
      width_cm: '42.5',
      height_cm: '44',
      depth_cm: '42.5',
      year: '2021',
      text: '둥근 달을 닮은 흰 항아리입니다.',
      text_en: 'A white jar, round as the full moon.',
      made_with_ai: '사용하지 않음',
      image: '2021-001.jpg',
      position: '1',
      is_exposed: '예',
    },
    {
      inventory_number: '2021-002',
      title: 'Untitled',
      owner: 'Jane Doe',
      material: 'Etching on paper',
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
      localname: '한서리',
      englishname: 'Han Seori',
      Nickname: '서리',
      usercountryname: '대한민국',
      edulevel: '2008 도예 석사',
      edulevel_en: '2008 MFA in ceramics',
      ex_career: '2019 달을 빚다, 서울\n2022 흰 그릇, 광주',
      ex_career_en: '2019 Shaping the Moon, Seoul\n2022 White Vessels, Gwangju',
      ex_group_career: '2020 흙과 불, 이천',
      ex_group_career_en: '2020 Earth and Fire, Icheon',
      awards: '2021 올해의 도예상',
      awards_en: '2021 Ceramics Prize of the Year',
      statement: '흙이 스스로 둥글어지는 순간을 기다립니다.',
      statement_en: 'I wait for the moment when the clay becomes round by itself.',
      mobile: '010-1234-5678',
      blog: 'https://example.com/blog',
      facebook: 'https://example.com/facebook',
      instagram: 'https://example.com/instagram',
      machine_use: '허용하지 않음',
      profileimg: '한서리.jpg',
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
      description_en: 'A museum in Samcheong-dong, Seoul.',
      gallery_hours: '화 - 일 10:00–18:00',
      gallery_address: '서울특별시 종로구 삼청로 48',
      gallery_address_en: 'Republic of Korea | Seoul | Jongno-gu | 48 Samcheong-ro',
      googlegeolocation: '37.5796, 126.977',
      image: '화랑 미술관.jpg',
      is_exposed: '예',
    },
    {
      name: 'Example Gallery',
      homepage: 'https://example.com',
      email: 'info@example.com',
      gallery_hours: 'Tue - Sun 10:00–18:00',
      gallery_address: 'Republic of Korea | Seoul | Jongno-gu | 50 Samcheong-ro',
      is_exposed: 'yes',
    },
  ],
  exhibitions: [
    {
      title: '달을 빚다',
      title_en: 'Shaping the Moon',
      opens_on: '2026-03-01',
      closes_on: '2026-05-31',
      businesshour: '10:00–18:00, 월요일 휴관',
      detailinfotext: '달을 닮은 그릇을 한자리에 모았습니다.',
      detailinfotext_en: 'Vessels that resemble the moon, shown together.',
      gallery: '화랑 미술관',
      galleries: '화랑 미술관; Example Gallery',
      artists: '한서리',
      art_works: '2021-001; 2021-002',
      mainimage: '달을 빚다.jpg',
      room_style: '한옥',
      shown_from: '2026-02-20 10:00',
      shown_to: '2026-12-31 18:00',
      is_exposed: '예',
    },
    {
      title: 'Works on Paper',
      period: '2026-06-10 – 2026-08-30',
      gallery: 'Example Gallery',
      artists: 'Han Seori; Jane Doe',
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
