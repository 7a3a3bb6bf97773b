import { machineUseWords } from '../artists/machine-use.ts';
import { type LicenseKey, licenseKeys, licenseName, licenseUri } from '../artworks/licenses.ts';
import { madeWithAiWords } from '../artworks/made-with-ai.ts';
import { longestYearText } from '../artworks/year.ts';
import { longestTitle } from '../exhibitions/title.ts';
import type { LocalizedText } from '../language.ts';
import type { RoomStyle } from '../virtual-gallery/room-styles.ts';
import type { ImportNoun } from './values.ts';

/**
 * How a cell is read. `size`, `year` and `period` fill several fields of the record. Cells of `artist`, `artists`, `gallery`, `galleries`,
 * `works`, `image` and `images` name other records or files, which have to be looked up: see `read-value.ts`.
 */
export type FieldKind =
  | 'id'
  | 'text'
  | 'longText'
  | 'size'
  | 'measure'
  | 'year'
  | 'day'
  | 'moment'
  | 'period'
  | 'flag'
  | 'number'
  | 'choice'
  | 'country'
  | 'email'
  | 'webAddress'
  | 'homepage'
  | 'authority'
  | 'artist'
  | 'artists'
  | 'gallery'
  | 'galleries'
  | 'works'
  | 'image'
  | 'images'
  | 'hours'
  | 'address'
  | 'place';

export interface ImportField {
  /** As the contract calls it. */
  name: string;
  kind: FieldKind;
  /** The head of its column in templates and exports. */
  label: LocalizedText;
  /** How people call it, as `headKey` writes names. Those of the field in Korean hold for its English twin (`title_en`) too. */
  heads: readonly string[];
  /** A new record cannot be made without it. */
  required?: true;
  /** The most characters that a text may have. */
  longest?: number;
  /** What a choice is called, by its key. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Never emptied by an empty cell: the record has a value of its own for it, or refuses to be without one. */
  keptWhenEmpty?: true;
}

const names = (heads: string): readonly string[] => heads.split(' ');

const id: ImportField = {
  name: 'id',
  kind: 'id',
  label: { ko: '화랑 ID', en: 'Hwarang ID' },
  heads: names('id _id 화랑id 화랑아이디 hwarangid recordid'),
};

const exposed: ImportField = {
  name: 'is_exposed',
  kind: 'flag',
  label: { ko: '공개', en: 'Public' },
  heads: names(
    '공개 공개여부 노출 노출여부 게시 게시여부 isexposed exposed public ispublic visible visibility published',
  ),
  keptWhenEmpty: true,
};

const words = (all: Record<string, LocalizedText>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(all).map(([key, { ko, en }]) => [key, [ko, en]]));

/** A license is known by its key, its name in both languages and its address. */
const licenseNames = (key: LicenseKey): string[] => {
  const { ko, en } = licenseName(key);
  const uri = licenseUri(key);
  return [ko, en, ...(uri ? [uri, uri.replace('http:', 'https:')] : [])];
};

/** What a museum writes where it means one of ours. 'CC BY' without a number is none: it does not say which version. */
const rights: Partial<Record<LicenseKey, readonly string[]>> = {
  'cc0-1.0': ['CC0', 'CC0 1.0', 'CC Zero'],
  'pdm-1.0': ['Public Domain', 'Public Domain Mark', 'PD', '공유저작물', '만료저작물', '저작권 만료'],
  'all-rights-reserved': ['All rights reserved', '©', '모든 권리 보유'],
  inc: ['In Copyright', 'Copyrighted', '저작권 있음'],
  'inc-edu': ['In Copyright - Educational Use', 'In Copyright - Educational Use Permitted'],
  'noc-us': ['No Copyright - United States'],
  'noc-cr': ['No Copyright - Contractual Restrictions'],
  nkc: ['No Known Copyright'],
  und: ['Copyright Undetermined'],
};

