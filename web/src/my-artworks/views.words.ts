import type { LocalizedText } from '@hwarang/domain/language';
import { thousands } from '@hwarang/domain/thousands';

export const viewsNote: LocalizedText = {
  ko: '조회수는 쿠키나 개인정보 없이 한 사람당 하루 한 번만 셉니다. 내가 본 것과 검색 로봇은 빠집니다.',
  en: 'Views are counted once a day per visitor, without cookies or personal data. Your own visits and bots are left out.',
};

export const viewsText = (recent: number, total: number): LocalizedText => ({
  ko: `최근 30일 조회 ${thousands(recent)}회 · 누적 ${thousands(total)}회`,
  en: `${thousands(recent)} ${recent === 1 ? 'view' : 'views'} in the last 30 days · ${thousands(total)} in total`,
});
