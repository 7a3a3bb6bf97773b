import { expect, test } from 'vitest';
import { importFields } from './fields.ts';
import { guessMapping } from './guess-mapping.ts';
import { importNouns } from './values.ts';

/** Heads with the fields that they name; samples of each column below. */
const guessed = (noun: (typeof importNouns)[number], columns: [string, string | null, ...string[]][]) => {
  const heads = columns.map(([head]) => head);
  const samples = columns.map(([, , ...values]) => values);
  expect(Object.fromEntries(heads.map((head, index) => [head, guessMapping(noun, heads, samples)[index]]))).toEqual(
    Object.fromEntries(columns.map(([head, field]) => [head, field])),
  );
};

test('the list of a gallery in Korea', () => {
  guessed('art-works', [
    ['연번', null, '1', '2', '3'],
    ['관리번호', 'inventory_number', 'HG-2021-001'],
    ['작가', 'owner', '김환기'],
    ['작품명(국문)', 'title', '무제'],
    ['작품명(영문)', 'title_en', 'Untitled'],
    ['재료 및 기법', 'material', '캔버스에 유채'],
    ['크기(cm)', 'size', '53 x 45.5'],
    ['제작년도', 'year', '2021'],
    ['에디션', 'edition', ''],
    ['가격', null, '5,000,000'],
    ['비고', null, ''],
    ['이미지 파일명', 'image', '001.jpg'],
    ['공개여부', 'is_exposed', '공개'],
  ]);
});

test('the register of a museum in Korea', () => {
  guessed('art-works', [
    ['소장품번호', 'inventory_number', 'BW-00012'],
    ['유물명칭', 'title', '백자 달항아리'],
    ['작자', 'owner', '미상'],
    ['재질', 'material', '백자'],
    ['시대', 'year', '조선'],
    ['치수', 'size', '높이 41.0cm, 입지름 20.0cm'],
    ['작품해설', 'text', ''],
    ['저작권', 'license', '저작권 만료'],
  ]);
});

test('the columns of Tate', () => {
  guessed('art-works', [
    ['id', null, '1035', '1036', '1037'],
    ['accession_number', 'inventory_number', 'A00001', 'A00002'],
    ['artist', 'owner', 'Blake, Robert'],
    ['artistRole', null, 'artist'],
    ['artistId', null, '38'],
    ['title', 'title', 'A Figure Bowing before a Seated Old Man'],
    ['dateText', 'year_text', 'date not known'],
    ['medium', 'material', 'Watercolour, ink, chalk and graphite on paper'],
    ['creditLine', null, 'Presented 1922'],
    ['year', 'year', '1785'],
    ['acquisitionYear', null, '1922'],
    ['dimensions', 'size', 'support: 394 x 419 mm'],
    ['width', null, '394'],
    ['height', null, '419'],
    ['depth', null, ''],
    ['units', null, 'mm'],
    ['inscription', null, ''],
    ['thumbnailCopyright', null, ''],
    ['thumbnailUrl', null, 'http://www.tate.org.uk/art/images/work/A/A00/A00001_8.jpg'],
    ['url', null, 'http://www.tate.org.uk/art/artworks/blake-a00001'],
  ]);
});

test('the columns of Minneapolis, whose "image" says no more than that there is one', () => {
  guessed('art-works', [
    ['accession_number', 'inventory_number', '16.720a, b'],
    ['artist', 'owner', 'Thomas Moran'],
    ['classification', null, 'Ceramics'],
    ['creditline', null, 'Gift'],
    ['dated', 'year', 'c. 1915'],
    ['description', 'text', ''],
    ['dimension', 'size', '20 1/2 x 16 in. (52.07 x 40.64 cm) (sight)'],
    ['id', null, '108'],
    ['image', null, 'valid', 'invalid'],
    ['image_height', null, '1920'],
    ['image_width', null, '1700'],
    ['life_date', null, 'American, 1872–1956'],
    ['medium', 'material', 'Glazed ceramic'],
    ['rights_type', 'license', 'Public Domain'],
    ['title', 'title', 'Tobacco jar'],
  ]);
});

