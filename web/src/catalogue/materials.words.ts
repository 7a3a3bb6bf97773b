import type { MaterialKind } from '@hwarang/domain/artworks/facets';
import type { LocalizedText } from '@hwarang/domain/language';

export const materialNames: Record<MaterialKind, LocalizedText> = {
  oil: { ko: '유채', en: 'Oil' },
  acrylic: { ko: '아크릴', en: 'Acrylic' },
  ink: { ko: '수묵', en: 'Ink' },
  colour: { ko: '채색', en: 'Pigment and watercolour' },
  photograph: { ko: '사진', en: 'Photography' },
  ceramic: { ko: '도자', en: 'Ceramics' },
  textile: { ko: '섬유', en: 'Textiles' },
  print: { ko: '판화', en: 'Prints' },
  sculpture: { ko: '조각', en: 'Sculpture' },
  mixed: { ko: '혼합 재료', en: 'Mixed media' },
};
