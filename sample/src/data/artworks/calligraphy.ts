import { gold, inkOnCotton, inkOnHanji, inkOnJangji, inkOnPaper } from './materials.ts';
import { worksBy } from './works-by.ts';

export const calligraphyWorks = [
  ...worksBy('woo-damhyeon', [
    {
      title: { ko: '한 획', en: 'One Stroke' },
      material: inkOnHanji,
      size: [70, 200],
      year: 2022,
      seed: 6001,
      text: {
        ko: '먹을 한 번 찍어 위에서 아래로 내려왔다. 붓이 마르는 자리가 이 작품의 끝이다.',
        en: 'One loading of ink, from top to bottom. The work ends where the brush ran dry.',
      },
    },
    {
      title: { ko: '바람이라는 글자', en: 'The Word for Wind' },
      material: inkOnHanji,
      size: [100, 100],
      year: 2019,
      seed: 6002,
    },
    { title: { ko: '이월', en: 'February' }, material: inkOnHanji, size: [45, 130], year: 2024, seed: 6003 },
    { title: { ko: '마른 붓', en: 'Dry Brush' }, material: inkOnHanji, size: [140, 70], year: 2015, seed: 6004 },
    { title: { ko: '길', en: 'The Way' }, material: inkOnHanji, size: [65, 130], year: 2026, seed: 6005 },
    { title: { ko: '물 흐르듯', en: 'As Water Runs' }, material: inkOnHanji, size: [200, 75], year: 2021, seed: 6006 },
  ]),
  ...worksBy('ma-haesol', [
    {
      title: { ko: '모음 연습', en: 'Vowel Practice' },
      material: inkOnHanji,
      size: [72.7, 72.7],
      year: 2020,
      seed: 6101,
    },
    {
      title: { ko: '아래아', en: 'The Lost Vowel' },
      material: inkOnHanji,
      size: [60, 90],
      year: 2023,
      seed: 6102,
      text: {
        ko: '지금은 쓰지 않는 모음 아래아는 점 하나다. 그 점을 종이보다 무겁게 찍는 데 석 달이 걸렸다.',
        en: 'The vowel arae-a, no longer written, is a single dot. It took three months to set that dot down heavier than its paper.',
      },
    },
    {
      title: { ko: '어머니의 편지', en: 'Mother’s Letter' },
      material: inkOnHanji,
      size: [130, 50],
      year: 2017,
      seed: 6103,
      text: {
        ko: '맞춤법이 틀린 곳까지 그대로 옮겨 썼다. 읽히기를 바라지만 읽을 수 없을 만큼 흘려 썼다.',
        en: 'Copied with every spelling mistake kept. It asks to be read, in a hand too quick for reading.',
      },
    },
    { title: { ko: '흘림', en: 'Running Hand' }, material: inkOnCotton, size: [90, 180], year: 2025, seed: 6104 },
    {
      title: { ko: 'ㄹ의 강', en: 'The River in Rieul' },
      material: inkOnHanji,
      size: [180, 90],
      year: 2026,
      seed: 6105,
    },
    {
      title: { ko: '받침 없는 말', en: 'Open Syllables' },
      material: inkOnHanji,
      size: [45.5, 60.6],
      year: 2014,
      seed: 6106,
    },
  ]),
  ...worksBy('seok-irang', [
    { title: { ko: '먹비', en: 'Ink Rain' }, material: inkOnJangji, size: [130.3, 193.9], year: 2024, seed: 6201 },
    {
      title: { ko: '검은 해', en: 'Black Sun' },
      material: inkOnJangji,
      size: [150, 150],
      year: 2022,
      seed: 6202,
      text: {
        ko: '팔 길이를 반지름으로 삼아 몸을 한 바퀴 돌렸다. 원이 완전히 닫히지 않은 곳에 발자국이 남아 있다.',
        en: 'The radius is the length of an arm, the body turned once. Where the circle fails to close there is a footprint.',
      },
    },
    {
      title: { ko: '세 번의 호흡', en: 'Three Breaths' },
      material: inkOnJangji,
      size: [162.2, 97],
      year: 2019,
      seed: 6203,
    },
    {
      title: { ko: '벼루의 바다', en: 'Sea of the Inkstone' },
      material: inkOnJangji,
      size: [116.8, 80.3],
      year: 2025,
      seed: 6204,
    },
    { title: { ko: '꺾임', en: 'The Turn' }, material: inkOnJangji, size: [60.6, 72.7], year: 2016, seed: 6205 },
    {
      title: { ko: '여백 쓰기', en: 'Writing the Blank' },
      material: inkOnPaper,
      size: [100, 141],
      year: 2023,
      seed: 6206,
    },
  ]),
  ...worksBy('ryu-jinseo', [
    { title: { ko: '밤의 초서', en: 'Night Cursive' }, material: gold, size: [60, 140], year: 2023, seed: 6301 },
    { title: { ko: '붓끝', en: 'Tip of the Brush' }, material: inkOnHanji, size: [35, 45], year: 2018, seed: 6302 },
    {
      title: { ko: '종이보다 먼저', en: 'Before the Paper' },
      material: inkOnCotton,
      size: [180, 120],
      year: 2025,
      seed: 6303,
    },
    { title: { ko: '큰 산', en: 'Big Mountain' }, material: inkOnHanji, size: [145, 200], year: 2020, seed: 6304 },
    {
      title: { ko: '묵은 먹', en: 'Old Ink' },
      material: inkOnHanji,
      size: [70, 70],
      year: 2024,
      seed: 6305,
      text: {
        ko: '하룻밤 묵혀 아교가 풀린 먹은 가장자리에 푸른 테를 남긴다. 작가는 그 테가 보일 때까지 기다린다.',
        en: 'Ink left overnight loses its glue and dries with a bluish rim. The artist waits until that rim can be seen.',
      },
    },
    {
      title: { ko: '점 하나', en: 'One Dot' },
      material: inkOnHanji,
      size: [50, 50],
      year: 2010,
      seed: 6306,
      hidden: true,
    },
  ]),
];
