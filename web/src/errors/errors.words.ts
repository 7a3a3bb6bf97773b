import type { LocalizedText } from '@hwarang/domain/language';

export const errorStatuses = [400, 401, 403, 404, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

export const isErrorStatus = (value: unknown): value is ErrorStatus => errorStatuses.includes(value as ErrorStatus);

export const errorWords: Record<ErrorStatus, { title: LocalizedText; text: LocalizedText }> = {
  400: {
    title: { ko: '요청을 이해하지 못했습니다', en: 'We could not read that request' },
    text: {
      ko: '주소나 입력한 내용에 빠지거나 잘못된 부분이 있습니다. 확인하고 다시 시도해 주세요.',
      en: 'Something in the address or in what was sent is missing or wrong. Please check it and try again.',
    },
  },
  401: {
    title: { ko: '로그인이 필요합니다', en: 'Please log in first' },
    text: {
      ko: '이 화면은 로그인한 분만 볼 수 있습니다. 로그인하시면 이어서 안내해 드립니다.',
      en: 'This page is for people who are logged in. Log in and carry on from there.',
    },
  },
  403: {
    title: { ko: '들어갈 수 없는 방입니다', en: 'This room is closed to you' },
    text: {
      ko: '이 화면을 볼 권한이 없습니다. 다른 계정을 쓰고 계신다면 바꿔서 로그인해 주세요.',
      en: 'Your account may not see this page. If you have another account, log in with that one.',
    },
  },
  404: {
    title: { ko: '이 벽에는 아무것도 걸려 있지 않습니다', en: 'Nothing hangs on this wall' },
    text: {
      ko: '찾으시는 페이지가 옮겨졌거나 처음부터 없던 주소입니다.',
      en: 'The page you are looking for has moved, or was never at this address.',
    },
  },
  500: {
    title: { ko: '문제가 생겼습니다', en: 'Something went wrong' },
    text: {
      ko: '저희 쪽에서 예상하지 못한 일이 일어났습니다. 잠시 뒤에 다시 시도해 주세요.',
      en: 'Something went wrong on our end. Please try again in a moment.',
    },
  },
  503: {
    title: { ko: '잠시 문을 닫았습니다', en: 'Closed for a moment' },
    text: {
      ko: '점검 중이거나 방문이 몰려 있습니다. 조금 뒤에 다시 찾아 주세요.',
      en: 'We’re doing maintenance, or we’re very busy. Please try again shortly.',
    },
  },
};

export const wayOnWords = {
  home: { ko: '홈으로', en: 'Go home' },
  artworks: { ko: '작품 둘러보기', en: 'See the artworks' },
  login: { ko: '로그인', en: 'Login' },
  again: { ko: '다시 시도', en: 'Try again' },
  offlineTitle: { ko: '인터넷에 연결되어 있지 않습니다', en: 'You are offline' },
  offlineText: {
    ko: '연결을 확인한 뒤 다시 시도해 주세요.',
    en: 'Check the connection and try again.',
  },
} satisfies Record<string, LocalizedText>;
