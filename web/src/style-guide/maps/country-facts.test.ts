import { expect, test } from 'vitest';
import { countries } from '../../artists/countries.ts';
import { continents, countryFacts, incomeGroups, smallCountries } from './country-facts.ts';

test('every row of the bundled country data is whole', () => {
  for (const { code, outline, continent, population, income } of countryFacts) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(outline).toMatch(/^(\d{3}|-99)$/);
    expect(continent && continents[continent]).toBeDefined();
    expect(income && incomeGroups[income]).toBeDefined();
    expect(population).toBeGreaterThan(0);
  }
  expect(countryFacts.find(({ code }) => code === 'KR')).toEqual({
    code: 'KR',
    outline: '410',
    continent: 'AS',
    population: 51181299,
    income: 1,
  });
});

test('no country stands there twice, and nearly every choice of the country list can be found on the map', () => {
  const all = [...countryFacts, ...smallCountries];
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(new Set(all.map(({ outline }) => outline)).size).toBe(all.length);
  const known = new Set(all.map(({ code }) => code));
  expect(countries('en').filter(({ CODE }) => !known.has(CODE)).length).toBeLessThan(20);
});
