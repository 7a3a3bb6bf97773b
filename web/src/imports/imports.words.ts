import { importNounWords, importWords } from '@hwarang/domain/imports/imports.words';
import {
  type ImportMode,
  type ImportNoun,
  type ImportState,
  importLimits,
  type RowOutcome,
} from '@hwarang/domain/imports/values';
import type { Language, LocalizedText } from '@hwarang/domain/language';
import { mediaWords } from '@hwarang/domain/media/media.words';
import { thousands } from '@hwarang/domain/thousands';

export const importsWords = {
  title: { ko: '가져오기·내보내기', en: 'Import & export' },
  lead: {
    ko: '엑셀로 정리한 소장품을 그대로 올려 주세요. 먼저 검사만 하며, 확인하고 ‘가져오기’를 누르기 전에는 아무것도 바뀌지 않습니다.',
    en: 'Bring your collection as you keep it in Excel. Your file is only checked first: nothing changes until you press Import.',
  },
  galleryLead: {
    ko: '엑셀로 정리한 작품과 전시를 그대로 올려 주세요. 먼저 검사만 하며, 작품은 작가가 동의하기 전까지 공개되지 않습니다.',
    en: 'Bring your works and exhibitions as you keep them in Excel. Your file is only checked first, and no work is shown before its artist agrees.',
  },
  add: { ko: '파일 올리기', en: 'Upload a file' },
  noun: { ko: '한 행에 무엇이 적혀 있나요?', en: 'What is in each row?' },
  sheet: { ko: '엑셀 또는 CSV 파일', en: 'Spreadsheet' },
  dropSheet: { ko: '파일을 여기에 끌어다 놓거나 눌러서 선택하세요', en: 'Drag a file here or click to browse' },
  sheetKinds: { ko: 'XLSX, ODS, CSV (200MB까지)', en: 'XLSX, ODS or CSV, up to 200 MB' },
  wrongSheet: {
    ko: 'XLSX, ODS, CSV 파일만 올릴 수 있습니다.',
    en: 'Please choose an XLSX, ODS or CSV file.',
  },
  oldExcel: {
    ko: '예전 엑셀 형식(.xls)입니다. 엑셀에서 ‘다른 이름으로 저장’을 눌러 .xlsx로 저장한 뒤 올려 주세요.',
    en: 'This is the old Excel format (.xls). In Excel, choose Save As and save it as .xlsx, then upload that file.',
  },
  uploading: { ko: '파일을 올리는 중', en: 'Uploading' },
  reading: { ko: '파일을 읽고 있습니다', en: 'Reading your file' },
  cancel: { ko: '취소', en: 'Cancel' },
  uploadFailed: {
    ko: '파일을 올리지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t upload the file. Please try again.',
  },
  template: {
    ko: '처음이신가요? 예시가 들어 있는 양식을 내려받아 채워 보세요.',
    en: 'Starting from scratch? Fill in a template with example rows.',
  },
  templateXlsx: { ko: '양식 (Excel)', en: 'Template (Excel)' },
  templateCsv: { ko: '양식 (CSV)', en: 'Template (CSV)' },
  earlier: { ko: '올린 파일', en: 'Uploaded files' },
  none: { ko: '아직 올린 파일이 없습니다', en: 'No files uploaded yet' },
  file: { ko: '파일', en: 'File' },
  state: { ko: '상태', en: 'Status' },
  rows: { ko: '행', en: 'Rows' },
  uploaded: { ko: '올린 날', en: 'Uploaded' },
  exportTitle: { ko: '내보내기', en: 'Export' },
  exportLead: {
    ko: '내보낸 파일은 엑셀에서 고쳐 다시 가져올 수 있습니다.',
    en: 'You can edit an exported file in Excel and import it again.',
  },
  galleryExportLead: {
    ko: '위탁 중인 작품과 갤러리의 전시를 엑셀이나 CSV로 내려받습니다.',
    en: 'Your works on consignment and your exhibitions, as Excel or CSV.',
  },
  withIds: { ko: 'ID 열 포함', en: 'Include the ID column' },
  withIdsHint: {
    ko: '다시 가져올 때 같은 기록을 알아봅니다. 다른 사이트로 옮길 때는 빼 주세요.',
    en: 'Lets an import recognise the same records. Leave it out when you move to another site.',
  },
  whole: { ko: '소장품 전체 내보내기 (ZIP)', en: 'Export the whole collection (ZIP)' },
  wholeHint: {
    ko: '엑셀 파일 네 개와 원본 이미지가 모두 들어 있습니다. 이미지가 많으면 시간이 걸립니다.',
    en: 'Four Excel files and every original image. With many images this takes a while.',
  },
  back: { ko: '목록으로', en: 'Back to list' },
  remove: { ko: '이 파일 지우기', en: 'Delete this file' },
  removeTitle: { ko: '올린 파일을 지울까요?', en: 'Delete this uploaded file?' },
  removeText: {
    ko: '검사 결과와 되돌리기 정보가 함께 지워집니다. 이미 가져온 기록은 그대로 남습니다.',
    en: 'Its check and the way to undo it are deleted too. Records that were imported stay.',
  },
  steps: { ko: '가져오기 단계', en: 'Steps of this import' },
  failed: {
    ko: '처리하지 못했습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'That didn’t work. Please try again in a moment.',
  },
  reconnecting: {
    ko: '서버에 연결하지 못했습니다. 다시 시도하고 있습니다. 작업은 서버에서 계속됩니다.',
    en: 'Couldn’t reach the server. Trying again; the work goes on there.',
  },
  leaveFreely: {
    ko: '이 페이지를 떠나도 계속 진행됩니다. 언제든 돌아와 확인하세요.',
    en: 'You can leave this page; the work goes on. Come back whenever you like.',
  },

  columns: { ko: '열 맞추기', en: 'Match the columns' },
  columnsLead: {
    ko: '각 열에 무엇이 적혀 있는지 짐작해 두었습니다. 예시 값을 보고 다른 곳만 고쳐 주세요.',
    en: 'We guessed what each column holds. Look at the sample values and correct what is wrong.',
  },
  noHead: { ko: '제목 없음', en: 'No heading' },
  noSamples: { ko: '비어 있음', en: 'Empty' },
  becomes: { ko: '가져올 항목', en: 'Import as' },
  leftOut: { ko: '가져오지 않음', en: 'Don’t import' },
  requiredMark: { ko: '필수', en: 'required' },
  check: { ko: '검사하기', en: 'Check the file' },
  checkAgain: { ko: '다시 검사하기', en: 'Check again' },
  checkSafe: { ko: '검사만 합니다. 아무것도 저장되지 않습니다.', en: 'This only checks. Nothing is saved.' },
  noColumn: { ko: '가져올 열을 하나 이상 골라 주세요.', en: 'Choose at least one column to import.' },
  changeColumns: { ko: '열 다시 맞추기', en: 'Change the columns' },
  keepColumns: { ko: '검사 결과로 돌아가기', en: 'Back to the check' },

  pictures: { ko: '이미지', en: 'Pictures' },
  pictureFiles: { ko: '이미지 파일 또는 ZIP', en: 'Picture files or a ZIP' },
  picturesLead: {
    ko: '이미지 열에 적힌 파일 이름과 같은 이미지를 올려 주세요. 폴더 이름과 대소문자는 상관없습니다.',
    en: 'Add the files that your image column names. Folders and capital letters don’t matter.',
  },
  dropPictures: {
    ko: 'ZIP 파일이나 이미지, 폴더를 여기에 끌어다 놓으세요',
    en: 'Drag a ZIP file, pictures or a folder here',
  },
  pictureKinds: {
    ko: '눌러서 선택할 수도 있습니다. ZIP이 200MB보다 크면 폴더를 그대로 끌어다 놓으세요.',
    en: 'Or click to browse. If your ZIP is larger than 200 MB, drag the folder itself.',
  },
  wrongPicture: {
    ko: 'ZIP과 이미지만 올릴 수 있습니다. 다른 파일은 제외했습니다: ',
    en: 'Only ZIP files and pictures can be added. Left out: ',
  },
  readingPictures: { ko: '이미지를 처리하고 있습니다', en: 'Processing pictures' },
  picturesFailed: {
    ko: '이미지를 올리지 못했습니다. 다시 시도해 주세요.',
    en: 'Couldn’t add the pictures. Please try again.',
  },

  result: { ko: '검사 결과', en: 'What the check found' },
  resultSafe: { ko: '아직 아무것도 저장되지 않았습니다.', en: 'Nothing has been saved yet.' },
  outcomes: { ko: '결과별 행', en: 'Rows by result' },
  all: { ko: '전체', en: 'All' },
  noted: { ko: '메모가 있는 행', en: 'Rows with notes' },
  rowsTable: { ko: '파일의 행', en: 'Rows of the file' },
  rowNumber: { ko: '행', en: 'Row' },
  outcome: { ko: '결과', en: 'Result' },
  noRows: { ko: '해당하는 행이 없습니다', en: 'No rows here' },
  problem: { ko: '문제', en: 'Problem' },
  question: { ko: '질문', en: 'Question' },
  warning: { ko: '알림', en: 'Note' },
  open: { ko: '기록 보기', en: 'Open record' },

  questions: { ko: '답이 필요합니다', en: 'Please answer' },
  questionsLead: {
    ko: '이미 있는 기록과 비슷합니다. 같은 것인지 알려 주세요. 같은 값이 적힌 모든 행에 함께 적용됩니다.',
    en: 'These look like records you already have. Tell us which they are. One answer counts for every row that says the same.',
  },
  makeNew: { ko: '새로 등록', en: 'Make a new one' },
  notNow: { ko: '아직 정하지 않음 (이 행은 가져오지 않음)', en: 'Not decided yet (these rows are left out)' },
  answer: { ko: '답을 반영해 다시 검사', en: 'Use these answers and check again' },
  moreQuestions: {
    ko: '앞의 질문에 답하면 나머지 질문이 나타납니다.',
    en: 'More questions follow once these are answered.',
  },

  correct: { ko: '엑셀에서 고치기', en: 'Correct it in Excel' },
  correctLead: {
    ko: '보고서는 올린 파일 그대로이며, 첫 열에 이유가 적혀 있습니다. 고쳐서 다시 올리면 됩니다.',
    en: 'The report is your file with the reasons in its first column. Correct it and upload it again.',
  },
  reportXlsx: { ko: '보고서 (Excel)', en: 'Report (Excel)' },
  reportCsv: { ko: '보고서 (CSV)', en: 'Report (CSV)' },
  corrected: { ko: '고친 파일', en: 'Corrected file' },

  mode: { ko: '문제가 있는 행이 있으면', en: 'If a row can’t be imported' },
  togetherBlocked: {
    ko: '가져올 수 없거나 답이 필요한 행이 있어 시작할 수 없습니다. 고쳐서 다시 올리거나 그 행을 빼고 가져오세요.',
    en: 'Some rows can’t be imported or need an answer, so this can’t start. Correct them, or leave them out.',
  },
  nothingToDo: {
    ko: '새로 등록하거나 수정할 것이 없습니다.',
    en: 'There is nothing new and nothing to change.',
  },
  artistsFirst: {
    ko: '새 작품은 비공개로 등록되며, 작가에게 위탁 요청 메일이 갑니다.',
    en: 'New works are kept private, and their artists are asked by email to consign them.',
  },
  artistsAsked: {
    ko: '작가가 ‘내 갤러리’에서 수락하면 위탁 작품이 됩니다.',
    en: 'Each work is on consignment once its artist accepts it under “My galleries”.',
  },
  galleryUndo: {
    ko: '작가가 답하거나 수정하기 전이라면 한 번에 되돌릴 수 있습니다.',
    en: 'You can undo the whole import until an artist answers or changes something.',
  },
  runUndo: { ko: '가져온 뒤에도 한 번에 되돌릴 수 있습니다.', en: 'You can undo the whole import afterwards.' },

  done: { ko: '가져왔습니다', en: 'Imported' },
  halfWay: { ko: '일부만 가져왔습니다', en: 'Only part of it was imported' },
  goOn: { ko: '이어서 가져오기', en: 'Go on importing' },
  records: { ko: '가져온 기록 보기', en: 'See the records' },
  undo: { ko: '이 가져오기 되돌리기', en: 'Undo this import' },
  undoTitle: { ko: '이 가져오기를 되돌릴까요?', en: 'Undo this import?' },
  undoText: {
    ko: '새로 등록한 기록은 삭제하고, 수정한 기록은 이전 상태로 되돌립니다.',
    en: 'New records are deleted, and changed ones become what they were before.',
  },
  undone: { ko: '되돌렸습니다', en: 'Undone' },
  undoneText: {
    ko: '모든 기록이 가져오기 전과 같습니다. 다시 가져오려면 다시 검사해 주세요.',
    en: 'Every record is as it was before. Check the file again to import it once more.',
  },
  changedSince: { ko: '되돌릴 수 없습니다', en: 'It can’t be undone' },
  changedSinceText: {
    ko: '가져온 뒤에 다른 수정이 있었습니다. 되돌리면 그 내용을 잃게 되므로 아무것도 바꾸지 않았습니다.',
    en: 'These were changed after the import. Undoing would lose that work, so nothing was touched.',
  },
  galleryChangedSince: {
    ko: '작가가 이미 답했거나 그 뒤에 수정된 기록이 있습니다. 아무것도 바꾸지 않았습니다.',
    en: 'An artist has answered, or these were changed since. Nothing was touched.',
  },
  failedTitle: { ko: '끝내지 못했습니다', en: 'It didn’t finish' },
} as const satisfies Record<string, LocalizedText>;

