const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Ten digits whose last one follows from the nine before, as the tax office gives them out. */
export function isRegistrationNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false;
  const numbers = [...digits].map(Number);
  const sum = weights.reduce((total, weight, index) => total + weight * (numbers[index] ?? 0), 0);
  const carried = Math.floor(((numbers[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === numbers[9];
}

/** '1234567891' as people write it: '123-45-67891'. */
export const shownRegistrationNumber = (text: string): string =>
  text.replace(/^\s*(\d{3})[\s-]*(\d{2})[\s-]*(\d{5})\s*$/, '$1-$2-$3');
