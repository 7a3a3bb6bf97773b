import { materialKinds, orientations, sizeClasses } from '@hwarang/domain/artworks/facets';
import { type Hue, hueSamples, hues } from '@hwarang/domain/artworks/hues';
import { facetNames } from '@hwarang/domain/artworks/wall-search';
import type { Language, LocalizedText } from '@hwarang/domain/language';
import { availabilityWords } from '@hwarang/domain/sales/availability.words';
import { materialNames } from '../catalogue/materials.words.ts';
import type { Choice } from '../design/fields/select-field.tsx';
import { type Filter, Filters } from '../design/filters/filters.tsx';
import { filtersWords } from '../design/filters/filters.words.ts';
import { useChosen, useSendForm } from '../design/filters/use-list-form.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './artwork-filters.module.css';
import { hueNames, orientationNames, sizeNames, filterWords as words, yearsOf } from './artwork-filters.words.ts';
import { addressOf, type ListParams } from './artworks.query.ts';

interface Props {
  params: ListParams;
  /** The id of the form that sends them, together with words and order. */
  form: string;
  thisYear: number;
}

const names: Record<string, Record<string, LocalizedText>> = {
  material: materialNames,
  size: sizeNames,
  shape: orientationNames,
  colour: hueNames,
  sale: { 'for-sale': availabilityWords['for-sale'] },
};
const yearsAlone = 8;

export function ArtworkFilters({ params, form, thisYear }: Props) {
  const language = useLanguage();
  const send = useSendForm();
  const [colour, chooseColour] = useChosen(params.colour ?? '');
  const filter = (name: 'material' | 'size' | 'shape' | 'year' | 'sale', values: readonly string[]): Filter => ({
    name,
    label: words[name][language],
    value: params[name],
    choices: values.map((value): Choice => ({ value, label: labelOf(name, value, language) })),
  });
  return (
    <Filters
      form={form}
      filters={[
        filter('material', materialKinds),
        filter('size', sizeClasses),
        filter('shape', orientations),
        filter('year', yearChoices(thisYear)),
        filter('sale', ['for-sale']),
      ]}
      chosen={[...facetNames, 'year' as const].flatMap((name) => {
        const value = params[name];
        const to = addressOf({ ...params, [name]: undefined, page: 1 });
        return value ? [{ name, label: labelOf(name, value, language), to }] : [];
      })}
      clear={addressOf({ words: params.words, sort: params.sort, page: 1 })}
    >
      <fieldset className={styles.colours}>
        <legend>{words.colour[language]}</legend>
        <div className={styles.swatches}>
          {['', ...hues].map((hue) => (
            <label key={hue} className={styles.swatch} title={hueName(hue, language)}>
              <input
                type="radio"
                name="colour"
                form={form}
                value={hue}
                checked={colour === hue}
                onChange={(event) => {
                  chooseColour(hue);
                  send(event);
                }}
                aria-label={hueName(hue, language)}
              />
              <span style={hue ? { background: hueSamples[hue as Hue] } : undefined} />
            </label>
          ))}
        </div>
      </fieldset>
    </Filters>
  );
}

/** What is chosen, in words. */
export const chosenLabels = (params: ListParams, language: Language): string[] =>
  [...facetNames, 'year' as const].flatMap((name) => {
    const value = params[name];
    return value ? [labelOf(name, value, language)] : [];
  });

const labelOf = (name: string, value: string, language: Language): string =>
  name === 'year' && value.endsWith('s')
    ? yearsOf(Number.parseInt(value, 10))[language]
    : (names[name]?.[value]?.[language] ?? value);

const hueName = (hue: string, language: Language): string =>
  hue in hueNames ? hueNames[hue as Hue][language] : filtersWords.any[language];

/** The last years one by one, then whole decades. */
function yearChoices(thisYear: number): string[] {
  const years = Array.from({ length: yearsAlone }, (_, back) => String(thisYear - back));
  const decades: string[] = [];
  for (let decade = Math.floor(thisYear / 10) * 10; decade >= 1950; decade -= 10) decades.push(`${decade}s`);
  return [...years, ...decades];
}
