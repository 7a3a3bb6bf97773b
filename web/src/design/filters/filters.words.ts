import type { LocalizedText } from '@hwarang/domain/language';

export const filtersWords = {
  filters: { ko: '필터', en: 'Filters' },
  any: { ko: '전체', en: 'Any' },
  apply: { ko: '적용', en: 'Apply' },
  clear: { ko: '조건 모두 지우기', en: 'Clear all filters' },
} as const satisfies Record<string, LocalizedText>;

export const removeFilter = (name: string): LocalizedText => ({
  ko: `${name} 조건 지우기`,
  en: `Remove the filter ${name}`,
});
