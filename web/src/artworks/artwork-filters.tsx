import { materialKinds, orientations, sizeClasses } from '@hwarang/domain/artworks/facets';
import { type Hue, hueSamples, hues } from '@hwarang/domain/artworks/hues';
import type { Language, LocalizedText } from '@hwarang/domain/language';
import type { ChangeEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../design/button.tsx';
import { type Choice, SelectField } from '../design/fields/select-field.tsx';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { addressOfForm } from '../platform/listing.ts';
import styles from './artwork-filters.module.css';
import {
  hueNames,
  materialNames,
  orientationNames,
  removeFilter,
  sizeNames,
  filterWords as words,
  yearsOf,
} from './artwork-filters.words.ts';
import { addressOf, facetNames, type ListParams } from './artworks.query.ts';

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
};
const yearsAlone = 8;

/** Every choice stands in the address. Without script a button sends them. */
export function ArtworkFilters({ params, form, thisYear }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const send = ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    currentTarget.form && void navigate(addressOfForm(currentTarget.form), { preventScrollReset: true });
  const select = (name: 'material' | 'size' | 'shape' | 'year', choices: Choice[]) => (
    <SelectField
      label={words[name][language]}
      name={name}
      form={form}
      value={params[name] ?? ''}
      onChange={send}
      choices={[{ value: '', label: words.any[language] }, ...choices]}
    />
  );
  const choicesOf = (facet: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: labelOf(facet, value, language) }));
  return (
    <div className={styles.filters}>
      <details className={styles.panel}>
        <summary className={styles.summary}>
          <Icon name="filter" size={18} />
          {words.filters[language]}
        </summary>
        <div className={styles.choices}>
          {select('material', choicesOf('material', materialKinds))}
          {select('size', choicesOf('size', sizeClasses))}
          {select('shape', choicesOf('shape', orientations))}
          {select('year', yearChoices(thisYear, language))}
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
                    checked={(params.colour ?? '') === hue}
                    onChange={send}
                    aria-label={hueName(hue, language)}
                  />
                  <span style={hue ? { background: hueSamples[hue as Hue] } : undefined} />
                </label>
              ))}
            </div>
          </fieldset>
          <noscript>
            <Button type="submit" form={form}>
              {words.apply[language]}
            </Button>
          </noscript>
        </div>
      </details>
      <Chosen params={params} />
    </div>
  );
}

const labelOf = (name: string, value: string, language: Language): string =>
  name === 'year' && value.endsWith('s')
    ? yearsOf(Number.parseInt(value, 10))[language]
    : (names[name]?.[value]?.[language] ?? value);

const hueName = (hue: string, language: Language): string =>
  hue in hueNames ? hueNames[hue as Hue][language] : words.any[language];

/** The last years one by one, then whole decades. */
function yearChoices(thisYear: number, language: Language): Choice[] {
  const years = Array.from({ length: yearsAlone }, (_, back) => String(thisYear - back));
  const decades: string[] = [];
  for (let decade = Math.floor(thisYear / 10) * 10; decade >= 1950; decade -= 10) decades.push(`${decade}s`);
  return [...years, ...decades].map((value) => ({ value, label: labelOf('year', value, language) }));
}

/** What is chosen, each to be taken back by itself. */
function Chosen({ params }: { params: ListParams }) {
  const language = useLanguage();
  const chosen = [...facetNames, 'year' as const].flatMap((name) => {
    const value = params[name];
    return value ? [{ name, label: labelOf(name, value, language) }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={addressOf({ ...params, [name]: undefined, page: 1 })}
            className={styles.chip}
            aria-label={removeFilter(label)[language]}
            preventScrollReset
          >
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={addressOf({ words: params.words, sort: params.sort, page: 1 })}
          className={styles.clear}
          preventScrollReset
        >
          {words.clear[language]}
        </Link>
      </li>
    </ul>
  );
}