const artworks: readonly ImportField[] = [
  id,
  {
    name: 'inventory_number',
    kind: 'text',
    label: { ko: '소장번호', en: 'Inventory no.' },
    heads: names(
      '소장번호 소장품번호 관리번호 작품번호 등록번호 유물번호 작품관리번호 소장품관리번호 작품코드 관리코드 inventorynumber inventoryno inventory invno inv invnr accessionnumber accessionno accession objectnumber objectno catalogueno catalognumber cataloguenumber catno itemnumber itemno stocknumber stockno sku artworkid workid ref reference refno',
    ),
    longest: 100,
  },
  {
    name: 'title',
    kind: 'text',
    label: { ko: '작품명', en: 'Title' },
    heads: names(
      '작품명 작품제목 제목 명칭 작품명칭 유물명 유물명칭 작품이름 title titles name artworktitle worktitle objecttitle artwork 작품',
    ),
    required: true,
    longest: 300,
  },
  {
    name: 'title_en',
    kind: 'text',
    label: { ko: '작품명(영문)', en: 'Title (English)' },
    heads: names('영문명 영문제목 영문작품명 titleen englishtitle titleenglish'),
    longest: 300,
  },
  {
    name: 'owner',
    kind: 'artist',
    label: { ko: '작가', en: 'Artist' },
    heads: names(
      '작가 작가명 작가이름 작자 제작자 화가 아티스트 artist artistname artists owner maker creator author painter artistdisplayname constituent displayname',
    ),
  },
  {
    name: 'material',
    kind: 'text',
    label: { ko: '재료', en: 'Material' },
    heads: names(
      '재료 재질 재료및기법 재료기법 재료기법명 기법 매체 재료와기법 재질및기법 재료재질 재질재료 material materials medium media technique materialsandtechniques mediumtechnique mediumandsupport',
    ),
    longest: 300,
  },
  {
    name: 'material_en',
    kind: 'text',
    label: { ko: '재료(영문)', en: 'Material (English)' },
    heads: names('materialen mediumen 영문재료'),
    longest: 300,
  },
  {
    name: 'size',
    kind: 'size',
    label: { ko: '크기', en: 'Size' },
    heads: names(
      '크기 작품크기 규격 작품규격 사이즈 치수 실측 실측치 가로세로 가로x세로 가로세로깊이 세로가로 크기cm 호수 size sizes dimension dimensions measurements measurement dims sizecm dimensionscm format wxh hxw wxhxd hxwxd wh hw whd hwd',
    ),
    longest: 1000,
  },
  {
    name: 'width_cm',
    kind: 'measure',
    label: { ko: '가로(cm)', en: 'Width (cm)' },
    heads: names('가로 너비 폭 가로길이 가로cm width w widthcm'),
  },
  {
    name: 'height_cm',
    kind: 'measure',
    label: { ko: '세로(cm)', en: 'Height (cm)' },
    heads: names('세로 높이 세로길이 세로cm height h heightcm'),
  },
  {
    name: 'depth_cm',
    kind: 'measure',
    label: { ko: '깊이(cm)', en: 'Depth (cm)' },
    heads: names('깊이 두께 깊이cm depth d depthcm'),
  },
  {
    name: 'edition',
    kind: 'text',
    label: { ko: '에디션', en: 'Edition' },
    heads: names('에디션 에디션번호 판수 판번호 edition editionnumber editionno ed'),
    longest: 60,
  },
  {
    name: 'year',
    kind: 'year',
    label: { ko: '제작 연도', en: 'Year' },
    heads: names(
      '제작연도 제작년도 연도 년도 제작일 제작시기 제작년 시대 제작시대 연대 제작연대 창작연도 year years date dated dates datemade yearmade created datecreated creationdate productiondate objectdate yearcreated yearofcreation period',
    ),
  },
  {
    name: 'year_text',
    kind: 'text',
    label: { ko: '연도 표기', en: 'Date as shown' },
    heads: names('연도표기 연대표기 yeartext datetext displaydate dateasshown datedisplay'),
    longest: longestYearText,
  },
  {
    name: 'text',
    kind: 'longText',
    label: { ko: '작품 설명', en: 'Description' },
    heads: names(
      '설명 작품설명 작품해설 해설 작품내용 내용 소개 작품소개 작가노트 작품노트 text description about notes caption summary objectdescription',
    ),
    longest: 20_000,
  },
  {
    name: 'text_en',
    kind: 'longText',
    label: { ko: '작품 설명(영문)', en: 'Description (English)' },
    heads: names('texten descriptionen 영문설명'),
    longest: 20_000,
  },
  {
    name: 'license',
    kind: 'choice',
    label: { ko: '이용 조건', en: 'License' },
    heads: names(
      '이용조건 라이선스 라이센스 저작권 이용허락 공공누리 license licence rights rightstype copyright copyrightstatus rightsstatement',
    ),
    choices: Object.fromEntries(licenseKeys.map((key) => [key, [...licenseNames(key), ...(rights[key] ?? [])]])),
  },
  {
    name: 'made_with_ai',
    kind: 'choice',
    label: { ko: '생성형 AI', en: 'Generative AI' },
    heads: names('생성형ai ai사용 ai ai사용여부 인공지능 madewithai generativeai aiuse'),
    choices: words(madeWithAiWords),
  },
  {
    name: 'image',
    kind: 'image',
    label: { ko: '이미지 파일', en: 'Image file' },
    heads: names(
      '이미지 이미지파일 이미지파일명 이미지명 사진 사진파일 사진파일명 파일명 파일 도판 image images imagefile imagefilename filename file picture pictures photo photos',
    ),
  },
  exposed,
  {
    name: 'position',
    kind: 'number',
    label: { ko: '순서', en: 'Order' },
    heads: names('순서 정렬순서 표시순서 position order sortorder displayorder'),
    keptWhenEmpty: true,
  },
];

