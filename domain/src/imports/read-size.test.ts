import { expect, test } from 'vitest';
import { readSize, sizeHead } from './read-size.ts';

/** Width, height and depth in centimetres, where the reading leaves no doubt. */
const sure: [string, number, number, number?][] = [
  // Our own format, and what galleries in Korea write: width × height.
  ['53 cm x 45.5 cm', 53, 45.5],
  ['53 x 45.5 cm', 53, 45.5],
  ['53x45.5', 53, 45.5],
  ['53X45.5CM', 53, 45.5],
  ['72.7×60.6', 72.7, 60.6],
  ['72.7 * 60.6', 72.7, 60.6],
  ['53.0 ✕ 45.5 ㎝', 53, 45.5],
  ['５３×４５.５cm', 53, 45.5],
  ['45.5 x 53 x 3', 45.5, 53, 3],
  ['30×30×12cm', 30, 30, 12],
  ['53 x 45.5 (cm)', 53, 45.5],
  ['(53 x 45.5 cm)', 53, 45.5],
  ['크기: 53 x 45.5 cm', 53, 45.5],
  ['크기(cm): 53 x 45.5', 53, 45.5],
  ['53 x 45.5 centimeters', 53, 45.5],
  ['530 x 455 millimetres', 53, 45.5],
  ['530 x 455 mm', 53, 45.5],
  ['530mm × 455mm', 53, 45.5],
  ['91×116.8㎝', 91, 116.8],
  ['1m x 70cm', 100, 70],
  ['1.2 x 0.8 m', 120, 80],
  ['5M x 3M', 500, 300],
  ['1,200 x 800 mm', 120, 80],
  ['52,1 x 40,6 cm', 52.1, 40.6],
  ['53 by 45.5 cm', 53, 45.5],
  ['53센티미터 x 45.5센티미터', 53, 45.5],
  ['100호(162.2×130.3)', 162.2, 130.3],
  ['100호 (162.2 x 130.3 cm)', 162.2, 130.3],
  ['130.3 * 97.0 cm, 60호', 130.3, 97],
  ['53.0x45.5cm(10F)', 53, 45.5],
  ['10F, 45.5 x 53cm', 45.5, 53],
  // Labels decide.
  ['세로 53 가로 45.5 cm', 45.5, 53],
  ['가로 45.5cm x 세로 53cm', 45.5, 53],
  ['가로45.5 × 세로53', 45.5, 53],
  ['세로 27.0cm, 가로 22.7cm', 22.7, 27],
  ['세로: 53cm\n가로: 45.5cm', 45.5, 53],
  ['45.5(가로) x 53(세로) cm', 45.5, 53],
  ['높이 120 너비 80 깊이 5 cm', 80, 120, 5],
  ['가로 30 세로 20 높이 15 cm', 30, 15, 20],
  ['가로 30, 폭 20, 높이 15cm', 30, 15, 20],
  ['폭 80cm 높이 120cm', 80, 120],
  ['가로 53 세로 45.5 두께 3cm', 53, 45.5, 3],
  ['H 120 x W 80 x D 5 cm', 80, 120, 5],
  ['W80xH120xD5cm', 80, 120, 5],
  ['80(W) x 120(H) x 5(D) cm', 80, 120, 5],
  ['80wx120h cm', 80, 120],
  ['W: 80 cm, H: 120 cm', 80, 120],
  ['H.11-1/4 x W.14 x D.9 in.', 35.56, 28.58, 22.86],
  ['L.69-½ x W.24-7/8 x H.3-¼ in.', 176.53, 8.26, 63.18],
  ['height 30 cm, width 20 cm', 20, 30],
  ['L 200 x W 30 x H 40 cm', 200, 40, 30],
  ['H.2-1/2 x Diam.6-3/4 in.', 17.15, 6.35, 17.15],
  ['높이 25cm, 지름 30cm', 30, 25, 30],
  // Catalogues in English write the height first.
  ['support: 394 x 419 mm', 41.9, 39.4],
  ['image: 168 x 210 mm', 21, 16.8],
  ['size in cm: 53 x 45.5', 45.5, 53],
  ['object: 1346 x 604 x 438 mm', 60.4, 134.6, 43.8],
  ['Displayed: 2150 x 3000 x 4200 mm', 300, 215, 420],
  ['20 1/2 x 16 in.', 40.64, 52.07],
  ['14 5/8 × 10 1/2 in.', 26.67, 37.15],
  ['20½ × 16 in. (52.1 × 40.6 cm)', 40.6, 52.1],
  ['20 1/2 x 16 in. (52.1 x 40.6 cm)', 40.6, 52.1],
  ['52.1 x 40.6 cm (20 1/2 x 16 in.)', 40.6, 52.1],
  ['Overall: 12 × 9 × 2 1/2 in. (30.48 × 22.86 × 6.35 cm)', 22.86, 30.48, 6.35],
  ['3/4 x 1/2 in.', 1.27, 1.91],
  ['20" x 16"', 40.64, 50.8],
  ['20 inches x 16 inches', 40.64, 50.8],
  ['6 ft. 2 in. x 4 ft.', 121.92, 187.96],
  // The whole work, not its frame.
  ['10 x 8 in. (25.4 x 20.32 cm) (sheet)', 20.32, 25.4],
  ['53 x 45.5 cm (unframed)', 53, 45.5],
  ['53 x 45.5 cm (액자 미포함)', 53, 45.5],
  ['S10', 53, 53],
  ['10호 S', 53, 53],
  ['10호 F 세로', 45.5, 53],
  ['F10 가로', 53, 45.5],
];
test.each(sure)('the size %j is %d wide and %d high without a doubt', (text, width, height, depth) => {
  expect(readSize(text)).toEqual({ size: { width, height, ...(depth ? { depth } : {}) } });
});

