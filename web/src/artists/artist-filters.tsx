import { countryName } from '@hwarang/domain/artists/country';
import { materialKinds } from '@hwarang/domain/artworks/facets';
import type { Language } from '@hwarang/domain/language';
import { materialNames } from '../catalogue/materials.words.ts';
import { Filters } from '../design/filters/filters.tsx';
import { useLanguage } from '../platform/language.ts';
import { artistFiltersWords as words } from './artist-filters.words.ts';
import { addressOf, type ListParams } from './artists.query.ts';

interface Props {
  params: ListParams;
  form: string;
  countries: readonly string[];
}

export function ArtistFilters({ params, form, countries }: Props) {
  const language = useLanguage();
  const choices = {
    material: materialKinds.map((value) => ({ value, label: materialNames[value][language] })),
    country: inOrder(countries, language),
  };
  const filters = (['material', 'country'] as const).map((name) => ({
    name,
    label: words[name][language],
    value: params[name],
    choices: choices[name],
  }));
  return (
    <Filters
      form={form}
      filters={filters}
      chosen={filters.flatMap(({ name, value, choices }) => {
        const choice = choices.find((one) => one.value === value);
        const to = addressOf({ ...params, [name]: undefined, page: 1 });
        return choice ? [{ name, label: choice.label, to }] : [];
      })}
      clear={addressOf({ words: params.words, sort: params.sort, page: 1 })}
    />
  );
}

function inOrder(countries: readonly string[], language: Language) {
  const { compare } = new Intl.Collator(language);
  return countries
    .map((value) => ({ value, label: countryName(language, value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
}
