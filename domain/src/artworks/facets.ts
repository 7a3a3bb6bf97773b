/** What a material is called, in Korean or English, tells its kind. A work can be of several kinds. */
export const materialPatterns = {
  oil: '유채|유화|오일|(^| )oil',
  acrylic: '아크릴|acrylic',
  ink: '수묵|먹|담채|(^| )ink( |$)',
  colour:
    '채색|분채|석채|안료|템페라|수채|호분|금니|colour on|color on|powdered pigment|mineral pigment|tempera|watercolou?r|gouache|shell white|gold on',
  photograph: '사진|프린트|photo|pigment print|silver print|c-print',
  ceramic: '백자|청자|분청|도자|옹기|석기|세라믹|ceramic|porcelain|celadon|stoneware|onggi|clay',
  textile: '조각보|자수|모시|명주|삼베|섬유|직물|textile|patchwork|ramie|embroider|tapestry|fib(er|re)',
  print: '판화|목판|동판|석판|실크스크린|etching|lithograph|woodcut|screenprint|silkscreen|linocut',
  sculpture: '조각(?!보)|청동|브론즈|대리석|철판|스테인리스|bronze|marble|steel|sculpture|carved',
  mixed: '혼합|콜라주|펄프|mixed|collage|pulp|earth and',
} as const;

export type MaterialKind = keyof typeof materialPatterns;
export const materialKinds = Object.keys(materialPatterns) as MaterialKind[];

/** By the longest side, in centimetres. */
export const sizeClasses = ['small', 'medium', 'large', 'huge'] as const;
export type SizeClass = (typeof sizeClasses)[number];
export const sizeBounds = { small: 40, medium: 100, large: 180 } as const;

export const orientations = ['portrait', 'landscape', 'square'] as const;
export type Orientation = (typeof orientations)[number];
/** A side so little longer than the other is not seen as longer. */
export const squareWithin = 1.05;

const patterns = Object.entries(materialPatterns).map(
  ([kind, pattern]) => [kind as MaterialKind, new RegExp(pattern)] as const,
);

export function materialKindsOf(...materials: (string | null | undefined)[]): MaterialKind[] {
  const text = materials
    .map((material) => material ?? '')
    .join(' ')
    .toLowerCase();
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}
