import { type ReactNode, useState } from 'react';
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
import styles from './demo.module.css';
import { demoWords as words } from './demo.words.ts';
import { demoPicture } from './pictures.ts';

const languages = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];

interface Face {
  label: string;
  name: string;
  required?: boolean;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

/** One field as it looks empty, filled, required, wrong and closed. */
function States({
  kind,
  id,
  wrong,
  hint,
  render,
}: {
  kind: string;
  id: string;
  wrong: string;
  hint?: string;
  render: (face: Face, filled: boolean) => ReactNode;
}) {
  const language = useLanguage();
  const face = (state: keyof typeof words): Face => ({
    label: `${kind}: ${words[state][language]}`,
    name: `${id}-${state}`,
  });
  return (
    <div className={styles.kind}>
      <h3 className={styles.kindName}>{kind}</h3>
      <Grid>
        {render(face('bare'), false)}
        {render(face('filled'), true)}
        {render({ ...face('required'), required: true, hint: hint ?? words.line[language] }, false)}
        {render({ ...face('erroneous'), error: wrong }, true)}
        {render({ ...face('disabled'), disabled: true }, true)}
      </Grid>
    </div>
  );
}

export function FieldsDemo() {
  const language = useLanguage();
  const say = (key: keyof typeof words) => words[key][language];
  return (
    <Section title={say('fields')}>
      <Form onSubmit={(event) => event.preventDefault()}>
        <States
          kind={say('name')}
          id="name"
          hint={say('hint')}
          wrong={say('fill')}
          render={(face, filled) => (
            <TextField key={face.name} {...face} defaultValue={filled && !face.error ? say('maker') : ''} />
          )}
        />
        <States
          kind={say('email')}
          id="email"
          wrong={say('wrong')}
          render={(face, filled) => (
            <EmailField
              key={face.name}
              {...face}
              autoComplete="off"
              defaultValue={filled ? (face.error ? 'han@' : 'han@visitors.example') : ''}
            />
          )}
        />
        <States
          kind={say('password')}
          id="password"
          wrong={say('passwordHint')}
          hint={say('passwordHint')}
          render={(face, filled) => (
            <PasswordField
              key={face.name}
              {...face}
              autoComplete="new-password"
              defaultValue={filled ? (face.error ? '123' : '12345678') : ''}
            />
          )}
        />
        <States
          kind={say('language')}
          id="select"
          wrong={say('chooseOne')}
          render={(face, filled) => (
            <SelectField
              key={face.name}
              {...face}
              choices={languages}
              open
              defaultValue={filled && !face.error ? 'ko' : ''}
            />
          )}
        />
        <States
          kind={say('width')}
          id="width"
          wrong={say('tooLarge')}
          render={(face, filled) => (
            <NumberField
              key={face.name}
              {...face}
              min={0.01}
              step={0.01}
              unit="cm"
              defaultValue={filled ? (face.error ? 0 : 72.7) : ''}
            />
          )}
        />
        <States
          kind={say('text')}
          id="text"
          wrong={say('fill')}
          render={(face, filled) => (
            <TextArea key={face.name} {...face} defaultValue={filled && !face.error ? say('paragraph') : ''} />
          )}
        />
        <States
          kind={say('file')}
          id="file"
          wrong={say('noImage')}
          render={(face, filled) =>
            filled && !face.error && !face.disabled ? null : <FileField key={face.name} {...face} accept="image/*" />
          }
        />
        <Ticks />
        <Zones />
        <div className={styles.kind}>
          <h3 className={styles.kindName}>{say('search')}</h3>
          <Grid>
            <SearchField label={`${say('search')}: ${say('bare')}`} name="search-bare" />
            <SearchField label={say('search')} name="search-filled" defaultValue={say('maker')} />
            <SearchField label={`${say('search')}: ${say('disabled')}`} name="search-disabled" disabled />
          </Grid>
        </div>
      </Form>
    </Section>
  );
}

function Ticks() {
  const language = useLanguage();
  const say = (key: keyof typeof words) => words[key][language];
  return (
    <>
      <div className={styles.kind}>
        <h3 className={styles.kindName}>{say('agree')}</h3>
        <Grid>
          <CheckboxField label={say('agree')} name="agree" />
          <CheckboxField label={say('agree')} name="agreed" defaultChecked />
          <CheckboxField label={say('agree')} name="agree-required" required hint={say('line')} />
          <CheckboxField label={say('agree')} name="agree-wrong" error={say('mustAgree')} />
          <CheckboxField label={say('agree')} name="agree-closed" defaultChecked disabled />
        </Grid>
      </div>
      <div className={styles.kind}>
        <h3 className={styles.kindName}>{say('language')}</h3>
        <Grid>
          <RadioField label={`${say('language')}: ${say('bare')}`} name="radio-bare" choices={languages} />
          <RadioField
            label={`${say('language')}: ${say('filled')}`}
            name="radio-filled"
            choices={languages}
            defaultValue="ko"
            hint={say('line')}
          />
          <RadioField
            label={`${say('language')}: ${say('erroneous')}`}
            name="radio-wrong"
            choices={languages}
            error={say('chooseOne')}
            required
          />
        </Grid>
      </div>
    </>
  );
}

function Zones() {
  const language = useLanguage();
  const say = (key: keyof typeof words) => words[key][language];
  const [file, setFile] = useState<File | null>(null);
  const hung = demoPicture(1, 1.4).src;
  return (
    <div className={styles.kind}>
      <h3 className={styles.kindName}>{say('image')}</h3>
      <Grid most={2}>
        <DropZone label={`${say('image')}: ${say('bare')}`} file={file} onFile={setFile} required />
        <DropZone label={`${say('image')}: ${say('filled')}`} file={null} onFile={() => {}} current={hung} />
        <DropZone label={`${say('image')}: ${say('erroneous')}`} file={null} onFile={() => {}} error={say('noImage')} />
        <DropZone label={`${say('image')}: ${say('disabled')}`} file={null} onFile={() => {}} disabled />
      </Grid>
    </div>
  );
}
