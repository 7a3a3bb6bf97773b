import { acrylic, oil, oilOnLinen, tempera } from './materials.ts';
import { worksBy } from './works-by.ts';

export const colourFieldWorks = [
  ...worksBy('han-seoyun', [
    {
      title: { ko: '새벽의 결', en: 'Grain of Dawn' },
      material: oil,
      size: [80, 160],
      year: 2023,
      seed: 1001,
      text: {
        ko: '위쪽의 어두운 남색은 바로 칠한 색이 아니다. 밑에 깔린 주황이 마르기를 기다렸다가 서른두 번 덮은 색이다.',
        en: 'The dark blue at the top was not painted as such: it is an orange ground, left to dry and covered thirty-two times.',
      },
    },
    {
      title: { ko: '네 시 십 분', en: 'Ten Past Four' },
      material: oilOnLinen,
      size: [130.3, 162.2],
      year: 2025,
      seed: 1002,
      text: {
        ko: '작가의 작업 일지에는 이 시각의 하늘이 “색이라기보다 온도”라고 적혀 있다.',
        en: 'In the artist’s studio diary the sky at this hour is entered as “less a colour than a temperature”.',
      },
    },
    {
      title: { ko: '창을 연 뒤', en: 'After Opening the Window' },
      material: oilOnLinen,
      size: [91, 116.8],
      year: 2022,
      seed: 1003,
    },
    {
      title: { ko: '식은 재의 분홍', en: 'Ash Pink' },
      material: oilOnLinen,
      size: [72.7, 60.6],
      year: 2019,
      seed: 1004,
    },
    {
      title: { ko: '밝아지는 북쪽', en: 'The North Growing Light' },
      material: oil,
      size: [259.1, 193.9],
      year: 2024,
      seed: 1005,
    },
    {
      title: { ko: '남은 어둠', en: 'What Dark Remains' },
      material: oil,
      size: [53, 45.5],
      year: 2017,
      seed: 1006,
      hidden: true,
    },
  ]),
  ...worksBy('moon-jian', [
    {
      title: { ko: '정오', en: 'Noon' },
      material: oilOnLinen,
      size: [60, 60],
      year: 2021,
      seed: 1101,
      text: {
        ko: '그림자가 가장 짧은 시간에는 사물이 제 색만 남긴다. 작가는 마당에 널어 둔 이불의 노란 안감에서 이 색을 가져왔다.',
        en: 'When shadows are shortest, things keep only their own colour. This one came from the yellow lining of bedding aired in a yard.',
      },
    },
    {
      title: { ko: '그늘 없는 마당', en: 'Yard Without Shade' },
      material: oilOnLinen,
      size: [100, 100],
      year: 2023,
      seed: 1102,
    },
    {
      title: { ko: '보리가 익는 색', en: 'The Colour of Ripening Barley' },
      material: oil,
      size: [162.2, 112.1],
      year: 2024,
      seed: 1103,
    },
    { title: { ko: '겨울 정오', en: 'Winter Noon' }, material: oilOnLinen, size: [60, 60], year: 2018, seed: 1104 },
    {
      title: { ko: '소금밭', en: 'Salt Field' },
      material: oil,
      size: [227.3, 181.8],
      year: 2026,
      seed: 1105,
      text: {
        ko: '신안의 염전을 세 해 여름 동안 찾아가 그린 그림이다. 흰색은 여섯 가지이고, 그 가운데 순수한 흰색은 없다.',
        en: 'Painted after three summers of visits to the salt pans of Sinan. There are six whites in it, and none of them is pure white.',
      },
    },
    {
      title: { ko: '두 개의 노랑', en: 'Two Yellows' },
      material: oilOnLinen,
      size: [45.5, 53],
      year: 2015,
      seed: 1106,
    },
  ]),
  ...worksBy('baek-ire', [
    {
      title: { ko: '물마루', en: 'Water Ridge' },
      material: oil,
      size: [162, 109],
      year: 2025,
      seed: 1201,
      text: {
        ko: '물마루는 바다와 하늘이 맞닿은 것처럼 보이는, 물의 가장 높은 줄을 이른다. 화면에서 그 줄은 끝내 한 번도 그어지지 않는다.',
        en: 'Mulmaru is the highest line of the sea, where it seems to touch the sky. In the painting that line is never actually drawn.',
      },
    },
    { title: { ko: '썰물', en: 'Ebb' }, material: oil, size: [145.5, 97], year: 2022, seed: 1202 },
    { title: { ko: '해 진 쪽', en: 'Where the Sun Went' }, material: oil, size: [116.8, 72.7], year: 2020, seed: 1203 },
    { title: { ko: '물때', en: 'Turn of the Tide' }, material: oil, size: [240, 90], year: 2026, seed: 1204 },
    { title: { ko: '먼바다', en: 'Open Sea' }, material: oil, size: [193.9, 130.3], year: 2018, seed: 1205 },
    { title: { ko: '젖은 모래', en: 'Wet Sand' }, material: oil, size: [40.9, 31.8], year: 2013, seed: 1206 },
  ]),
  ...worksBy('maelle-corvezier', [
    {
      title: { ko: '센강의 회색, 한강의 회색', en: 'Grey of the Seine, Grey of the Han' },
      material: tempera,
      size: [150, 100],
      year: 2024,
      seed: 1301,
      text: {
        ko: '두 도시의 강물을 같은 달, 같은 시각에 보고 섞은 두 회색을 나란히 놓았다. 왼쪽이 어느 강인지는 밝히지 않는다.',
        en: 'Two greys mixed from two rivers, each observed in the same month at the same hour. The artist does not say which river is on the left.',
      },
    },
    { title: { ko: '유리 온실', en: 'Glasshouse' }, material: tempera, size: [89.4, 130.3], year: 2021, seed: 1302 },
    { title: { ko: '팔월의 벽', en: 'August Wall' }, material: acrylic, size: [120, 120], year: 2023, seed: 1303 },
    {
      title: { ko: '라벤더가 진 자리', en: 'Where Lavender Was' },
      material: oilOnLinen,
      size: [65.1, 53],
      year: 2016,
      seed: 1304,
    },
    {
      title: { ko: '늦은 오후, 보광동', en: 'Late Afternoon, Bogwang-dong' },
      material: acrylic,
      size: [97, 130.3],
      year: 2025,
      seed: 1305,
    },
    {
      title: { ko: '여름의 마지막 파랑', en: 'Last Blue of Summer' },
      material: tempera,
      size: [181.8, 227.3],
      year: 2026,
      seed: 1306,
    },
  ]),
];