test('heads in both languages, with marks and in any spelling', () => {
  guessed('art-works', [
    ['Inv. No.', 'inventory_number', 'A1'],
    ['작품명 / Title *', 'title', 'x'],
    ['Title (EN)', 'title_en', 'x'],
    ['작가명(Artist)', 'owner', 'x'],
    ['가로(cm)', 'width_cm', '53'],
    ['세로(cm)', 'height_cm', '45.5'],
    ['MEDIUM', 'material', 'x'],
    ['제작 연도 (필수)', 'year', '2021'],
    ['작품 설명', 'text', 'x'],
    ['description_en', 'text_en', 'x'],
  ]);
});

test('a title in English alone is the title', () => {
  guessed('art-works', [
    ['Title (EN)', 'title', 'Untitled'],
    ['Artist', 'owner', 'Kim Whanki'],
  ]);
});

test('columns without a known head are told by their values', () => {
  guessed('art-works', [
    ['열1', null, '별', '달'],
    ['열2', 'size', '53 x 45.5 cm', '10호 F'],
    ['열3', 'year', '2021', 'c.1820'],
    ['열4', 'image', 'a.jpg', 'b.PNG'],
    ['열5', 'material', '캔버스에 유채', '종이에 수묵'],
    ['열6', 'is_exposed', '공개', '비공개'],
    ['', 'id', '507f1f77bcf86cd799439011', '507f1f77bcf86cd799439012'],
  ]);
});

test('numbers that count the rows are no inventory', () => {
  guessed('art-works', [
    ['작품번호', null, '1', '2', '3', '4', '5', '6'],
    ['제목', 'title', 'x'],
  ]);
});

test('artists, galleries and exhibitions', () => {
  guessed('artists', [
    ['작가명', 'localname', '김환기'],
    ['영문명', 'englishname', 'Kim Whanki'],
    ['국적', 'usercountryname', '대한민국'],
    ['연락처', 'mobile', '010-1234-5678'],
    ['E-mail', 'email', 'a@example.com'],
    ['학력', 'edulevel', 'x'],
    ['학력(영문)', 'edulevel_en', 'x'],
    ['개인전', 'ex_career', 'x'],
    ['인스타그램', 'instagram', '@whanki'],
    ['Wikidata', 'wikidata_id', 'Q1'],
  ]);
  guessed('galleries', [
    ['갤러리명', 'name', 'x'],
    ['Gallery (English)', 'name_en', 'x'],
    ['주소', 'gallery_address', 'x'],
    ['주소(영문)', 'gallery_address_en', 'x'],
    ['운영 시간', 'gallery_hours', 'x'],
    ['전화번호', 'contact', 'x'],
    ['홈페이지', 'homepage', 'x'],
  ]);
  guessed('exhibitions', [
    ['전시명', 'title', 'x'],
    ['기간', 'period', 'x'],
    ['시작일', 'opens_on', 'x'],
    ['종료일', 'closes_on', 'x'],
    ['장소', 'gallery', 'x'],
    ['참여 작가', 'artists', 'x'],
    ['출품작', 'art_works', 'x'],
    ['포스터', 'mainimage', 'p.jpg'],
  ]);
});

test.each(importNouns)('templates and exports of %s are recognised whole, in both languages and by the names of the API', (noun) => {
  const names = importFields[noun].map(({ name }) => name);
  for (const heads of [
    names,
    importFields[noun].map(({ label }) => label.ko),
    importFields[noun].map(({ label }) => label.en),
  ]) {
    expect(guessMapping(noun, heads, [])).toEqual(names);
  }
});

test('what was chosen for the same heads before is taken, but for fields that are gone or stand twice', () => {
  const heads = ['제목', 'x', 'y', 'z'];
  expect(guessMapping('art-works', heads, [], ['text', 'title', 'title', 'was_once'])).toEqual(['text', 'title', null, null]);
  expect(guessMapping('art-works', heads, [], ['text'])).toEqual(['title', null, null, null]);
});

test('a field is given to one column alone, and every column has an answer', () => {
  const heads = ['title', 'title', '제목', '작품명'];
  const mapping = guessMapping('art-works', heads, []);
  expect(mapping).toHaveLength(4);
  expect(mapping.filter((name) => name === 'title')).toHaveLength(1);
  expect(guessMapping('art-works', [], [])).toEqual([]);
});
