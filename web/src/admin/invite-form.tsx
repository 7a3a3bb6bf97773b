import { SelectField } from '../design/fields/select-field.tsx';
import { useLanguage } from '../platform/language.ts';
import { adminWords as words } from './admin.words.ts';

/** In which language somebody is invited who may have no account that says so. */
export function MailLanguageField() {
  const language = useLanguage();
  return (
    <SelectField
      label={words.mailLanguage[language]}
      name="language"
      defaultValue={language}
      choices={[
        { value: 'ko', label: '한국어' },
        { value: 'en', label: 'English' },
      ]}
    />
  );
}
