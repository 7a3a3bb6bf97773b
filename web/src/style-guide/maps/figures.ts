import type { Language } from '@hwarang/domain/language';
import { type CountryFacts, continents, incomeGroups } from './country-facts.ts';
import { artistClass, populationClass } from './maps.words.ts';

export const figures = ['population', 'income', 'continent', 'artists'] as const;
export type Figure = (typeof figures)[number];

/** One colour of the map and what it means. `tone` names the colour in the style sheet. */
export interface Shade {
  key: string;
  tone: string;
  label: string;
}

const populationBounds = [0, 5_000_000, 20_000_000, 50_000_000, 150_000_000];
const artistBounds = [1, 2, 5, 20];

/** Which of the classes that begin at these bounds a value falls into; -1 below the first. */
export const classOf = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length - 1;

export function legendOf(figure: Figure, language: Language): Shade[] {
  if (figure === 'population')
    return populationBounds.map((from, place) => ({
      key: String(place),
      tone: `step${place + 1}`,
      label: populationClass(from, populationBounds[place + 1])[language],
    }));
  if (figure === 'artists')
    return artistBounds.map((from, place) => ({
      key: String(place),
      tone: `step${place + 2}`,
      label: artistClass(from, artistBounds[place + 1])[language],
    }));
  if (figure === 'income')
    return Object.entries(incomeGroups).map(([key, label]) => ({
      key,
      tone: `step${6 - Number(key)}`,
      label: label[language],
    }));
  return Object.entries(continents).map(([key, label]) => ({ key, tone: `land${key}`, label: label[language] }));
}

/** The key of the shade that a country has; undefined where nothing is known. */
export function shadeOf(figure: Figure, country: CountryFacts | undefined, artists: number): string | undefined {
  if (figure === 'artists') return artists > 0 ? String(classOf(artists, artistBounds)) : undefined;
  if (!country) return undefined;
  if (figure === 'population') return String(classOf(country.population, populationBounds));
  return String(country[figure]);
}
