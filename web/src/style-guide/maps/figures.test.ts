import { languages } from '@hwarang/domain/language';
import { expect, test } from 'vitest';
import { countryFacts } from './country-facts.ts';
import { figures, legendOf, shadeOf } from './figures.ts';

test('every country has a shade of every figure, and every shade stands in the legend', () => {
  for (const language of languages)
    for (const figure of figures) {
      const keys = new Set(legendOf(figure, language).map(({ key }) => key));
      for (const country of countryFacts) expect(keys).toContain(shadeOf(figure, country, 3));
    }
});

test('classes begin at their lower bound', () => {
  const labels = legendOf('population', 'en').map(({ label }) => label);
  expect(labels[0]).toBe('Under 5 million');
  expect(labels.at(-1)).toBe('150 million or more');
  const korea = countryFacts.find(({ code }) => code === 'KR');
  expect(labels[Number(shadeOf('population', korea, 0))]).toBe('50–150 million');
  expect(shadeOf('artists', korea, 0)).toBeUndefined();
  expect(shadeOf('artists', undefined, 1)).toBe('0');
  expect(shadeOf('artists', undefined, 20)).toBe('3');
});
