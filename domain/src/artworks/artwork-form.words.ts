import { fieldProblems } from '../field-problems.ts';

/** What the artwork forms say when something is missing; the API answers with the English sentence. */
export const artworkFormWords = {
  titleRequired: { ko: '*작품 제목을 입력해 주세요', en: '*title is Required' },
  sizeRequired: { ko: '*작품 크기를 입력해 주세요', en: '*size is Required' },
  materialRequired: { ko: '*재료를 입력해 주세요', en: '*material is Required' },
  required: fieldProblems.required,
} as const;
