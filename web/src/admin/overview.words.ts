import type { Overview } from '@hwarang/domain/admin/overview.contract';
import type { LocalizedText } from '@hwarang/domain/language';

export const overviewWords = {
  attention: { ko: '확인이 필요한 항목', en: 'Needs attention' },
  allWell: { ko: '지금 확인할 항목이 없습니다', en: 'Nothing needs attention right now' },
  counts: { ko: '등록 현황', en: 'Collection' },
  hidden: { ko: '비공개', en: 'private' },
  storage: { ko: '저장 공간', en: 'Storage' },
  files: { ko: '이미지 파일', en: 'Image files' },
  fileBytes: { ko: '올린 이미지', en: 'Uploaded images' },
  databaseBytes: { ko: '데이터베이스', en: 'Database' },
  mail: { ko: '메일 발송', en: 'Mail queue' },
  waiting: { ko: '대기 중', en: 'Waiting' },
  failed: { ko: '발송 실패', en: 'Failed' },
  sentToday: { ko: '최근 24시간 발송', en: 'Sent in the last 24 hours' },
  health: { ko: '상태', en: 'Health' },
  engine: { ko: '데이터베이스 종류', en: 'Database engine' },
  embedded: { ko: '내장', en: 'Embedded' },
  postgres: { ko: 'PostgreSQL', en: 'PostgreSQL' },
  instances: { ko: '서버 간 통신', en: 'Messages between servers' },
  heard: { ko: '정상', en: 'Working' },
  deaf: { ko: '끊김', en: 'Interrupted' },
  uptime: { ko: '가동 시간', en: 'Uptime' },
} as const satisfies Record<string, LocalizedText>;

const counted =
  (ko: string, counter: string, en: string) =>
  (count: number): LocalizedText => ({
    ko: `${ko} ${count}${counter}`,
    en: `${en}: ${count}`,
  });

export const attentionWords: Record<keyof Overview['attention'], (count: number) => LocalizedText> = {
  artistsHeld: counted('검토를 기다리는 작가', '명', 'Artists waiting for review'),
  exhibitionsWithoutWorks: counted('작품이 없는 공개 전시', '건', 'Public exhibitions without works'),
  exhibitionsWithoutImage: counted('대표 이미지가 없는 공개 전시', '건', 'Public exhibitions without a main image'),
  artworksWithoutImage: counted('이미지가 없는 공개 작품', '점', 'Public artworks without an image'),
  artistsWithoutWorks: counted('작품이 없는 공개 작가', '명', 'Public artists without works'),
  unconfirmedUsers: counted('이메일을 인증하지 않은 회원', '명', 'Users who have not confirmed their email'),
  mailsFailed: counted('보내지 못한 메일', '통', 'Emails that could not be sent'),
};

export const durationOf = (seconds: number): LocalizedText => {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  return days > 0
    ? { ko: `${days}일 ${hours}시간`, en: `${days} d ${hours} h` }
    : { ko: `${hours}시간 ${minutes}분`, en: `${hours} h ${minutes} min` };
};

export const bytesOf = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
};
