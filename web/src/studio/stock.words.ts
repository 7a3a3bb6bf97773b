import type { LocalizedText } from '@hwarang/domain/language';

export const stockWords = {
  artistsTitle: { ko: '소속 작가', en: 'Artists' },
  artistsLead: {
    ko: '작가에게 소속 작가 등록을 요청하세요. 작가가 수락하면 작품 위탁을 요청할 수 있습니다.',
    en: 'Invite artists to be represented by your gallery. Once they accept, you can ask for their works on consignment.',
  },
  findArtist: { ko: '작가 초대', en: 'Invite an artist' },
  findArtistHint: {
    ko: '이름으로 검색해 작가를 선택하면 요청을 보냅니다.',
    en: 'Search by name. Choosing an artist sends the invitation.',
  },
  noArtists: { ko: '아직 초대한 작가가 없습니다', en: 'No artists invited yet' },
  artistAsked: { ko: '작가에게 요청을 보냈습니다.', en: 'The artist has been invited.' },
  worksTitle: { ko: '위탁 작품', en: 'Works on consignment' },
  worksLead: {
    ko: '소속 작가에게 작품 위탁을 요청하세요. 작가가 수락하면 갤러리가 작품을 전시하고 문의를 받을 수 있습니다.',
    en: 'Ask represented artists for works. Once an artist agrees, your gallery can hang the work and take enquiries about it.',
  },
  noWorks: { ko: '아직 위탁받은 작품이 없습니다', en: 'No works on consignment yet' },
  noWorksText: {
    ko: '소속을 수락한 작가의 작품부터 위탁을 요청할 수 있습니다.',
    en: 'You can ask for works as soon as an artist has accepted representation.',
  },
  noneFound: { ko: '검색 결과가 없습니다', en: 'No matches' },
  askForWorks: { ko: '작품 위탁 요청', en: 'Ask for works' },
  noWorksOf: { ko: '요청할 수 있는 작품이 없습니다', en: 'There are no works to ask for' },
  ask: { ko: '위탁 요청하기', en: 'Ask for these works' },
  worksAsked: { ko: '작가에게 작품 위탁을 요청했습니다.', en: 'The artist has been asked.' },
  findWork: { ko: '작품 검색', en: 'Search works' },
  size: { ko: '크기', en: 'Size' },
  endArtistTitle: { ko: '소속을 종료할까요?', en: 'End representation?' },
  endArtistText: {
    ko: '앞으로 이 작가에게 작품 위탁을 요청할 수 없습니다.',
    en: 'You won’t be able to ask this artist for further works.',
  },
  endWorkTitle: { ko: '위탁을 종료할까요?', en: 'End this consignment?' },
  endWorkText: {
    ko: '갤러리는 이 작품을 더 이상 판매할 수 없습니다.',
    en: 'The gallery can no longer offer this work for sale.',
  },
  all: { ko: '전체', en: 'All' },
  more: { ko: '더 보기', en: 'Show more' },
} as const satisfies Record<string, LocalizedText>;

export const tickedWorks = (count: number): LocalizedText => ({
  ko: `${count}점 선택`,
  en: count === 1 ? '1 work selected' : `${count} works selected`,
});
