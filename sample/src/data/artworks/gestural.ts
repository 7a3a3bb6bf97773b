import { acrylic, inkOnCotton, mixed, oil, oilStick } from './materials.ts';
import { worksBy } from './works-by.ts';

export const gesturalWorks = [
  ...worksBy('oh-haram', [
    {
      title: { ko: '남쪽 바다', en: 'Southern Sea' },
      material: acrylic,
      size: [100, 83],
      year: 2024,
      seed: 10001,
      text: {
        ko: '배를 타고 나가서 본 바다가 아니라 돌아와 눈을 감았을 때 흔들리던 바다이다.',
        en: 'Not the sea as seen from the boat, but the sea that went on swaying afterwards, behind closed eyes.',
      },
    },
    {
      title: { ko: '여름의 무릎', en: 'Knees of Summer' },
      material: acrylic,
      size: [130.3, 130.3],
      year: 2025,
      seed: 10002,
    },
    {
      title: { ko: '칠월의 마지막 날', en: 'Last Day of July' },
      material: acrylic,
      size: [162.2, 112.1],
      year: 2023,
      seed: 10003,
    },
    { title: { ko: '맨발', en: 'Barefoot' }, material: acrylic, size: [60.6, 72.7], year: 2020, seed: 10004 },
    { title: { ko: '소금기', en: 'Salt on Skin' }, material: oilStick, size: [91, 116.8], year: 2026, seed: 10005 },
    {
      title: { ko: '매미가 그친 뒤', en: 'After the Cicadas' },
      material: acrylic,
      size: [193.9, 130.3],
      year: 2022,
      seed: 10006,
    },
  ]),
  ...worksBy('gyeol', [
    {
      title: { ko: '크게 한 번', en: 'Once, Widely' },
      material: mixed,
      size: [227.3, 181.8],
      year: 2024,
      seed: 10101,
      text: {
        ko: '공장에서 쓰던 고무 밀대로 물감을 한 번에 밀었다. 두 번째 시도는 없었다.',
        en: 'The paint was pushed across in one movement with a rubber squeegee from a factory. There was no second attempt.',
      },
    },
    { title: { ko: '쇳소리', en: 'Sound of Iron' }, material: mixed, size: [145.5, 112.1], year: 2022, seed: 10102 },
    {
      title: { ko: '팔꿈치의 기억', en: 'What the Elbow Remembers' },
      material: mixed,
      size: [97, 130.3],
      year: 2023,
      seed: 10103,
    },
    { title: { ko: '기름 위의 물', en: 'Water on Oil' }, material: mixed, size: [80, 80], year: 2021, seed: 10104 },
    { title: { ko: '교대 시간', en: 'Change of Shift' }, material: mixed, size: [240, 100], year: 2025, seed: 10105 },
    { title: { ko: '먼지의 춤', en: 'Dust Dancing' }, material: inkOnCotton, size: [90, 150], year: 2026, seed: 10106 },
  ]),
  ...worksBy('hwangbo-raon', [
    { title: { ko: '덤불', en: 'Thicket' }, material: oil, size: [116.8, 91], year: 2021, seed: 10201 },
    { title: { ko: '익어 터진 것', en: 'Ripe and Split' }, material: oil, size: [90.9, 72.7], year: 2023, seed: 10202 },
    {
      title: { ko: '개울에 손을 넣고', en: 'A Hand in the Brook' },
      material: oil,
      size: [130.3, 162.2],
      year: 2025,
      seed: 10203,
    },
    {
      title: { ko: '풀 냄새', en: 'Smell of Cut Grass' },
      material: oilStick,
      size: [181.8, 227.3],
      year: 2024,
      seed: 10204,
      text: {
        ko: '여름내 같은 둑의 풀을 벤 뒤 그렸다. 초록은 모두 마르는 중인 초록이다.',
        en: 'Painted after a summer of cutting the same embankment. Every green in it is a green that is drying.',
      },
    },
    { title: { ko: '늦더위', en: 'Late Heat' }, material: oil, size: [72.7, 90.9], year: 2018, seed: 10205 },
    { title: { ko: '과수원 아래', en: 'Below the Orchard' }, material: oil, size: [53, 45.5], year: 2013, seed: 10206 },
  ]),
  ...worksBy('yu-jinseo', [
    { title: { ko: '밤비', en: 'Night Rain' }, material: oil, size: [112.1, 162.2], year: 2023, seed: 10301 },
    {
      title: { ko: '우산 없이', en: 'Without an Umbrella' },
      material: oil,
      size: [130.3, 97],
      year: 2025,
      seed: 10302,
      text: {
        ko: '검정에 남색과 녹색을 섞어 젖은 아스팔트의 색을 찾았다. 흰 자국은 나이프로 긁어 드러낸 바탕이다.',
        en: 'Blue and green were worked into black to find the colour of wet asphalt. The white marks are the ground, scraped bare with a knife.',
      },
    },
    { title: { ko: '물웅덩이', en: 'Puddle' }, material: oil, size: [65.1, 53], year: 2019, seed: 10303 },
    {
      title: { ko: '번개 다음', en: 'After Lightning' },
      material: oilStick,
      size: [72.7, 116.8],
      year: 2024,
      seed: 10304,
    },
    { title: { ko: '젖은 골목', en: 'Wet Alley' }, material: oil, size: [89.4, 145.5], year: 2026, seed: 10305 },
    { title: { ko: '검은 물', en: 'Dark Water' }, material: oil, size: [162.2, 130.3], year: 2021, seed: 10306 },
  ]),
];
