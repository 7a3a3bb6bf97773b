import { countryName } from '@hwarang/domain/artists/country';
import { adminWords } from '../../admin/admin.words.ts';
import { countries } from '../../artists/countries.ts';
import { IconButton } from '../../design/button.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { Icon } from '../../design/icon.tsx';
import text from '../../design/text.module.css';
import { useLanguage } from '../../platform/language.ts';
import { callsAdminWords as words } from './calls-admin.words.ts';
import styles from './open-calls-admin.module.css';

/** Countries whose artists may enter; none means all of them. */
export function CountriesField({ chosen, onChange }: { chosen: string[]; onChange: (codes: string[]) => void }) {
  const language = useLanguage();
  const choices = countries(language)
    .filter(({ CODE }) => !chosen.includes(CODE))
    .map(({ CODE, COUNTRYNAME }) => ({ value: CODE, label: COUNTRYNAME }));
  return (
    <div className={styles.countries}>
      <SelectField
        name="countries"
        label={words.countries[language]}
        choices={choices}
        open
        value=""
        onChange={(event) => event.currentTarget.value && onChange([...chosen, event.currentTarget.value])}
      />
      {chosen.length === 0 ? (
        <p className={text.second}>{words.countriesNone[language]}</p>
      ) : (
        <ul className={styles.chosen} aria-label={words.chosenCountries[language]}>
          {chosen.map((code) => {
            const name = countryName(language, code) ?? code;
            return (
              <li key={code}>
                {name}
                <IconButton
                  label={`${adminWords.remove[language]}: ${name}`}
                  onClick={() => onChange(chosen.filter((each) => each !== code))}
                >
                  <Icon name="close" size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
