import type { Language } from '../language.ts';

export interface Address {
  Country?: string | null;
  state_province?: string | null;
  City?: string | null;
  address_line1?: string | null;
}

/** From the large to the small in Korean, from the small to the large in English. */
export function formatAddress(language: Language, address: Address | null | undefined): string | undefined {
  if (!address) return undefined;
  const parts = [address.state_province, address.City, address.address_line1]
    .map((part) => part?.trim())
    .filter(Boolean);
  return (language === 'ko' ? parts.join(' ') : parts.reverse().join(', ')) || undefined;
}

/** The place in two words, for a card: 'Jongno-gu, Seoul'. */
export const formatPlace = (language: Language, address: Address | null | undefined): string | undefined =>
  address
    ? formatAddress(language, { state_province: address.state_province ?? null, City: address.City ?? null })
    : undefined;
