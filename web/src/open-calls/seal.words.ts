import type { LocalizedText } from '@hwarang/domain/language';

export const sealWords = {
  check: { ko: '내 점수 확인하기', en: 'Check my scores' },
  seal: { ko: '심사 점수 봉인', en: 'Sealed scores' },
  sealAbout: {
    ko: '심사가 끝난 순간 모든 점수로 이 봉인값을 계산해 공개했습니다. 점수가 하나라도 바뀌면 값이 달라지므로, 출품자는 결과 발표 뒤에 자신의 점수가 그대로인지 직접 확인할 수 있습니다.',
    en: 'This seal was computed from all scores and published the moment judging ended. If any score were changed, it would no longer match, so once the result is out entrants can check for themselves that theirs were not.',
  },
} as const satisfies Record<string, LocalizedText>;

export const sealedOn = (day: string): LocalizedText => ({ ko: `${day} 봉인`, en: `sealed on ${day}` });