export const stateWords: Record<ImportState, LocalizedText> = {
  mapping: { ko: '열 맞추는 중', en: 'Matching columns' },
  checking: { ko: '검사 중', en: 'Checking' },
  checked: { ko: '검사 완료', en: 'Checked' },
  running: { ko: '가져오는 중', en: 'Importing' },
  done: { ko: '가져옴', en: 'Imported' },
  failed: { ko: '끝내지 못함', en: 'Not finished' },
  undoing: { ko: '되돌리는 중', en: 'Undoing' },
  undone: { ko: '되돌림', en: 'Undone' },
};

export const stepWords = {
  columns: { ko: '열 맞추기', en: 'Columns' },
  check: { ko: '검사', en: 'Check' },
  run: { ko: '가져오기', en: 'Import' },
} satisfies Record<string, LocalizedText>;

/** What would become of a row, and what has become of it. */
export const outcomeWords: Record<RowOutcome, LocalizedText> = {
  make: { ko: '새로 등록', en: 'New' },
  change: { ko: '수정', en: 'Changed' },
  leave: { ko: '변경 없음', en: 'Same as before' },
  ask: { ko: '답 필요', en: 'Needs an answer' },
  refuse: { ko: '가져올 수 없음', en: 'Refused' },
};

/** Why an import ended without a result, by what the server calls it. */
export const problemWords: Partial<Record<string, LocalizedText>> = {
  rowsRefused: {
    ko: '검사한 뒤에 다른 변경이 있어 가져올 수 없는 행이 생겼습니다. 아무것도 저장하지 않았습니다. 다시 검사해 주세요.',
    en: 'Something changed after the check, and some rows can no longer be imported. Nothing was saved. Please check again.',
  },
};

