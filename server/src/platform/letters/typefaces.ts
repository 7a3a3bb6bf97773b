import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A typeface as a page gets its letters from it: whole, where the browser would fetch one of a hundred subsets. */
export interface Cut {
  /** First in `--sans` or `--serif`, before the subsets. */
  family: string;
  weight: string;
  /** The family of the subsets it stands for. */
  subsets: string;
  file: string;
}

const serif = (weight: number, name: string): [string, Cut] => [
  `serif ${weight}`,
  {
    family: 'Hwarang Serif',
    weight: String(weight),
    subsets: 'Noto Serif KR Variable',
    file: resolve(`@expo-google-fonts/noto-serif-kr/${weight}${name}/NotoSerifKR_${weight}${name}.ttf`),
  },
];

/** The serif comes whole in single weights only. A page gets all four: a browser would take a missing one from its neighbour. */
export const cuts: ReadonlyMap<string, Cut> = new Map([
  [
    'sans',
    {
      family: 'Hwarang Sans',
      weight: '45 920',
      subsets: 'Pretendard Variable',
      file: resolve('pretendard/dist/public/variable/PretendardVariable.ttf'),
    },
  ],
  serif(400, 'Regular'),
  serif(500, 'Medium'),
  serif(600, 'SemiBold'),
  serif(700, 'Bold'),
]);

export const cutNames: readonly string[] = [...cuts.keys()];

export const cutOf = (face: 'sans' | 'serif', weight: number): string =>
  face === 'sans' ? face : `serif ${Math.min(700, Math.max(400, Math.round(weight / 100) * 100))}`;