const doubtful: [string, number, number, number?][] = [
  ['unconfirmed: 300 x 400 mm', 40, 30],
  ['20 1/2 x 16 in. (52.07 x 40.64 cm) (sight)', 40.64, 52.07],
  ['support, each: 605 x 505 mm', 50.5, 60.5],
  ['frame: 890 x 1105 x 75 mm', 110.5, 89, 7.5],
  ['approx. 30 x 40 cm', 30, 40],
  ['약 30 x 40 cm', 30, 40],
  ['각 162.2 x 130.3 cm', 162.2, 130.3],
  ['지름 30cm', 30, 30],
  ['diameter: 30 cm', 30, 30],
  ['Di.6-3/4 in.', 17.15, 17.15],
  ['1 1/8 in. (2.86 cm) (diameter)', 2.86, 2.86],
  ['6 3/16 in. (15.72 cm) (image, diameter)', 15.72, 15.72],
  ['9 1/4 in. (Diam.)', 23.5, 23.5],
  ['높이 21.5cm, 입지름 8.2cm, 밑지름 14.0cm', 14, 21.5, 14],
  ['1622 x 1303', 1622, 1303],
  ['H. 5 x D. 3 in.', 7.62, 12.7, 7.62],
  ['길이 200cm 폭 30cm', 30, 200],
];
test.each(doubtful)('the size %j is read as %d by %d, and that it may be meant otherwise is told', (...row) => {
  const [text, width, height, depth] = row;
  expect(readSize(text)).toEqual({ size: { width, height, ...(depth ? { depth } : {}) }, doubtful: true });
});

test.each([
  ['object: 1346 x 604 x 438 mm, 32 kg', { width: 60.4, height: 134.6, depth: 43.8 }, '32 kg'],
  ['support: 235 x 190 mm\nframe: 300 x 250 x 40 mm', { width: 19, height: 23.5 }, 'frame: 300 x 250 x 40 mm'],
  ['frame: 300 x 250 x 40 mm; support: 235 x 190 mm', { width: 19, height: 23.5 }, 'frame: 300 x 250 x 40 mm'],
  ['작품 53x45.5cm, 액자 60x50cm', { width: 53, height: 45.5 }, '액자 60x50cm'],
  ['액자 포함 60x50cm, 작품 53x45.5cm', { width: 53, height: 45.5 }, '액자 포함 60x50cm, 작품'],
  [
    '8 3/4 x 6 in. (22.23 x 15.24 cm) (image)\n10 x 8 in. (25.4 x 20.32 cm) (sheet)',
    { width: 20.32, height: 25.4 },
    '8 3/4 x 6 in. (22.23 x 15.24 cm) (image)',
  ],
  [
    '20 x 16 in. (50.8 x 40.64 cm) (canvas) 25 x 20 in. (63.5 x 50.8 cm) (outer frame)',
    { width: 40.64, height: 50.8 },
    '25 x 20 in. (63.5 x 50.8 cm) (outer frame)',
  ],
  ['30x30cm 2점', { width: 30, height: 30 }, '2점'],
  ['8폭 병풍, 각 130 x 40 cm', { width: 130, height: 40 }, '8폭 병풍, 각'],
])('of %j the work itself is measured, and what is left out is named', (text, size, rest) => {
  expect(readSize(text)).toMatchObject({ size, rest });
});

test.each([
  ['10호 F', 53, 45.5, 10, 'F'],
  ['10호F', 53, 45.5, 10, 'F'],
  ['10호(P)', 53, 40.9, 10, 'P'],
  ['F10', 53, 45.5, 10, 'F'],
  ['F-10', 53, 45.5, 10, 'F'],
  ['F10호', 53, 45.5, 10, 'F'],
  ['10F', 53, 45.5, 10, 'F'],
  ['10 f', 53, 45.5, 10, 'F'],
  ['100M', 162.2, 97, 100, 'M'],
  ['20호', 72.7, 60.6, 20, 'F'],
  ['약 20호', 72.7, 60.6, 20, 'F'],
  ['10호(세로)', 45.5, 53, 10, 'F'],
])('the canvas %j is %d wide and %d high, and is told as %i%s', (text, width, height, number, type) => {
  expect(readSize(text)).toEqual({ size: { width, height }, canvas: { number, type } });
});

