import type { LocalizedText } from '@hwarang/domain/language';

export const errorStatuses = [400, 401, 403, 404, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

export const isErrorStatus = (value: unknown): value is ErrorStatus => errorStatuses.includes(value as ErrorStatus);

export const errorWords: Record<ErrorStatus, { title: LocalizedText; text: LocalizedText }> = {
  400: {
    title: { ko: '잘못된 요청입니다', en: 'Bad request' },
    text: {
      ko: '주소나 입력한 내용에 빠지거나 잘못된 부분이 있습니다. 확인하고 다시 시도해 주세요.',
      en: 'Something in the address or the data you sent is missing or wrong. Please check and try again.',
    },
  },
  401: {
    title: { ko: '로그인이 필요합니다', en: 'Please log in first' },
    text: {
      ko: '이 페이지는 로그인한 뒤에 볼 수 있습니다.',
      en: 'You need to log in to see this page.',
    },
  },
  403: {
    title: { ko: '출입이 제한된 전시실입니다', en: 'This room is off limits' },
    text: {
      ko: '이 페이지를 볼 권한이 없습니다. 다른 계정이 있다면 그 계정으로 로그인해 주세요.',
      en: 'Your account doesn’t have access to this page. If you have another account, log in with that one.',
    },
  },
  404: {
    title: { ko: '이 벽에는 아무것도 걸려 있지 않습니다', en: 'There’s nothing on this wall' },
    text: {
      ko: '찾으시는 페이지가 이동했거나 존재하지 않습니다.',
      en: 'The page you’re looking for has moved or doesn’t exist.',
    },
  },
  500: {
    title: { ko: '문제가 생겼습니다', en: 'Something went wrong' },
    text: {
      ko: '일시적인 오류가 발생했습니다. 잠시 뒤에 다시 시도해 주세요.',
      en: 'Something went wrong on our end. Please try again in a moment.',
    },
  },
  503: {
    title: { ko: '잠시 문을 닫았습니다', en: 'Temporarily closed' },
    text: {
      ko: '점검 중이거나 접속이 몰려 있습니다. 잠시 뒤에 다시 찾아 주세요.',
      en: 'We’re doing maintenance, or we’re very busy. Please try again shortly.',
    },
  },
};

export const wayOnWords = {
  home: { ko: '홈으로', en: 'Go to home page' },
  artworks: { ko: '작품 둘러보기', en: 'Browse artworks' },
  login: { ko: '로그인', en: 'Login' },
  again: { ko: '다시 시도', en: 'Try again' },
  offlineTitle: { ko: '인터넷에 연결되어 있지 않습니다', en: 'You’re offline' },
  offlineText: {
    ko: '연결을 확인한 뒤 다시 시도해 주세요.',
    en: 'Check your connection and try again.',
  },
} satisfies Record<string, LocalizedText>;
