import { type Orientation, type SizeClass, sizeBounds } from '@hwarang/domain/artworks/facets';
import type { Hue } from '@hwarang/domain/artworks/hues';
import type { LocalizedText } from '@hwarang/domain/language';

export const filterWords = {
  material: { ko: '재료', en: 'Material' },
  size: { ko: '크기', en: 'Size' },
  shape: { ko: '방향', en: 'Orientation' },
  year: { ko: '제작 연도', en: 'Year' },
  sale: { ko: '판매', en: 'Sale' },
  colour: { ko: '색상', en: 'Colour' },
  nothing: { ko: '조건에 맞는 작품이 없습니다', en: 'No artworks match these filters' },
} as const satisfies Record<string, LocalizedText>;

export const yearsOf = (decade: number): LocalizedText => ({ ko: `${decade}년대`, en: `${decade}s` });

export const sizeNames: Record<SizeClass, LocalizedText> = {
  small: { ko: `소품 (${sizeBounds.small} cm까지)`, en: `Small (up to ${sizeBounds.small} cm)` },
  medium: { ko: `중품 (${sizeBounds.medium} cm까지)`, en: `Medium (up to ${sizeBounds.medium} cm)` },
  large: { ko: `대작 (${sizeBounds.large} cm까지)`, en: `Large (up to ${sizeBounds.large} cm)` },
  huge: { ko: `초대형 (${sizeBounds.large} cm 초과)`, en: `Very large (over ${sizeBounds.large} cm)` },
};

export const orientationNames: Record<Orientation, LocalizedText> = {
  portrait: { ko: '세로', en: 'Portrait' },
  landscape: { ko: '가로', en: 'Landscape' },
  square: { ko: '정사각형', en: 'Square' },
};

export const hueNames: Record<Hue, LocalizedText> = {
  red: { ko: '빨강', en: 'Red' },
  orange: { ko: '주황', en: 'Orange' },
  yellow: { ko: '노랑', en: 'Yellow' },
  green: { ko: '초록', en: 'Green' },
  blue: { ko: '파랑', en: 'Blue' },
  purple: { ko: '보라', en: 'Purple' },
  pink: { ko: '분홍', en: 'Pink' },
  brown: { ko: '갈색', en: 'Brown' },
  white: { ko: '하양', en: 'White' },
  grey: { ko: '회색', en: 'Grey' },
  black: { ko: '검정', en: 'Black' },
};
