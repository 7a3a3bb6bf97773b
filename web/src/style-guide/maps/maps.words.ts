import type { LocalizedText } from '@hwarang/domain/language';

export const mapsWords = {
  map: { ko: '세계 지도', en: 'World map' },
  figure: { ko: '보여 줄 것', en: 'What to show' },
  population: { ko: '인구', en: 'Population' },
  income: { ko: '소득 집단', en: 'Income group' },
  continent: { ko: '대륙', en: 'Continent' },
  artists: { ko: '화랑의 작가', en: 'Artists of Hwarang' },
  country: { ko: '나라', en: 'Country' },
  code: { ko: '코드', en: 'Code' },
  find: { ko: '나라 찾기', en: 'Find a country' },
  sort: { ko: '표의 순서', en: 'Order of the table' },
  byName: { ko: '이름순', en: 'By name' },
  byPopulation: { ko: '인구가 많은 순', en: 'Largest population first' },
  byArtists: { ko: '작가가 많은 순', en: 'Most artists first' },
  table: { ko: '나라별 자료', en: 'Country data' },
  from: { ko: '작가들은 어디에서 왔을까', en: 'Where the artists come from' },
  fromNote: {
    ko: '지금 화랑에 프로필이 공개된 작가를 나라별로 세었습니다.',
    en: 'The artists whose profiles are public on Hwarang now, counted by country.',
  },
  noArtists: { ko: '아직 공개된 작가가 없습니다', en: 'No artist is public yet' },
  unknown: { ko: '나라를 적지 않음', en: 'No country given' },
  none: { ko: '자료 없음', en: 'No data' },
  keys: {
    ko: '지도를 끌거나 화살표 키로 옮기고, + 와 − 로 확대하고 축소합니다. 0 을 누르면 처음으로 돌아갑니다.',
    en: 'Drag the map or move it by the arrow keys; + and − zoom, 0 shows it whole again.',
  },
  source: {
    ko: '나라의 윤곽과 자료: Natural Earth 4.1 (1:1억 1천만, 퍼블릭 도메인). 인구는 2017년 추정치이고, 소득 집단은 세계은행의 구분입니다. 윤곽은 world-atlas 꾸러미에서 가져와 이쿼얼 어스 도법으로 다시 그렸습니다.',
    en: 'Outlines and data: Natural Earth 4.1 (1:110 million, public domain). Populations are estimates of 2017, income groups those of the World Bank. The outlines come from the package world-atlas, drawn anew in the Equal Earth projection.',
  },
} satisfies Record<string, LocalizedText>;

export const artistsFrom = (count: number): LocalizedText => ({
  ko: `${count.toLocaleString('ko')}명`,
  en: count === 1 ? '1 artist' : `${count.toLocaleString('en')} artists`,
});

/** A class of populations, from the bound below it: `upTo` is missing in the last. */
export const populationClass = (from: number, upTo: number | undefined): LocalizedText => {
  const million = (value: number) => value / 1_000_000;
  if (from === 0 && upTo) return { ko: `${upTo / 10_000}만 미만`, en: `Under ${million(upTo)} million` };
  const korean = (value: number) => (value >= 100_000_000 ? `${value / 100_000_000}억` : `${value / 10_000}만`);
  if (!upTo) return { ko: `${korean(from)} 이상`, en: `${million(from)} million and more` };
  return { ko: `${korean(from)}–${korean(upTo)}`, en: `${million(from)}–${million(upTo)} million` };
};

export const artistClass = (from: number, upTo: number | undefined): LocalizedText => {
  if (upTo === undefined) return { ko: `${from}명 이상`, en: `${from} and more` };
  if (upTo === from + 1) return { ko: `${from}명`, en: from === 1 ? '1 artist' : `${from} artists` };
  return { ko: `${from}–${upTo - 1}명`, en: `${from}–${upTo - 1} artists` };
};