/** A text with its twin in English. */
const inTwoLanguages = (name: string, ko: string, en: string, heads: string, longest: number): ImportField[] => [
  { name, kind: longest > 2000 ? 'longText' : 'text', label: { ko, en }, heads: names(heads), longest },
  {
    name: `${name}_en`,
    kind: longest > 2000 ? 'longText' : 'text',
    label: { ko: `${ko}(영문)`, en: `${en} (English)` },
    heads: [],
    longest,
  },
];

const authority = (name: string, label: string, heads: string): ImportField => ({
  name,
  kind: 'authority',
  label: { ko: label, en: label },
  heads: names(heads),
});

const artists: readonly ImportField[] = [
  id,
  {
    name: 'localname',
    kind: 'text',
    label: { ko: '이름', en: 'Name' },
    heads: names(
      '이름 성명 작가명 작가이름 작가 한글이름 한글명 국문이름 국문명 한글성명 localname name artist artistname fullname displayname koreanname',
    ),
    required: true,
    keptWhenEmpty: true,
    longest: 200,
  },
  {
    name: 'englishname',
    kind: 'text',
    label: { ko: '영문 이름', en: 'Name in English' },
    heads: names(
      '영문이름 영문명 영문성명 영어이름 englishname nameenglish nameinenglish nameen romanizedname latinname',
    ),
    required: true,
    keptWhenEmpty: true,
    longest: 200,
  },
  {
    name: 'Nickname',
    kind: 'text',
    label: { ko: '활동명', en: 'Nickname' },
    heads: names('활동명 닉네임 예명 필명 호 아호 별명 nickname alias artname penname'),
    longest: 200,
  },
  {
    name: 'usercountryname',
    kind: 'country',
    label: { ko: '국가', en: 'Country' },
    heads: names('국가 나라 국적 usercountryname country nationality countryofbirth'),
    longest: 200,
  },
  ...inTwoLanguages('edulevel', '학력', 'Education', '학력 최종학력 edulevel education educationalbackground', 20_000),
  ...inTwoLanguages(
    'ex_career',
    '개인전',
    'Solo exhibitions',
    '개인전 주요개인전 excareer soloexhibitions soloexhibition soloshows',
    20_000,
  ),
  ...inTwoLanguages(
    'ex_group_career',
    '단체전',
    'Group exhibitions',
    '단체전 주요단체전 그룹전 exgroupcareer groupexhibitions groupexhibition groupshows',
    20_000,
  ),
  ...inTwoLanguages('awards', '수상', 'Awards', '수상 수상경력 수상내역 awards award prizes', 20_000),
  ...inTwoLanguages(
    'statement',
    '작가 노트',
    'Statement',
    '작가노트 작가소개 소개 작업노트 작가의말 statement artiststatement bio biography about',
    20_000,
  ),
  {
    name: 'mobile',
    kind: 'text',
    label: { ko: '휴대전화', en: 'Mobile' },
    heads: names('휴대전화 휴대폰 핸드폰 연락처 전화 전화번호 휴대폰번호 mobile phone mobilephone telephone tel cell'),
    longest: 50,
    keptWhenEmpty: true,
  },
  {
    name: 'email',
    kind: 'email',
    label: { ko: '이메일', en: 'Email' },
    heads: names('이메일 메일 전자우편 이메일주소 메일주소 email mail emailaddress'),
    longest: 254,
    keptWhenEmpty: true,
  },
  {
    name: 'contact_public',
    kind: 'flag',
    label: { ko: '연락처 공개', en: 'Contact public' },
    heads: names('연락처공개 연락처공개여부 contactpublic publiccontact'),
    keptWhenEmpty: true,
  },
  {
    name: 'homepage',
    kind: 'homepage',
    label: { ko: '홈페이지', en: 'Website' },
    heads: names('홈페이지 웹사이트 누리집 사이트 홈페이지주소 homepage website web url site'),
    longest: 2000,
  },
  { name: 'blog', kind: 'text', label: { ko: '블로그', en: 'Blog' }, heads: names('블로그 blog'), longest: 500 },
  {
    name: 'facebook',
    kind: 'text',
    label: { ko: '페이스북', en: 'Facebook' },
    heads: names('페이스북 facebook fb'),
    longest: 500,
  },
  {
    name: 'instagram',
    kind: 'text',
    label: { ko: '인스타그램', en: 'Instagram' },
    heads: names('인스타그램 인스타 instagram insta ig'),
    longest: 500,
  },
  authority('ulan_id', 'ULAN ID', 'ulan ulanid'),
  authority('wikidata_id', 'Wikidata ID', 'wikidata wikidataid 위키데이터'),
  authority('isni_id', 'ISNI', 'isni isniid'),
  authority('viaf_id', 'VIAF ID', 'viaf viafid'),
  {
    name: 'machine_use',
    kind: 'choice',
    label: { ko: 'AI 학습 및 데이터 마이닝', en: 'AI training and data mining' },
    heads: names('ai학습 ai학습및데이터마이닝 ai학습허용 machineuse aitraining aitraininganddatamining tdm'),
    choices: words(machineUseWords),
  },
  {
    name: 'profileimg',
    kind: 'image',
    label: { ko: '프로필 이미지 파일', en: 'Portrait file' },
    heads: names(
      '프로필이미지 프로필이미지파일 프로필사진 작가사진 사진 이미지 이미지파일 파일명 profileimg profileimage profilepicture portrait portraitfile photo image imagefile filename file',
    ),
  },
  exposed,
];

