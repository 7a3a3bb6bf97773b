import { demoWords as words } from '@hwarang/domain/design/demo.words';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { DropZone } from '../drop-zone/drop-zone.tsx';
import { Form } from '../fields/form.tsx';
import { SelectField } from '../fields/select-field.tsx';
import {
  EmailField,
  FileField,
  NumberField,
  PasswordField,
  SearchField,
  TextArea,
  TextField,
} from '../fields/text-field.tsx';
import { CheckboxField, RadioField } from '../fields/tick-field.tsx';
import { Grid, Section } from '../layout.tsx';

const languages = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];

export function FieldsDemo() {
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section title={words.fields[language]}>
      <Form onSubmit={(event) => event.preventDefault()}>
        <Grid most={2}>
          <TextField label={words.name[language]} name="name" required />
          <EmailField label={words.email[language]} name="email" defaultValue="han@" error={words.wrong[language]} />
          <PasswordField
            label={words.password[language]}
            name="password"
            autoComplete="new-password"
            hint={words.passwordHint[language]}
            required
          />
          <SelectField label={words.language[language]} name="select" choices={languages} open />
          <NumberField label={words.width[language]} name="width" min={0.01} step={0.01} unit="cm" />
          <SearchField label={words.search[language]} name="search" />
          <TextArea label={words.text[language]} name="text" />
          <DropZone label={words.image[language]} file={file} onFile={setFile} required />
          <RadioField label={words.language[language]} name="radio" choices={languages} defaultValue="ko" />
          <div>
            <CheckboxField label={words.agree[language]} name="agree" required />
            <FileField label={words.file[language]} name="file" accept="image/*" />
            <TextField label={words.name[language]} name="closed" disabled defaultValue={words.maker[language]} />
          </div>
        </Grid>
      </Form>
    </Section>
  );
}
