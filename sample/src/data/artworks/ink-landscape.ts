import { inkAndColour, inkOnHanji, inkOnJangji, inkOnPaper, inkOnSilk, pigmentOnHanji } from './materials.ts';
import { worksBy } from './works-by.ts';

export const inkLandscapeWorks = [
  ...worksBy('kang-noeul', [
    {
      title: { ko: '소나기', en: 'Summer Rain' },
      material: inkAndColour,
      size: [72, 100],
      year: 2024,
      seed: 2001,
      text: {
        ko: '비를 그리지 않고 비가 지나간 종이를 그렸다. 젖은 한지에 먼저 물을 긋고, 먹이 그 길을 스스로 찾게 두었다.',
        en: 'Not rain, but paper that rain has crossed: lines of clear water were drawn on damp hanji first, and the ink was left to find them.',
      },
    },
    {
      title: { ko: '검은 비', en: 'Black Rain' },
      material: inkOnPaper,
      size: [60, 70],
      year: 2023,
      seed: 2002,
      text: {
        ko: '가뭄이 끝나던 밤 두 시간 만에 그렸다. 번진 자국을 고치지 않았다.',
        en: 'Painted in two hours on the night a drought broke. No run of the ink has been corrected.',
      },
    },
    { title: { ko: '안개', en: 'Mist' }, material: inkOnHanji, size: [50, 100], year: 2022, seed: 2003 },
    { title: { ko: '불씨', en: 'Ember' }, material: pigmentOnHanji, size: [90, 72], year: 2021, seed: 2004 },
    { title: { ko: '골짜기', en: 'Valley' }, material: inkAndColour, size: [100, 83], year: 2020, seed: 2005 },
    {
      title: { ko: '장마 끝', en: 'End of the Rains' },
      material: inkAndColour,
      size: [140, 70],
      year: 2025,
      seed: 2006,
    },
  ]),
  ...worksBy('do-yunjae', [
    {
      title: { ko: '겹산', en: 'Mountains Behind Mountains' },
      material: inkOnJangji,
      size: [200, 70],
      year: 2019,
      seed: 2101,
    },
    {
      title: { ko: '눈 녹는 벼랑', en: 'Thawing Cliff' },
      material: inkOnJangji,
      size: [70, 200],
      year: 2023,
      seed: 2102,
      text: {
        ko: '흰 곳은 칠하지 않은 종이다. 눈은 위에서부터 그려지는 것이 아니라 아래의 바위가 드러나면서 나타난다.',
        en: 'The white is bare paper. The snow is not painted from above; it appears as the rock beneath it is uncovered.',
      },
    },
    {
      title: { ko: '산문 밖', en: 'Outside the Temple Gate' },
      material: inkOnJangji,
      size: [91, 116.8],
      year: 2016,
      seed: 2103,
    },
    {
      title: { ko: '능선을 따라', en: 'Along the Ridge' },
      material: inkOnJangji,
      size: [240, 90],
      year: 2025,
      seed: 2104,
      text: {
        ko: '태백에서 영월까지 엿새를 걸은 기록이다. 오른쪽에서 왼쪽으로, 걷는 속도로 보면 좋다.',
        en: 'A record of six days’ walking from Taebaek to Yeongwol, best read from right to left at walking pace.',
      },
    },
    {
      title: { ko: '저녁 산', en: 'Evening Mountain' },
      material: inkOnJangji,
      size: [60.6, 72.7],
      year: 2011,
      seed: 2105,
    },
    {
      title: { ko: '바위의 등', en: 'The Back of the Rock' },
      material: inkOnJangji,
      size: [130.3, 162.2],
      year: 2026,
      seed: 2106,
    },
  ]),
  ...worksBy('pi-seorim', [
    { title: { ko: '갈대 사이', en: 'Among Reeds' }, material: inkOnSilk, size: [45, 90], year: 2021, seed: 2201 },
    { title: { ko: '나루', en: 'The Ferry Landing' }, material: inkOnSilk, size: [72.7, 53], year: 2018, seed: 2202 },
    {
      title: { ko: '물안개', en: 'River Mist' },
      material: inkOnSilk,
      size: [180, 72],
      year: 2024,
      seed: 2203,
      text: {
        ko: '비단의 뒷면에 먼저 색을 먹였다. 앞에서 보면 강은 빛이 아니라 습기로 느껴진다.',
        en: 'Colour was first laid on the reverse of the silk, so that from the front the river is felt as moisture rather than light.',
      },
    },
    {
      title: { ko: '강 건너 불빛', en: 'Lights Across the River' },
      material: inkAndColour,
      size: [60, 60],
      year: 2020,
      seed: 2204,
    },
    {
      title: { ko: '섬진강, 삼월', en: 'Seomjin River, March' },
      material: inkOnSilk,
      size: [150, 75],
      year: 2025,
      seed: 2205,
    },
    {
      title: { ko: '빈 배', en: 'Empty Boat' },
      material: inkOnHanji,
      size: [35, 70],
      year: 2008,
      seed: 2206,
      hidden: true,
    },
  ]),
  ...worksBy('geum-byeol', [
    {
      title: { ko: '그믐', en: 'Dark of the Moon' },
      material: inkOnHanji,
      size: [90, 180],
      year: 2025,
      seed: 2301,
      text: {
        ko: '달이 없는 밤에도 하늘은 산보다 밝다. 두 검정의 차이를 내려고 송연먹과 유연먹을 나누어 썼다.',
        en: 'Even without a moon the sky is lighter than the mountain. Pine-soot ink and oil-soot ink were kept apart to hold that difference between two blacks.',
      },
    },
    {
      title: { ko: '밤의 소나무', en: 'Pine at Night' },
      material: inkOnHanji,
      size: [70, 140],
      year: 2022,
      seed: 2302,
    },
    {
      title: { ko: '별이 낮은 마을', en: 'Village Under Low Stars' },
      material: inkAndColour,
      size: [116.8, 80.3],
      year: 2023,
      seed: 2303,
    },
    { title: { ko: '첫닭', en: 'First Cock-Crow' }, material: inkOnHanji, size: [45.5, 37.9], year: 2019, seed: 2304 },
    { title: { ko: '검은 능선', en: 'Black Ridge' }, material: inkOnHanji, size: [162.2, 97], year: 2024, seed: 2305 },
    { title: { ko: '달무리', en: 'Halo' }, material: inkOnHanji, size: [65, 65], year: 2026, seed: 2306 },
  ]),
];
