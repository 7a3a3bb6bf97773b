import { type ReactNode, useMemo } from 'react';
import { SelectField } from '../design/fields/select-field.tsx';
import { EmailField, TextArea, TextField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './artist-form.module.css';
import { artistLimits as limits } from './artist-form.ts';
import { artistFieldWords as words } from './artist-pages.words.ts';
import type { ArtistForm, ArtistValues } from './artist-values.ts';
import { CareerLines } from './career-lines.tsx';
import { countries } from './countries.ts';

interface Props {
  checked: ArtistForm;
  values?: Partial<ArtistValues>;
  /** The combined form of the open call wants no country. */
  countryRequired?: boolean;
}

/** All that an artist tells of themself; used to register and to edit. */
export function ArtistFields({ checked, values = {}, countryRequired = true }: Props) {
  const language = useLanguage();
  const choices = useMemo(
    () => countries(language).map(({ CODE, COUNTRYNAME }) => ({ value: CODE, label: COUNTRYNAME })),
    [language],
  );
  const country = values.usercountryname ?? '';
  const known = country === '' || choices.some(({ value }) => value === country);
  return (
    <>
      <Group title={words.who[language]}>
        <SelectField
          {...checked.field('usercountryname')}
          label={words.country[language]}
          choices={known ? choices : [{ value: country, label: country }, ...choices]}
          defaultValue={country}
          autoComplete="country"
          open
          required={countryRequired}
        />
        <TextField
          name="Nickname"
          label={words.nickname[language]}
          defaultValue={values.Nickname ?? ''}
          maxLength={limits.name}
        />
        <TextField
          {...checked.field('localname')}
          label={words.localname[language]}
          hint={words.localnameHint[language]}
          defaultValue={values.localname ?? ''}
          maxLength={limits.name}
          autoComplete="name"
          required
        />
        <TextField
          {...checked.field('englishname')}
          label={words.englishname[language]}
          defaultValue={values.englishname ?? ''}
          maxLength={limits.name}
          lang="en"
          required
        />
        <EmailField
          {...checked.field('email')}
          label={words.email[language]}
          defaultValue={values.email ?? ''}
          maxLength={limits.email}
          required
        />
        <TextField
          {...checked.field('mobile')}
          type="tel"
          label={words.mobile[language]}
          defaultValue={values.mobile ?? ''}
          maxLength={limits.mobile}
          autoComplete="tel"
          required
        />
        <div className={styles.whole}>
          <CheckboxField
            name="contact_public"
            label={words.contactPublic[language]}
            defaultChecked={values.contact_public ?? false}
          />
        </div>
      </Group>
      <Group title={words.career[language]}>
        <CareerLines name="edulevel" label={words.education[language]} value={values.edulevel} />
        <CareerLines name="awards" label={words.awards[language]} value={values.awards} />
        <CareerLines name="ex_career" label={words.privateExhibitions[language]} value={values.ex_career} />
        <CareerLines name="ex_group_career" label={words.groupExhibitions[language]} value={values.ex_group_career} />
        <TextArea
          name="statement"
          label={words.statement[language]}
          defaultValue={values.statement ?? ''}
          maxLength={limits.long}
        />
        <TextArea
          name="statement_en"
          label={words.statementEnglish[language]}
          defaultValue={values.statement_en ?? ''}
          maxLength={limits.long}
          lang="en"
        />
      </Group>
      <Group title={words.elsewhere[language]}>
        <TextField
          {...checked.field('homepage')}
          {...address}
          label={words.homepage[language]}
          defaultValue={values.homepage ?? ''}
          maxLength={limits.homepage}
          autoComplete="url"
        />
        {(['blog', 'facebook', 'instagram'] as const).map((name) => (
          <TextField
            key={name}
            {...checked.field(name)}
            {...address}
            label={words[name][language]}
            defaultValue={values[name] ?? ''}
            maxLength={limits.link}
          />
        ))}
      </Group>
    </>
  );
}

const address = {
  inputMode: 'url',
  placeholder: 'https://',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
