import { canvasOfWork, sayCanvas } from '@hwarang/domain/artworks/canvas-size';
import { yearChoices, yearInKorea } from '@hwarang/domain/artworks/year';
import { useState } from 'react';
import { NumberField } from '../design/fields/number-field.tsx';
import { choicesOf, SelectField } from '../design/fields/select-field.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { type CheckedForm, textOf } from '../design/fields/use-checked-form.ts';
import { useLanguage } from '../platform/language.ts';
import {
  type ArtworkField,
  artworkTexts,
  measures,
  measuresOf,
  requirements,
  textNames,
  type Variant,
} from './artwork-values.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';

const longestTitle = 300;

interface Props {
  variant: Variant;
  checked: CheckedForm<ArtworkField>;
  /** What the fields hold at first. */
  values?: Partial<Record<ArtworkField, string | undefined>>;
}

/** The texts and measures of an artwork, wherever one is written down. */
export function ArtworkFields({ variant, checked, values = {} }: Props) {
  const language = useLanguage();
  const field = (name: ArtworkField) => ({
    ...checked.field(name),
    defaultValue: values[name] ?? '',
    required: requirements[variant][name] !== undefined,
  });
  const [size, setSize] = useState(() => measuresOf((name) => values[name] ?? ''));
  const canvas = canvasOfWork(size);
  const years = new Set([...yearChoices(yearInKorea()).map(String), ...(values.year ? [values.year] : [])]);
  return (
    <>
      <div className={styles.pair}>
        {textNames.map((name) => {
          const { label, placeholder, lang, longest = longestTitle, choices } = artworkTexts[name];
          if (choices)
            return (
              <SelectField key={name} {...field(name)} label={label[language]} choices={choicesOf(choices, language)} />
            );
          return name === 'year' ? (
            <SelectField
              key={name}
              {...field(name)}
              label={label[language]}
              choices={[...years].map((year) => ({ value: year, label: year }))}
              open
            />
          ) : (
            <TextField
              key={name}
              {...field(name)}
              label={label[language]}
              placeholder={placeholder?.[language]}
              maxLength={longest}
              lang={lang}
            />
          );
        })}
      </div>
      <div
        className={styles.measures}
        onInput={() => {
          const typed = checked.values();
          setSize(measuresOf((name) => textOf(typed, name)));
        }}
      >
        {measures.map((name) => (
          <NumberField key={name} {...field(name)} label={words[name][language]} unit="cm" min={0.01} step={0.01} />
        ))}
        <p className={styles.canvas} role="status">
          {canvas && sayCanvas(language, canvas)}
        </p>
      </div>
    </>
  );
}