const galleries: readonly ImportField[] = [
  id,
  {
    name: 'name',
    kind: 'text',
    label: { ko: '갤러리명', en: 'Gallery' },
    heads: names(
      '갤러리명 갤러리 이름 기관명 미술관명 미술관 전시장명 전시장 화랑명 상호 명칭 name gallery galleryname institution venue museum',
    ),
    required: true,
    longest: 300,
  },
  {
    name: 'name_en',
    kind: 'text',
    label: { ko: '갤러리명(영문)', en: 'Gallery (English)' },
    heads: names('영문명 영문이름 영문갤러리명 nameen englishname'),
    longest: 300,
  },
  {
    name: 'email',
    kind: 'text',
    label: { ko: '이메일', en: 'Email' },
    heads: names('이메일 메일 전자우편 email mail emailaddress'),
    longest: 254,
  },
  {
    name: 'homepage',
    kind: 'webAddress',
    label: { ko: '홈페이지', en: 'Website' },
    heads: names('홈페이지 웹사이트 누리집 사이트 홈페이지주소 homepage website web url site'),
    longest: 2000,
  },
  {
    name: 'contact',
    kind: 'text',
    label: { ko: '연락처', en: 'Contact' },
    heads: names('연락처 전화 전화번호 대표전화 문의 contact phone telephone tel phonenumber'),
    longest: 300,
  },
  ...inTwoLanguages(
    'description',
    '소개',
    'Description',
    '소개 설명 갤러리소개 기관소개 description about text',
    20_000,
  ),
  {
    name: 'gallery_hours',
    kind: 'hours',
    label: { ko: '운영 시간', en: 'Opening hours' },
    heads: names('운영시간 영업시간 관람시간 개관시간 galleryhours openinghours hours businesshours'),
  },
  {
    name: 'gallery_address',
    kind: 'address',
    label: { ko: '주소', en: 'Address' },
    heads: names('주소 소재지 위치 도로명주소 galleryaddress address location'),
  },
  {
    name: 'gallery_address_en',
    kind: 'address',
    label: { ko: '주소(영문)', en: 'Address (English)' },
    heads: names('영문주소 addressen englishaddress'),
  },
  {
    name: 'googlegeolocation',
    kind: 'place',
    label: { ko: '위도, 경도', en: 'Latitude, longitude' },
    heads: names('위도경도 좌표 위경도 googlegeolocation geolocation coordinates latlng latlong latitudelongitude gps'),
  },
  {
    name: 'image',
    kind: 'images',
    label: { ko: '이미지 파일', en: 'Image files' },
    heads: names('이미지 이미지파일 사진 사진파일 파일명 image images imagefile imagefiles photo photos filename file'),
  },
  exposed,
];

