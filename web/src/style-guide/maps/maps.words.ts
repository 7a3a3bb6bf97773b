import type { LocalizedText } from '@hwarang/domain/language';
import { thousands } from '@hwarang/domain/thousands';

export const mapsWords = {
  map: { ko: '세계 지도', en: 'World map' },
  figure: { ko: '표시할 항목', en: 'Show' },
  population: { ko: '인구', en: 'Population' },
  income: { ko: '소득 수준', en: 'Income group' },
  continent: { ko: '대륙', en: 'Continent' },
  artists: { ko: '화랑의 작가', en: 'Artists on Hwarang' },
  country: { ko: '나라', en: 'Country' },
  code: { ko: '코드', en: 'Code' },
  find: { ko: '나라 검색', en: 'Search countries' },
  sort: { ko: '정렬', en: 'Sort' },
  byName: { ko: '이름순', en: 'Name' },
  byPopulation: { ko: '인구 많은 순', en: 'Largest population' },
  byArtists: { ko: '작가 많은 순', en: 'Most artists' },
  table: { ko: '나라별 자료', en: 'Country data' },
  from: { ko: '작가들의 출신 국가', en: 'Where the artists come from' },
  fromNote: {
    ko: '화랑에 프로필을 공개한 작가를 나라별로 집계했습니다.',
    en: 'Artists with a public profile on Hwarang, by country.',
  },
  noArtists: { ko: '아직 공개된 작가가 없습니다', en: 'No public artists yet' },
  unknown: { ko: '국가 정보 없음', en: 'No country given' },
  none: { ko: '자료 없음', en: 'No data' },
  keys: {
    ko: '드래그하거나 화살표 키로 지도를 움직이고, +와 −로 확대·축소합니다. 0을 누르면 처음 상태로 돌아갑니다.',
    en: 'Drag the map or use the arrow keys; + and − zoom, 0 resets the view.',
  },
  source: {
    ko: '국경과 자료: Natural Earth 4.1 (1:1억 1천만, 퍼블릭 도메인). 인구는 2017년 추정치이고, 소득 수준은 세계은행 분류입니다. 윤곽은 world-atlas 패키지의 자료를 이퀄 어스 도법으로 다시 그렸습니다.',
    en: 'Outlines and data: Natural Earth 4.1 (1:110 million, public domain). Populations are 2017 estimates; income groups follow the World Bank. Outlines come from the world-atlas package, redrawn in the Equal Earth projection.',
  },
} satisfies Record<string, LocalizedText>;

export const artistsFrom = (count: number): LocalizedText => ({
  ko: `${thousands(count)}명`,
  en: count === 1 ? '1 artist' : `${thousands(count)} artists`,
});

/** A class of populations, from the bound below it: `upTo` is missing in the last. */
export const populationClass = (from: number, upTo: number | undefined): LocalizedText => {
  const million = (value: number) => value / 1_000_000;
  if (from === 0 && upTo) return { ko: `${upTo / 10_000}만 미만`, en: `Under ${million(upTo)} million` };
  const korean = (value: number) => (value >= 100_000_000 ? `${value / 100_000_000}억` : `${value / 10_000}만`);
  if (!upTo) return { ko: `${korean(from)} 이상`, en: `${million(from)} million or more` };
  return { ko: `${korean(from)}–${korean(upTo)}`, en: `${million(from)}–${million(upTo)} million` };
};

export const artistClass = (from: number, upTo: number | undefined): LocalizedText => {
  if (upTo === undefined) return { ko: `${from}명 이상`, en: `${from} or more` };
  if (upTo === from + 1) return { ko: `${from}명`, en: from === 1 ? '1 artist' : `${from} artists` };
  return { ko: `${from}–${upTo - 1}명`, en: `${from}–${upTo - 1} artists` };
};
