/** Round marks from zero to at least the largest value: four or five of them. */
export function marksTo(largest: number): number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? power * 10;
  const count = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => Math.round(place * step * 1000) / 1000);
}

/** Shares of a whole, in whole percent that add up to a hundred. */
export function percents(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, value) => total + value, 0);
  const byRest = exact
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { place } of byRest.slice(0, missing)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}
