import type { LocalizedText } from '../language.ts';
import { thousands } from '../thousands.ts';
import { importLimits } from './values.ts';

const [rows, columns, letters, galleryRows] = [
  importLimits.rows,
  importLimits.columns,
  importLimits.cellLength,
  importLimits.galleryRows,
].map(thousands);
const megabytes = importLimits.sheetBytes / 1024 / 1024;

/** Why a sheet cannot be read at all, with gaps such as `{row}`. */
export const sheetProblems = {
  kind: {
    ko: 'CSV, XLSX, ODS 파일만 읽을 수 있습니다.',
    en: 'Only CSV, XLSX and ODS files can be read.',
  },
  oldExcel: {
    ko: '예전 엑셀 형식(.xls)입니다. 엑셀에서 ‘통합 문서(.xlsx)’로 저장한 뒤 다시 올려 주세요.',
    en: 'This is the old Excel format (.xls). Please save it as an Excel workbook (.xlsx) and upload it again.',
  },
  password: {
    ko: '암호가 걸린 파일입니다. 암호를 해제하고 저장한 뒤 다시 올려 주세요.',
    en: 'The file is protected by a password. Please save it without one and upload it again.',
  },
  damaged: {
    ko: '파일이 손상되어 읽을 수 없습니다. 다시 저장한 뒤 올려 주세요.',
    en: 'The file is damaged and cannot be read. Please save it again and upload it anew.',
  },
  unpacked: {
    ko: '압축을 풀면 지나치게 커지는 파일이라 읽지 않았습니다.',
    en: 'The file grows far too large when it is unpacked, so it was not read.',
  },
  encoding: {
    ko: '문자 인코딩을 알 수 없습니다. ‘CSV UTF-8’로 저장한 뒤 다시 올려 주세요.',
    en: 'The character encoding is not recognised. Please save the file as ‘CSV UTF-8’ and upload it again.',
  },
  quote: {
    ko: '{row}행부터 큰따옴표가 닫히지 않았습니다.',
    en: 'A quotation mark is opened but never closed, from row {row} on.',
  },
  wide: {
    ko: '{row}행의 칸이 제목 행보다 많습니다. 구분 기호와 따옴표를 확인해 주세요.',
    en: 'Row {row} has more cells than there are columns. Please check its separators and quotation marks.',
  },
  empty: { ko: '시트에 내용이 없습니다.', en: 'The sheet is empty.' },
  noRows: { ko: '제목 행 아래에 내용이 없습니다.', en: 'There are no rows below the column headings.' },
  large: { ko: `파일이 ${megabytes}MB보다 큽니다.`, en: `The file is larger than ${megabytes} MB.` },
  rows: { ko: `행이 ${rows}개보다 많습니다.`, en: `There are more than ${rows} rows.` },
  galleryRows: {
    ko: `행이 ${galleryRows}개보다 많습니다. 파일을 나누어 올려 주세요.`,
    en: `There are more than ${galleryRows} rows. Please split the file.`,
  },
  gallerySheets: {
    ko: `보관 중인 파일이 ${importLimits.gallerySheets}개입니다. 지난 가져오기를 지운 뒤 다시 올려 주세요.`,
    en: `${importLimits.gallerySheets} files are kept already. Delete an earlier import and upload this one again.`,
  },
  columns: { ko: `열이 ${columns}개보다 많습니다.`, en: `There are more than ${columns} columns.` },
  cell: {
    ko: `{row}행 {column}열의 글이 ${letters}자보다 깁니다.`,
    en: `Row {row}, column {column}: the text is longer than ${letters} characters.`,
  },
} satisfies Record<string, LocalizedText>;

export type SheetProblem = keyof typeof sheetProblems;