/** Why a picture is not taken: the API says it in English. */
const pictureProblems: readonly LocalizedText[] = [
  ...Object.values(mediaWords.refusals),
  { ko: '암호가 걸려 있습니다', en: 'It is protected by a password' },
  importWords.sameName,
  {
    ko: `한 번에 이미지 ${importLimits.images}개까지 가져올 수 있습니다`,
    en: `An import takes ${importLimits.images} pictures`,
  },
];
export const pictureProblem = (reason: string): LocalizedText =>
  pictureProblems.find(({ en }) => en === reason) ?? { ko: reason, en: reason };

export const modeWords: Record<ImportMode, LocalizedText> = {
  single: { ko: '그 행만 빼고 나머지를 가져옵니다', en: 'Leave that row out and import the others' },
  together: { ko: '아무것도 가져오지 않습니다', en: 'Import nothing at all' },
};

/** What is told of a file that was uploaded as such. */
export const formatName = (format: string): string =>
  ({ xlsx: 'Excel', ods: 'ODS', 'euc-kr': 'CSV · EUC-KR', cp949: 'CSV · CP949' })[format.toLowerCase()] ??
  `CSV · ${format.toUpperCase()}`;

const counted =
  (ko: (count: string) => string, one: string, many: (count: string) => string) =>
  (count: number): LocalizedText => ({
    ko: ko(thousands(count)),
    en: count === 1 ? one : many(thousands(count)),
  });

