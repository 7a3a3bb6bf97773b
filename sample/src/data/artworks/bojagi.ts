import { dyedRamie, hempPatch, indigoHemp, ramie, saekdong, silkGauze, silkPatch } from './materials.ts';
import { worksBy } from './works-by.ts';

export const bojagiWorks = [
  ...worksBy('son-nuri', [
    {
      title: { ko: '여름 모시보', en: 'Summer Ramie Cloth' },
      material: ramie,
      size: [100, 100],
      year: 2022,
      seed: 9001,
    },
    {
      title: { ko: '창에 건 조각', en: 'Pieces for a Window' },
      material: ramie,
      size: [90, 180],
      year: 2024,
      seed: 9002,
      text: {
        ko: '모시 두 겹이 만나는 솔기는 한 겹보다 어둡다. 해가 들면 바느질이 선으로, 천이 면으로 읽힌다.',
        en: 'Where two layers of ramie meet, the seam is darker than the cloth. In sunlight the sewing reads as line and the fabric as plane.',
      },
    },
    { title: { ko: '쌈솔', en: 'Flat-Felled Seam' }, material: ramie, size: [60, 60], year: 2017, seed: 9003 },
    {
      title: { ko: '옥색 조각보', en: 'Jade Patchwork' },
      material: dyedRamie,
      size: [110, 110],
      year: 2020,
      seed: 9004,
    },
    { title: { ko: '네 귀', en: 'Four Ties' }, material: dyedRamie, size: [75, 75], year: 2014, seed: 9005 },
    {
      title: { ko: '바람이 지나는 천', en: 'Cloth the Wind Goes Through' },
      material: ramie,
      size: [150, 200],
      year: 2026,
      seed: 9006,
    },
  ]),
  ...worksBy('chae-onyu', [
    { title: { ko: '혼례보', en: 'Wedding Cloth' }, material: silkPatch, size: [90, 90], year: 2019, seed: 9101 },
    { title: { ko: '색동 밭', en: 'Saekdong Field' }, material: saekdong, size: [140, 100], year: 2023, seed: 9102 },
    { title: { ko: '홍시', en: 'Ripe Persimmon' }, material: silkPatch, size: [53, 53], year: 2021, seed: 9103 },
    {
      title: { ko: '남은 치마폭', en: 'What Was Left of the Skirt' },
      material: silkPatch,
      size: [80, 120],
      year: 2025,
      seed: 9104,
      text: {
        ko: '세 사람이 물려 입은 치마의 성한 부분만 모았다. 조각의 크기는 닳지 않은 자리의 크기이다.',
        en: 'Only the sound parts of a skirt three people had worn. The size of each piece is the size of what had not worn through.',
      },
    },
    {
      title: { ko: '다홍과 초록', en: 'Crimson and Green' },
      material: saekdong,
      size: [60, 90],
      year: 2016,
      seed: 9105,
    },
    {
      title: { ko: '백 개의 네모', en: 'One Hundred Squares' },
      material: silkPatch,
      size: [120, 120],
      year: 2026,
      seed: 9106,
    },
  ]),
  ...worksBy('bong-serin', [
    {
      title: { ko: '쪽빛 아홉 번', en: 'Indigo, Nine Dips' },
      material: indigoHemp,
      size: [162, 130],
      year: 2023,
      seed: 9201,
      text: {
        ko: '같은 삼베를 한 번에서 아홉 번까지 쪽물에 담갔다. 가장 옅은 조각과 가장 짙은 조각이 나란히 붙어 있다.',
        en: 'One hemp cloth, dipped in the vat from once to nine times. The palest piece and the darkest are sewn side by side.',
      },
    },
    {
      title: { ko: '아버지의 작업복', en: 'Father’s Work Clothes' },
      material: hempPatch,
      size: [110, 150],
      year: 2021,
      seed: 9202,
    },
    { title: { ko: '기운 자리', en: 'Mended Place' }, material: hempPatch, size: [45, 45], year: 2018, seed: 9203 },
    { title: { ko: '부둣가', en: 'Quayside' }, material: indigoHemp, size: [180, 90], year: 2025, seed: 9204 },
    {
      title: { ko: '소매 열두 벌', en: 'Twelve Pairs of Sleeves' },
      material: hempPatch,
      size: [200, 100],
      year: 2024,
      seed: 9205,
    },
    {
      title: { ko: '빨랫줄', en: 'Washing Line' },
      material: hempPatch,
      size: [120, 60],
      year: 2015,
      seed: 9206,
      hidden: true,
    },
  ]),
  ...worksBy('na-eungyeol', [
    {
      title: { ko: '잠자리 날개', en: 'Dragonfly Wing' },
      material: silkGauze,
      size: [70, 140],
      year: 2022,
      seed: 9301,
    },
    { title: { ko: '낮달', en: 'Day Moon' }, material: silkGauze, size: [90, 90], year: 2024, seed: 9302 },
    {
      title: { ko: '바늘땀 일기', en: 'Stitch Diary' },
      material: ramie,
      size: [42, 120],
      year: 2020,
      seed: 9303,
      text: {
        ko: '하루에 한 줄, 백스무 날을 감쳤다. 비뚤어진 줄은 실수가 아니라 아팠던 날이다.',
        en: 'One row of whipstitch a day for a hundred and twenty days. The crooked rows are days of illness, not mistakes.',
      },
    },
    { title: { ko: '이슬', en: 'Dew' }, material: silkGauze, size: [33, 33], year: 2018, seed: 9304 },
    { title: { ko: '조각 하늘', en: 'A Piece of Sky' }, material: silkGauze, size: [100, 130], year: 2025, seed: 9305 },
    { title: { ko: '얇은 문', en: 'Thin Door' }, material: silkGauze, size: [90, 210], year: 2023, seed: 9306 },
  ]),
];
