import type { Language, LocalizedText } from '../language.ts';

/** What is said of a cell; `{value}` is the gap for what was written or understood. No gap is followed by a Korean particle. */
export const noteWords = {
  required: { ko: '비어 있습니다. 꼭 필요한 항목입니다.', en: 'This is empty, and a record needs it.' },
  tooLong: {
    ko: '너무 깁니다. {longest}자까지 쓸 수 있습니다. (현재 {length}자)',
    en: 'This is too long: at most {longest} characters, and it has {length}.',
  },
  unkeepable: {
    ko: '저장할 수 없는 문자가 들어 있습니다.',
    en: 'This holds characters that cannot be stored.',
  },
  invalid: { ko: '받아들일 수 없는 값입니다: {message}', en: 'This was not accepted: {message}' },
  badId: {
    ko: '화랑 ID가 아닙니다: ‘{value}’. 새로 등록하려면 비워 두세요.',
    en: '‘{value}’ is not a Hwarang ID. Leave it empty for a new record.',
  },
  sizeDoubtful: {
    ko: '‘{value}’ → {size}. 맞는지 확인해 주세요.',
    en: '‘{value}’ was read as {size}. Please check.',
  },
  sizeRest: {
    ko: '{size}만 등록합니다. 등록하지 않는 내용: ‘{rest}’',
    en: 'Only {size} is kept. Left out: ‘{rest}’',
  },
  sizeOfCanvas: {
    ko: '캔버스 {canvas} → {size}. 방향이 다르면 가로와 세로를 직접 적어 주세요.',
    en: 'Canvas {canvas} was read as {size}. If it stands the other way round, write width and height.',
  },
  sizeAsText: {
    ko: '치수를 읽지 못해 적힌 대로 보여 줍니다: ‘{value}’',
    en: 'No measures were found in ‘{value}’. It will be shown as written.',
  },
  badMeasure: {
    ko: '길이를 읽지 못했습니다: ‘{value}’. 예: 45.5 또는 455 mm',
    en: '‘{value}’ is not a length. Write 45.5 or 455 mm.',
  },
  measureDoubtful: {
    ko: '‘{value}’ → {measure}. 맞는지 확인해 주세요.',
    en: '‘{value}’ was read as {measure}. Please check.',
  },
  measuresDiffer: {
    ko: '크기 열과 치수 열이 서로 다릅니다. 치수 열을 따라 {size}로 등록합니다.',
    en: 'The column of sizes says otherwise. The single measures are taken: {size}.',
  },
  sizeIncomplete: {
    ko: '가로와 세로가 모두 있어야 합니다. 적힌 대로 보여 줍니다: ‘{value}’',
    en: 'Width and height are both needed. It will be shown as written: ‘{value}’',
  },
  yearDoubtful: {
    ko: '‘{value}’ → {year}년 작품으로 정렬하고, 적힌 대로 보여 줍니다.',
    en: '‘{value}’ will be sorted under {year} and shown as written.',
  },
  yearAsText: {
    ko: '연도를 알 수 없어 적힌 대로 보여 주고, 연도순에서는 연도 없는 작품으로 둡니다: ‘{value}’',
    en: 'No year was found in ‘{value}’. It will be shown as written and sorted as undated.',
  },
  badDay: {
    ko: '날짜를 읽지 못했습니다: ‘{value}’. 예: 2021-05-01',
    en: '‘{value}’ is not a date. Write 2021-05-01.',
  },
  dayDoubtful: {
    ko: '‘{value}’ → {day}. 맞는지 확인해 주세요.',
    en: '‘{value}’ was read as {day}. Please check.',
  },
  badMoment: {
    ko: '날짜와 시각을 읽지 못했습니다: ‘{value}’. 예: 2021-05-01 10:00',
    en: '‘{value}’ is not a time. Write 2021-05-01 10:00.',
  },
  periodAsText: {
    ko: '시작일과 종료일을 읽지 못해 적힌 대로 보여 줍니다: ‘{value}’',
    en: 'No first and last day were found in ‘{value}’. It will be shown as written.',
  },
  closesBeforeOpens: {
    ko: '종료일({closes})이 시작일({opens})보다 빠릅니다.',
    en: 'It closes on {closes}, before it opens on {opens}.',
  },
  badFlag: {
    ko: '예 또는 아니요로 적어 주세요: ‘{value}’',
    en: 'Write yes or no instead of ‘{value}’.',
  },
  badNumber: {
    ko: '정수가 아닙니다: ‘{value}’',
    en: '‘{value}’ is not a whole number.',
  },
  badChoice: {
    ko: '고를 수 없는 값입니다: ‘{value}’. 가능한 값: {choices}',
    en: '‘{value}’ is not one of: {choices}',
  },
  licenseUnknown: {
    ko: '아는 이용 조건이 아니어서 ‘모든 권리 보유’로 등록합니다: ‘{value}’',
    en: '‘{value}’ is no license we know. All rights are kept as reserved.',
  },
  countryAsText: {
    ko: '아는 나라 이름이 아니어서 적힌 대로 보여 줍니다: ‘{value}’',
    en: '‘{value}’ is no country we know. It will be shown as written.',
  },
  badEmail: { ko: '이메일 주소가 아닙니다: ‘{value}’', en: '‘{value}’ is not an email address.' },
  badAddress: {
    ko: '웹 주소가 아닙니다: ‘{value}’. 예: https://example.com',
    en: '‘{value}’ is not a web address. Write https://example.com.',
  },
  badAuthority: { ko: '올바른 식별 번호가 아닙니다: ‘{value}’', en: '‘{value}’ is not a valid identifier.' },
  hoursAsText: {
    ko: '운영 시간을 읽지 못해 적힌 대로 보여 줍니다: ‘{value}’',
    en: 'No opening hours were found in ‘{value}’. It will be shown as written.',
  },
  addressDoubtful: {
    ko: '주소를 나누지 못해 한 줄로 등록합니다: ‘{value}’',
    en: 'The address could not be split and is kept as one line: ‘{value}’',
  },
  badPlace: {
    ko: '위도와 경도를 읽지 못했습니다: ‘{value}’. 예: 37.5796, 126.9770',
    en: '‘{value}’ is not a latitude and longitude. Write 37.5796, 126.9770.',
  },
  severalArtists: {
    ko: '작가는 한 사람만 등록할 수 있어 ‘{taken}’만 연결합니다: ‘{value}’',
    en: 'A work has one artist: of ‘{value}’ only ‘{taken}’ is taken.',
  },
  severalImages: {
    ko: '이미지는 한 장만 등록할 수 있어 ‘{taken}’만 씁니다: ‘{value}’',
    en: 'There is room for one image: of ‘{value}’ only ‘{taken}’ is taken.',
  },
  imageIsAddress: {
    ko: '웹 주소의 이미지는 가져오지 않습니다. 파일을 함께 올려 주세요: ‘{value}’',
    en: 'Images are not fetched from the web. Upload the file instead of ‘{value}’.',
  },
  imageNotAFile: { ko: '이미지 파일 이름이 아닙니다: ‘{value}’', en: '‘{value}’ is not the name of an image file.' },
  imageMissing: {
    ko: '올린 이미지 가운데 ‘{value}’ 파일이 없습니다. 이 이미지 없이 가져옵니다.',
    en: 'No uploaded image is called ‘{value}’. The row is taken without it.',
  },
  recordMissing: {
    ko: '이 ID의 기록이 없습니다: ‘{value}’',
    en: 'There is no record with the ID ‘{value}’.',
  },
  nameTurned: {
    ko: '‘{value}’ → ‘{name}’. 맞는지 확인해 주세요.',
    en: '‘{value}’ was read as ‘{name}’. Please check.',
  },
  nameTwice: {
    ko: '{row}행과 이름이 같습니다: ‘{value}’. 다른 사람이라면 새로 등록을 골라 주세요.',
    en: 'Row {row} has the same name, ‘{value}’. If this is somebody else, choose to make a new record.',
  },
  recordTwice: {
    ko: '{row}행과 같은 기록입니다. 한 기록은 한 행에만 적어 주세요.',
    en: 'Row {row} is the same record. A record may stand in one row only.',
  },
  recordsAlike: {
    ko: '이미 있는 기록과 같은 것인지 골라 주세요: ‘{value}’',
    en: 'Is ‘{value}’ one of these records, or a new one?',
  },
  artistMissing: {
    ko: '등록된 작가가 아닙니다: ‘{value}’. 새 작가로 등록할지 골라 주세요.',
    en: 'There is no artist called ‘{value}’. Choose whether to add a new one.',
  },
  artistAlike: {
    ko: '어느 작가인지 골라 주세요: ‘{value}’',
    en: 'Which artist is meant by ‘{value}’?',
  },
  artistNew: { ko: '새 작가를 함께 등록합니다: {value}', en: 'A new artist is added: {value}' },
  galleryMissing: {
    ko: '등록된 갤러리가 아닙니다: ‘{value}’',
    en: 'There is no gallery called ‘{value}’.',
  },
  galleryAlike: {
    ko: '어느 갤러리인지 골라 주세요: ‘{value}’',
    en: 'Which gallery is meant by ‘{value}’?',
  },
  workMissing: {
    ko: '이 소장번호나 ID의 작품이 없습니다: ‘{value}’',
    en: 'There is no work with the number or ID ‘{value}’.',
  },
  workSeveral: {
    ko: '소장번호 ‘{value}’의 작품이 여러 점입니다. 어느 작품인지 골라 주세요.',
    en: 'Several works have the number ‘{value}’. Which one is meant?',
  },
  artistNotRepresented: {
    ko: '소속 작가가 아닙니다: ‘{value}’. 소속 요청을 수락한 작가만 적을 수 있습니다.',
    en: '‘{value}’ is not an artist you represent. Only artists who have accepted can stand here.',
  },
  workNotAgreed: {
    ko: '전시할 수 있는 작품이 아닙니다: ‘{value}’. 위탁 작품이나 소속 작가의 공개 작품을 적어 주세요.',
    en: '‘{value}’ cannot be shown: it is neither on consignment nor a public work of an artist you represent.',
  },
  workOfArtist: {
    ko: '적힌 내용이 등록된 작품과 다릅니다. 작품 정보는 작가만 고칠 수 있습니다.',
    en: 'This differs from the work as it stands, and only its artist can change it.',
  },
  artistStays: {
    ko: '등록된 작품의 작가는 바꿀 수 없습니다.',
    en: 'The artist of a work that is already here cannot be changed.',
  },
  worksFull: {
    ko: '갤러리의 작품이 {most}점을 넘습니다. 이 행은 가져올 수 없습니다.',
    en: 'A gallery can have {most} works, and this row would go beyond that.',
  },
  tooMany: {
    ko: '너무 많습니다. {most}개까지 적을 수 있습니다.',
    en: 'Too many: at most {most}.',
  },
} as const satisfies Record<string, LocalizedText>;

export type NoteKey = keyof typeof noteWords;

interface SaidNote {
  key: string;
  values?: Record<string, string> | undefined;
}

/** What is said of a cell as a sentence. A key of a later version is told as itself rather than not at all. */
export function noteText({ key, values = {} }: SaidNote, language: Language): string {
  const words: LocalizedText | undefined = Object.hasOwn(noteWords, key) ? noteWords[key as NoteKey] : undefined;
  return (words?.[language] ?? key).replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
