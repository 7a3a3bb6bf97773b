import type { LocalizedText } from '@hwarang/domain/language';

export interface Article {
  id: string;
  title: LocalizedText;
  /** The day it was written, as 2026-03-14. */
  day: string;
  author: LocalizedText;
  minutes: number;
  lead: LocalizedText;
}

/** Invented articles. The first is shown whole. */
export const articles: readonly Article[] = [
  {
    id: 'light',
    title: { ko: '그림 앞에서 머무는 시간', en: 'How Long We Stand Before a Picture' },
    day: '2026-03-14',
    author: { ko: '윤해솔', en: 'Yoon Haesol' },
    minutes: 6,
    lead: {
      ko: '한 점의 그림을 얼마나 오래 보아야 다 보았다고 말할 수 있을까요. 전시장에서 보낸 하루를 적었습니다.',
      en: 'How long must one look before one has seen a picture? Notes from a day spent in one room.',
    },
  },
  {
    id: 'paper',
    title: { ko: '종이를 고르는 마음', en: 'Choosing Paper' },
    day: '2026-02-02',
    author: { ko: '문가람', en: 'Moon Garam' },
    minutes: 4,
    lead: {
      ko: '한지의 결은 붓보다 먼저 그림을 시작합니다.',
      en: 'The grain of hanji begins the picture before the brush does.',
    },
  },
  {
    id: 'hanging',
    title: { ko: '눈높이 백오십오 센티미터', en: 'One Hundred and Fifty-Five Centimetres' },
    day: '2026-01-11',
    author: { ko: '서이안', en: 'Seo Ian' },
    minutes: 5,
    lead: {
      ko: '작품을 거는 높이에는 왜 늘 같은 숫자가 나올까요.',
      en: 'Why do those who hang pictures keep arriving at the same number?',
    },
  },
];

/** The parts of the first article, one of each kind that text can have. */
export const articleParts = {
  opening: {
    ko: '아침 열 시, 문이 열리자마자 들어간 전시장에는 아직 아무도 없었습니다. 바닥에 길게 누운 햇빛이 첫 번째 벽에 닿기까지 십 분쯤 걸렸고, 그동안 그림은 제 색을 조금씩 바꾸었습니다. 같은 그림인데도 방금 전의 그림과 지금의 그림이 달랐습니다.',
    en: 'At ten in the morning, when the doors had just opened, nobody was in the room. The light lay long on the floor and took ten minutes to reach the first wall, and all that time the picture kept changing its colours. It was the same picture, and it was not the one from a moment ago.',
  },
  second: {
    ko: '사람들은 보통 한 작품 앞에 이십여 초를 머문다고 합니다. 제목을 읽는 시간까지 넣으면 그림을 보는 시간은 더 짧아집니다. 그래서 그날은 딱 세 점만 보기로 마음먹었습니다.',
    en: 'People are said to give a work some twenty seconds. Take away the time for reading its label and there is less left for looking. So that day I decided on three pictures and no more.',
  },
  heading: { ko: '세 점만 보기', en: 'Only three' },
  third: {
    ko: '오래 보면 보이는 것이 있습니다. 처음에는 모양이, 다음에는 순서가, 마지막에는 그린 사람의 몸이 보입니다. 어느 쪽으로 서 있었는지, 어디에서 숨을 멈추었는지가 붓 자국에 남습니다.',
    en: 'Some things only show after a while. First the shapes, then the order in which they were made, and at last the body of whoever made them: which way it stood, where it held its breath. All of that stays in the marks.',
  },
  quote: {
    ko: '그림은 멈춰 있지만, 보는 일은 멈춰 있지 않습니다.',
    en: 'A picture stands still. Looking does not.',
  },
  quoteBy: { ko: '윤해솔, 작업 노트에서', en: 'Yoon Haesol, from a notebook' },
  listHeading: { ko: '천천히 보기 위한 세 가지', en: 'Three ways to slow down' },
  list: [
    {
      ko: '캡션은 나중에 읽습니다. 먼저 이름 없이 봅니다.',
      en: 'Read the label last. Look first without a name.',
    },
    {
      ko: '한 걸음 물러섰다가, 두 걸음 다가갑니다.',
      en: 'Take one step back, then two steps closer.',
    },
    {
      ko: '눈을 감고 무엇이 남았는지 떠올려 봅니다.',
      en: 'Close your eyes and see what has stayed.',
    },
  ],
  closing: {
    ko: '문 닫는 시간이 되어 나올 때, 첫 그림을 다시 보았습니다. 빛은 반대쪽 벽으로 옮겨 가 있었고, 그림은 아침보다 조금 작아 보였습니다. 아마 제가 조금 가까워진 탓일 것입니다.',
    en: 'On the way out I went back to the first picture. The light had moved to the other wall, and the picture seemed a little smaller than in the morning. I suppose I had come a little closer.',
  },
  caption: {
    ko: '전시장의 첫 번째 벽. 견본 그림입니다.',
    en: 'The first wall of the room. A sample picture.',
  },
} satisfies Record<string, LocalizedText | readonly LocalizedText[]>;

export const blogWords = {
  latest: { ko: '새 글', en: 'Latest' },
  more: { ko: '다른 글', en: 'More to read' },
} satisfies Record<string, LocalizedText>;

export const readingTime = (minutes: number): LocalizedText => ({
  ko: `읽는 데 ${minutes}분`,
  en: `${minutes} minutes to read`,
});
