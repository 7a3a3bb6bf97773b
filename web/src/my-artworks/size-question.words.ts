import type { Size } from '@hwarang/domain/artworks/size';
import type { LocalizedText } from '@hwarang/domain/language';

export const sizeQuestionWords = {
  title: { ko: '작품 크기를 확인해 주세요', en: 'Please check the size' },
  turn: { ko: '가로와 세로 바꾸기', en: 'Swap width and height' },
  change: { ko: '크기 고치기', en: 'Change the size' },
  keep: { ko: '이대로 저장', en: 'Save as it is' },
} as const satisfies Record<string, LocalizedText>;

export function sizeQuestion({ width, height }: Size, turned: boolean): LocalizedText {
  const ko = `가로 ${width}cm, 세로 ${height}cm로 적으셨는데 이미지의 비율과 다릅니다.`;
  const en = `The size is ${width} cm wide and ${height} cm high, but the picture has other proportions.`;
  return turned
    ? { ko: `${ko} 가로와 세로가 바뀌지 않았나요?`, en: `${en} Are width and height swapped?` }
    : { ko, en };
}