export const rowCount = counted(
  (n) => `${n}개 행`,
  '1 row',
  (n) => `${n} rows`,
);
export const pictureCount = counted(
  (n) => `이미지 ${n}개가 준비되어 있습니다.`,
  '1 picture is ready.',
  (n) => `${n} pictures are ready.`,
);
export const refusedPictures = counted(
  (n) => `이미지 ${n}개는 쓸 수 없습니다`,
  '1 picture can’t be used',
  (n) => `${n} pictures can’t be used`,
);
export const runRows = counted(
  (n) => `${n}개 행 가져오기`,
  'Import 1 row',
  (n) => `Import ${n} rows`,
);

/** The result in a few words, without what does not occur: '1,204 new', '32 changed', '3 need an answer', '5 refused'. */
const summaryParts: Record<RowOutcome, (count: number) => LocalizedText> = {
  make: counted(
    (n) => `새로 등록 ${n}`,
    '1 new',
    (n) => `${n} new`,
  ),
  change: counted(
    (n) => `수정 ${n}`,
    '1 changed',
    (n) => `${n} changed`,
  ),
  leave: counted(
    (n) => `변경 없음 ${n}`,
    '1 same as before',
    (n) => `${n} same as before`,
  ),
  ask: counted(
    (n) => `답 필요 ${n}`,
    '1 needs an answer',
    (n) => `${n} need an answer`,
  ),
  refuse: counted(
    (n) => `가져올 수 없음 ${n}`,
    '1 refused',
    (n) => `${n} refused`,
  ),
};
export const summaryOf = (counts: Record<RowOutcome, number>, language: Language): string[] =>
  (Object.keys(summaryParts) as RowOutcome[])
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => summaryParts[outcome](counts[outcome])[language]);

