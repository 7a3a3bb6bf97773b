import type { Language } from '@hwarang/domain/language';

/** As people of that language write it: ₩12,000,000, US$1,200.50. */
export const formatMoney = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