test.each([
  'dimensions variable',
  'Dimensions Variable',
  'Overall display dimensions variable',
  'variable size',
  '가변크기',
  '가변 설치',
  '크기 가변',
  '크기 미상',
])('%j means that there are no measures', (text) => {
  expect(readSize(text)).toEqual({ variable: true });
});

test.each([
  '무제',
  '소품',
  '5분 30초',
  'duration: 4min, 30sec',
  '162.2 x 130.3 cm x 2',
  '100F x 2',
  '100호 x 2',
  '10호 변형',
  '7호',
  '30 x 40 x 50 x 60 cm',
  '0 x 0 mm',
  'H 30 cm',
  '30 cm',
  '30',
  'H 120 x 80 x 5 cm',
  'A4',
  'x',
  '53 x',
  `${'53 x 45.5 cm, '.repeat(100)}`,
])('in %j no size is found', (text) => {
  expect(readSize(text)).toEqual({});
});

test.each([
  ['크기', '53 x 45.5', 53, 45.5],
  ['크기(가로×세로)', '53 x 45.5', 53, 45.5],
  ['크기(세로×가로)', '53 x 45.5', 45.5, 53],
  ['규격 (세로x가로, mm)', '530 x 455', 45.5, 53],
  ['Dimensions (H x W cm)', '53 x 45.5', 45.5, 53],
  ['Size HxW', '53 x 45.5', 45.5, 53],
  ['Size WxH', '20 x 16 in.', 50.8, 40.64],
  ['Dimensions HxWxD', '53 x 45.5', 45.5, 53],
  ['Height x Width', '53 x 45.5 cm', 45.5, 53],
  ['크기(mm)', '530 x 455', 53, 45.5],
  ['Dimensions (in)', '20 x 16', 40.64, 50.8],
  ['Size (in cm)', '53 x 45.5', 53, 45.5],
  ['Size (in feet)', '2 x 3', 91.44, 60.96],
  ['크기(세로×가로)', '가로 53 세로 45.5', 53, 45.5],
])('below the head %j, %j is %d wide and %d high', (head, text, width, height) => {
  expect(readSize(text, head).size).toEqual({ width, height });
});

const headUnits: [string, ...string[]][] = [
  [
    'cm',
    'Height (in cm)',
    'Height in cm',
    'Height in (cm)',
    'Height in: cm',
    'Size in centimeters',
    'Size (in centimetres)',
    'Höhe in cm',
    'Höhe (in Zentimetern)',
    'height_in_cm',
    'height-in-cm',
    'HeightInCm',
    'Height in cm (in frame)',
    '크기(cm)',
    '크기cm',
    '크기 (단위: 센티미터)',
  ],
  ['mm', 'Size in mm', 'Width (in millimeters)', 'Maße in mm', 'width_in_mm', '크기(밀리미터)'],
  ['m', 'Size in m', 'Size (in metres)', '크기(미터)'],
  ['ft', 'Height (ft)', 'Height in feet'],
  [
    'in',
    'Height (in)',
    'Height in',
    'Height, in.',
    'Height (in.)',
    'height_in',
    'HeightIn',
    'Height in inches',
    'Height in in.',
    'Höhe in Zoll',
    'H (in) x W (in)',
    'H in x W in',
    'Height in (framed)',
    'Size (in / cm)',
    '크기(인치)',
  ],
];
test.each(headUnits)('a head that names %s tells this unit, however it is written', (unit, ...heads) => {
  expect(heads.map((head) => [head, sizeHead(head).unit])).toEqual(heads.map((head) => [head, unit]));
});

test('a head in which "in" is a word before others tells no unit', () => {
  for (const head of ['Size in the frame', 'Size_in_frame', 'Inside', 'Min', 'Diameter', "Artist's size"])
    expect([head, sizeHead(head).unit]).toEqual([head, undefined]);
});

test('the head of a column with height alone, or the same side twice, tells no order', () => {
  for (const head of ['크기', 'Size', '높이', 'H', 'width width', 'Wood']) expect(sizeHead(head).sides).toEqual([]);
  expect(sizeHead('가로×세로×높이').sides).toEqual(['width', 'down', 'height']);
});

test('three numbers below 가로×세로×높이 are width, depth and height', () => {
  expect(readSize('30 x 20 x 15', '가로×세로×높이(cm)').size).toEqual({ width: 30, depth: 20, height: 15 });
});

test('a common size is read in the same way whether or not it is taken apart', () => {
  const common = sure.filter(([text]) => / x /.test(text) && !/\d ?\d\/|["(]/.test(text));
  expect(common.length).toBeGreaterThan(10);
  for (const [text] of common) expect(readSize(text.replaceAll(' x ', '  x  '))).toEqual(readSize(text));
});

test('texts of a thousand characters are read in a moment', () => {
  const odd = [
    '1 '.repeat(500),
    '1x'.repeat(500),
    '('.repeat(1000),
    'F1'.repeat(500),
    '가로 '.repeat(300),
    '1/'.repeat(500),
  ];
  const start = performance.now();
  for (const text of odd) readSize(text);
  expect(performance.now() - start).toBeLessThan(5000);
});