const roomNames: Record<RoomStyle, readonly string[]> = {
  'white-cube': ['화이트 큐브', 'White cube'],
  'dark-room': ['어두운 방', 'Dark room'],
  hanok: ['한옥', 'Hanok'],
  concrete: ['콘크리트', 'Concrete'],
};

const exhibitions: readonly ImportField[] = [
  id,
  {
    name: 'title',
    kind: 'text',
    label: { ko: '전시명', en: 'Exhibition' },
    heads: names('전시명 전시제목 전시 전시회 전시회명 제목 title exhibition exhibitiontitle exhibitionname show name'),
    required: true,
    longest: longestTitle,
  },
  {
    name: 'title_en',
    kind: 'text',
    label: { ko: '전시명(영문)', en: 'Exhibition (English)' },
    heads: names('영문명 영문제목 영문전시명 titleen englishtitle'),
    longest: longestTitle,
  },
  {
    name: 'period',
    kind: 'period',
    label: { ko: '전시 기간', en: 'Period' },
    heads: names('전시기간 기간 일정 전시일정 period dates duration'),
    longest: 300,
  },
  {
    name: 'opens_on',
    kind: 'day',
    label: { ko: '시작일', en: 'Opens on' },
    heads: names('시작일 개막일 전시시작 전시시작일 시작 개막 openson startdate start opens opening from begindate'),
  },
  {
    name: 'closes_on',
    kind: 'day',
    label: { ko: '종료일', en: 'Closes on' },
    heads: names('종료일 폐막일 마감일 전시종료 전시종료일 종료 폐막 closeson enddate end closes closing to until'),
  },
  {
    name: 'businesshour',
    kind: 'text',
    label: { ko: '관람 시간', en: 'Opening hours' },
    heads: names('관람시간 운영시간 전시시간 businesshour businesshours openinghours hours'),
    longest: 500,
  },
  ...inTwoLanguages(
    'detailinfotext',
    '전시 소개',
    'Description',
    '전시소개 소개 설명 전시설명 전시서문 서문 내용 detailinfotext description text about introduction',
    50_000,
  ),
  {
    name: 'gallery',
    kind: 'gallery',
    label: { ko: '전시 장소', en: 'Gallery' },
    heads: names('전시장소 장소 갤러리 갤러리명 전시장 주최 미술관 gallery venue location place galleryname museum'),
  },
  {
    name: 'galleries',
    kind: 'galleries',
    label: { ko: '다른 전시 장소', en: 'Further galleries' },
    heads: names('다른전시장소 추가전시장소 순회장소 galleries furthergalleries othervenues venues'),
  },
  {
    name: 'artists',
    kind: 'artists',
    label: { ko: '참여 작가', en: 'Artists' },
    heads: names('참여작가 작가 작가명 출품작가 artists artist participatingartists'),
  },
  {
    name: 'art_works',
    kind: 'works',
    label: { ko: '출품작', en: 'Artworks' },
    heads: names(
      '출품작 출품작품 전시작품 작품 작품목록 작품번호 소장번호 artworks works checklist worklist inventorynumbers',
    ),
  },
  {
    name: 'mainimage',
    kind: 'images',
    label: { ko: '대표 이미지 파일', en: 'Image files' },
    heads: names(
      '대표이미지 대표이미지파일 이미지 이미지파일 포스터 사진 파일명 mainimage image images imagefile imagefiles poster photo filename file',
    ),
  },
  {
    name: 'room_style',
    kind: 'choice',
    label: { ko: '전시실 양식', en: 'Room style' },
    heads: names('전시실양식 전시실 공간 roomstyle room'),
    choices: roomNames,
    keptWhenEmpty: true,
  },
  exposed,
  {
    name: 'shown_from',
    kind: 'moment',
    label: { ko: '공개 시작', en: 'Shown from' },
    heads: names('공개시작 게시시작 shownfrom publishat'),
  },
  {
    name: 'shown_to',
    kind: 'moment',
    label: { ko: '공개 종료', en: 'Shown to' },
    heads: names('공개종료 게시종료 shownto unpublishat'),
  },
];

/** For each noun the fields that a column may fill, in the order of templates and exports. */
export const importFields: Record<ImportNoun, readonly ImportField[]> = {
  'art-works': artworks,
  artists,
  galleries,
  exhibitions,
};

export const importField = (noun: ImportNoun, name: string): ImportField | undefined =>
  importFields[noun].find((field) => field.name === name);
