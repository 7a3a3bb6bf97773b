import type { Language } from '@hwarang/domain/language';
import { type Country, continents, incomeGroups } from './country-facts.ts';
import { artistClass, populationClass } from './maps.words.ts';

export const figures = ['population', 'income', 'continent', 'artists'] as const;
export type Figure = (typeof figures)[number];

/** One colour of the map and what it means. */
export interface Shade {
  key: string;
  tone: string;
  label: string;
}

const populationBounds = [0, 5_000_000, 20_000_000, 50_000_000, 150_000_000];
const artistBounds = [1, 2, 5, 20];

/** From the palest to the deepest. */
const steps = [22, 38, 56, 77, 100].map((percent) => `color-mix(in oklab, var(--celadon) ${percent}%, var(--hanji))`);

/** Which of the classes that begin at these bounds a value falls into; -1 below the first. */
const classOf = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length - 1;

export function legendOf(figure: Figure, language: Language): Shade[] {
  const shade = (key: string | number, tone = '', label: { ko: string; en: string }): Shade => ({
    key: String(key),
    tone,
    label: label[language],
  });
  if (figure === 'population')
    return populationBounds.map((from, place) =>
      shade(place, steps[place], populationClass(from, populationBounds[place + 1])),
    );
  if (figure === 'artists')
    return artistBounds.map((from, place) =>
      shade(place, steps[place + 1], artistClass(from, artistBounds[place + 1])),
    );
  if (figure === 'income')
    return Object.entries(incomeGroups).map(([key, label]) => shade(key, steps[5 - Number(key)], label));
  return Object.entries(continents).map(([key, label]) => shade(key, label.tone, label));
}

/** The key of the shade that a country has; undefined where nothing is known. */
export function shadeOf(figure: Figure, country: Country | undefined, artists: number): string | undefined {
  if (figure === 'artists') return artists > 0 ? String(classOf(artists, artistBounds)) : undefined;
  const value = country?.[figure];
  if (value === undefined) return undefined;
  return figure === 'population' ? String(classOf(Number(value), populationBounds)) : String(value);
}
