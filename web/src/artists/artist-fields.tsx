import { type ComponentProps, useMemo } from 'react';
import { choicesOf, SelectField } from '../design/fields/select-field.tsx';
import { EmailField, TextArea, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './artist-form.module.css';
import { artistFieldWords as words } from './artist-pages.words.ts';
import {
  type ArtistForm,
  type ArtistText,
  type ArtistValues,
  artistParts,
  artistTexts,
  requirements,
  type Variant,
} from './artist-values.ts';
import { CareerLines } from './career-lines.tsx';
import { countries } from './countries.ts';

interface Props {
  variant: Variant;
  checked: ArtistForm;
  values: Partial<ArtistValues>;
}

/** All that an artist tells of themself; used to register and to edit. */
export function ArtistFields(props: Props) {
  const language = useLanguage();
  return (Object.keys(artistParts) as (keyof typeof artistParts)[]).map((part) => (
    <fieldset key={part} className={styles.group}>
      <legend>{words[part][language]}</legend>
      {(Object.keys(artistParts[part]) as ArtistText[]).map((name) => (
        <Text key={name} name={name} {...props} />
      ))}
      {part === 'who' && (
        <div className={styles.whole}>
          <CheckboxField
            name="contact_public"
            label={words.contactPublic[language]}
            defaultChecked={props.values.contact_public ?? false}
          />
        </div>
      )}
    </fieldset>
  ));
}

function Text({ name, variant, checked, values }: Props & { name: ArtistText }) {
  const language = useLanguage();
  const { kind, label, hint, maxLength, choices, ...rest } = artistTexts[name];
  const value = values[name] ?? '';
  const field = {
    ...checked.field(name),
    ...rest,
    label: label[language],
    hint: hint?.[language],
    defaultValue: value,
    required: requirements[variant][name] !== undefined,
  };
  if (kind === 'lines') return <CareerLines name={name} label={label[language]} error={field.error} value={value} />;
  if (choices) return <SelectField {...field} choices={choicesOf(choices, language)} />;
  if (kind === 'country') return <CountryField {...field} />;
  if (kind === 'long') return <TextArea {...field} maxLength={maxLength} />;
  if (kind === 'email') return <EmailField {...field} maxLength={maxLength} />;
  return <TextField {...field} {...(kind === 'link' ? address : { type: kind })} maxLength={maxLength} />;
}

const address = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;

/** A country that was written down before the list was made is kept. */
function CountryField(field: Omit<ComponentProps<typeof SelectField>, 'choices'> & { defaultValue: string }) {
  const language = useLanguage();
  const { defaultValue: value } = field;
  const choices = useMemo(() => {
    const all = countries(language).map(({ CODE, COUNTRYNAME }) => ({ value: CODE, label: COUNTRYNAME }));
    const known = value === '' || all.some((choice) => choice.value === value);
    return known ? all : [{ value, label: value }, ...all];
  }, [language, value]);
  return <SelectField {...field} choices={choices} open />;
}