/** What is under way, and how far. */
export const progressText = (state: ImportState, done: number, rows: number): LocalizedText => ({
  ko: `${stateWords[state].ko} · ${thousands(rows)}개 행 중 ${thousands(done)}개`,
  en: `${stateWords[state].en} · ${thousands(done)} of ${thousands(rows)} rows`,
});

export const columnName = (letter: string, head: string): LocalizedText => ({
  ko: `${letter}열 ‘${head || importsWords.noHead.ko}’`,
  en: `Column ${letter}, ‘${head || importsWords.noHead.en}’`,
});
/** A field stands for one column: told when another one loses it. */
export const movedText = (field: string, column: LocalizedText): LocalizedText => ({
  ko: `‘${field}’ 항목을 옮겼습니다. ${column.ko}은 이제 가져오지 않습니다.`,
  en: `‘${field}’ has moved. ${column.en} is no longer imported.`,
});
export const missingText = (fields: string): LocalizedText => ({
  ko: `새 기록에 꼭 필요한 항목이 아직 없습니다: ${fields}`,
  en: `New records also need: ${fields}`,
});
export const leftOutText = counted(
  (n) => `${n}개 열은 가져오지 않습니다.`,
  '1 column is not imported.',
  (n) => `${n} columns are not imported.`,
);
export const exportWords = (noun: ImportNoun, kind: 'Excel' | 'CSV'): LocalizedText => ({
  ko: `${importNounWords[noun].ko} (${kind})`,
  en: `${importNounWords[noun].en} (${kind})`,
});
