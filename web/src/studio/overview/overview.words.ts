import type { StudioOverview } from '@hwarang/domain/galleries/studio.contract';
import type { LocalizedText } from '@hwarang/domain/language';

export const overviewWords = {
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  stock: { ko: '작가와 작품', en: 'Artists and works' },
  represented: { ko: '소속 작가', en: 'Represented artists' },
  consigned: { ko: '위탁 작품', en: 'Works on consignment' },
  views: { ko: '최근 30일 작품 조회', en: 'Views in 30 days' },
  sales: { ko: '판매와 문의', en: 'Sales and enquiries' },
  enquiries: { ko: '진행 중인 문의', en: 'Open enquiries' },
  newExhibition: { ko: '새 전시', en: 'New exhibition' },
  visit: { ko: '갤러리 페이지 보기', en: 'View gallery page' },
  leave: { ko: '이 갤러리에서 나가기', en: 'Leave this gallery' },
  leaveTitle: { ko: '갤러리에서 나갈까요?', en: 'Leave this gallery?' },
  leaveText: {
    ko: '이 갤러리의 스튜디오를 더 이상 볼 수 없습니다. 다시 참여하려면 새로 초대받아야 합니다.',
    en: 'You will lose access to its studio. To come back you need a new invitation.',
  },
  left: { ko: '갤러리에서 나왔습니다.', en: 'You have left the gallery.' },
} as const satisfies Record<string, LocalizedText>;

export const stateWords: Record<keyof StudioOverview['exhibitions'], LocalizedText> = {
  drafts: { ko: '초안', en: 'Drafts' },
  scheduled: { ko: '공개 예정', en: 'Scheduled' },
  shown: { ko: '공개 중', en: 'Public' },
  over: { ko: '공개 종료', en: 'Ended' },
};

export const unanswered = (count: number): LocalizedText => ({
  ko: `답변 대기 ${count}`,
  en: `${count} unanswered`,
});

export const waiting = (count: number): LocalizedText => ({
  ko: `수락 대기 ${count}`,
  en: `${count} waiting for a reply`,
});
