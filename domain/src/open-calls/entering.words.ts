import type { LocalizedText } from '../language.ts';

/** What both sides say of an entry that is being made. */
export const entryWords = {
  imageMissing: { ko: '아직 이미지가 없는 작품입니다.', en: 'This work has no image yet.' },
  fileMissing: { ko: '파일을 다시 올려 주세요.', en: 'Please upload the file again.' },
  noFileQuestion: { ko: '파일로 답하는 질문이 아닙니다.', en: 'is no question that takes a file' },
  fileKind: {
    ko: 'PDF나 이미지 파일만 올릴 수 있습니다.',
    en: 'Only PDF files and images can be uploaded.',
  },
  fileTooLarge: { ko: '파일은 20MB까지 올릴 수 있습니다.', en: 'Files can be up to 20 MB.' },
  tooManyFiles: { ko: '파일을 너무 많이 올렸습니다.', en: 'You have uploaded too many files.' },
  fileHandedIn: {
    ko: '제출한 출품작에 들어 있는 파일입니다. 변경해서 다시 제출하면 지워집니다.',
    en: 'This file is part of the entry you submitted. It goes when you submit without it.',
  },
  onlyDrafts: {
    ko: '한 번 제출한 출품은 삭제할 수 없습니다. 대신 출품을 취소해 주세요.',
    en: 'An entry that has been submitted can’t be discarded. Withdraw it instead.',
  },
  changedElsewhere: {
    ko: '다른 기기에서 변경되었습니다.',
    en: 'The entry has been changed on another device.',
  },
} as const satisfies Record<string, LocalizedText>;
