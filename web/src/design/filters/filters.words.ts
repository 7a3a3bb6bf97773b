import type { LocalizedText } from '@hwarang/domain/language';

export const filtersWords = {
  filters: { ko: '필터', en: 'Filters' },
  any: { ko: '전체', en: 'Any' },
  apply: { ko: '적용', en: 'Apply' },
  clear: { ko: '필터 초기화', en: 'Clear all filters' },
} as const satisfies Record<string, LocalizedText>;

export const removeFilter = (name: string): LocalizedText => ({
  ko: `${name} 필터 해제`,
  en: `Remove filter: ${name}`,
});
