import type { LocalizedText } from '@hwarang/domain/language';

export const certificatePageWords = {
  valid: { ko: '유효한 진품증명서입니다', en: 'This certificate is valid' },
  validText: {
    ko: '아래 갤러리가 이 번호로 발행한 증명서입니다. 증명서의 내용이 아래와 같은지 확인해 주세요.',
    en: 'The gallery named below issued a certificate with this number. Compare what your certificate says with the facts below.',
  },
  revoked: { ko: '무효로 처리된 증명서입니다', en: 'This certificate has been revoked' },
  revokedText: {
    ko: '이 번호의 증명서는 더 이상 효력이 없습니다. 발행한 갤러리에 문의해 주세요.',
    en: 'A certificate with this number is no longer valid. Ask the gallery that issued it.',
  },
  replaced: { ko: '새 증명서로 대체되었습니다', en: 'This certificate has been replaced' },
  replacedText: {
    ko: '같은 작품의 증명서가 새 번호로 다시 발행되어, 이 번호의 증명서는 더 이상 효력이 없습니다.',
    en: 'A certificate with a new number has been issued for the same work. This one is no longer valid.',
  },
  endedOn: { ko: '처리일', en: 'Since' },
  facts: { ko: '증명서의 내용', en: 'What the certificate says' },
  check: { ko: '증명서 대조', en: 'Compare your certificate' },
  checkText: {
    ko: '증명서에 인쇄된 해시를 입력하거나 받은 PDF 파일을 선택하면, 발행된 그대로인지 이 브라우저에서 바로 확인합니다. 파일은 전송되지 않습니다.',
    en: 'Enter the hash printed on the certificate, or choose the PDF file you received. Your browser checks here whether it is exactly as issued. The file is not sent anywhere.',
  },
  hash: { ko: '인쇄된 내용 해시', en: 'Printed content hash' },
  hashHint: { ko: '띄어쓰기와 대소문자는 상관없습니다.', en: 'Spaces and capitals do not matter.' },
  compare: { ko: '해시 대조', en: 'Compare the hash' },
  file: { ko: 'PDF 파일', en: 'PDF file' },
  sameHash: { ko: '해시가 일치합니다.', en: 'The hash matches.' },
  otherHash: {
    ko: '해시가 일치하지 않습니다. 이 번호로 발행된 내용과 다른 증명서입니다.',
    en: 'The hash does not match. What you have differs from what was issued under this number.',
  },
  incompleteHash: {
    ko: '해시는 0–9, a–f로 된 64자리입니다.',
    en: 'A hash has 64 characters from 0–9 and a–f.',
  },
  sameFile: { ko: '발행된 파일과 똑같습니다.', en: 'The file is exactly as it was issued.' },
  otherFile: {
    ko: '발행된 파일과 다릅니다. 내용이 바뀌었거나 다른 파일입니다.',
    en: 'The file differs from the one that was issued: it was changed, or it is another file.',
  },
  unreadable: { ko: '파일을 읽을 수 없습니다.', en: 'The file could not be read.' },
  insecure: {
    ko: '이 연결에서는 브라우저가 파일을 확인할 수 없습니다. https 주소로 열어 주세요.',
    en: 'Over this connection your browser cannot check files. Open the page at its https address.',
  },
  noLonger: {
    ko: '다만 이 증명서는 더 이상 유효하지 않습니다.',
    en: 'But the certificate is no longer valid.',
  },
} as const satisfies Record<string, LocalizedText>;
