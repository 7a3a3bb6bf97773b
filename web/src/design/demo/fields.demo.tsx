import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { DropZone } from '../drop-zone/drop-zone.tsx';
import { Form } from '../fields/form.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { EmailField, FileField, SearchField, TextArea, TextField } from '../fields/text-field.tsx';
import { CheckboxField, RadioField } from '../fields/tick-field.tsx';
import { Grid, Section } from '../layout.tsx';
import styles from './demo.module.css';
import { demoWords as words } from './demo.words.ts';
import { demoPicture } from './pictures.ts';

type Word = keyof typeof words;

const languages = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];

interface Face {
  label: string;
  name: string;
  defaultValue: string | number;
  required?: boolean;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

interface Kind {
  kind: Word;
  /** What stands in it when it is filled, rightly and wrongly, and what is said of the latter. */
  right: string | number;
  wrong: string | number;
  error: Word;
  hint?: Word;
  field: (face: Face) => ReactNode;
}

export function FieldsDemo() {
  const language = useLanguage();
  const say = (key: Word) => words[key][language];
  const kinds: Kind[] = [
    {
      kind: 'name',
      right: say('maker'),
      wrong: '',
      error: 'fill',
      hint: 'hint',
      field: (face) => <TextField {...face} />,
    },
    {
      kind: 'email',
      right: 'han@visitors.example',
      wrong: 'han@',
      error: 'wrong',
      field: (face) => <EmailField {...face} autoComplete="off" />,
    },
    {
      kind: 'password',
      right: '12345678',
      wrong: '123',
      error: 'passwordHint',
      hint: 'passwordHint',
      field: (face) => <PasswordField {...face} autoComplete="new-password" />,
    },
    {
      kind: 'language',
      right: 'ko',
      wrong: '',
      error: 'chooseOne',
      field: (face) => <SelectField {...face} choices={languages} open />,
    },
    {
      kind: 'width',
      right: 72.7,
      wrong: 0,
      error: 'tooLarge',
      field: (face) => <NumberField {...face} min={0.01} step={0.01} unit="cm" />,
    },
    { kind: 'text', right: say('paragraph'), wrong: '', error: 'fill', field: (face) => <TextArea {...face} /> },
    {
      kind: 'file',
      right: '',
      wrong: '',
      error: 'noImage',
      field: ({ defaultValue: _none, ...face }) => <FileField {...face} accept="image/*" />,
    },
  ];
  return (
    <Section title={say('fields')}>
      <Form onSubmit={(event) => event.preventDefault()}>
        {kinds.map(({ kind, right, wrong, error, hint = 'line', field }) => {
          const states: [Word, Partial<Face>][] = [
            ['bare', {}],
            // Nothing but a person's choice can fill a file field.
            ...(kind === 'file' ? [] : [['filled', { defaultValue: right }] satisfies [Word, Partial<Face>]]),
            ['required', { required: true, hint: say(hint) }],
            ['erroneous', { defaultValue: wrong, error: say(error) }],
            ['disabled', { defaultValue: right, disabled: true }],
          ];
          return (
            <KindOf key={kind} name={say(kind)}>
              {states.map(([state, face]) => (
                <div key={state}>
                  {field({ label: `${say(kind)}: ${say(state)}`, name: `${kind}-${state}`, defaultValue: '', ...face })}
                </div>
              ))}
            </KindOf>
          );
        })}
        <KindOf name={say('agree')}>
          <CheckboxField label={say('agree')} name="agree" />
          <CheckboxField label={say('agree')} name="agreed" defaultChecked />
          <CheckboxField label={say('agree')} name="agree-required" required hint={say('line')} />
          <CheckboxField label={say('agree')} name="agree-wrong" error={say('mustAgree')} />
          <CheckboxField label={say('agree')} name="agree-closed" defaultChecked disabled />
        </KindOf>
        <KindOf name={say('language')}>
          {(
            [
              ['bare', {}],
              ['filled', { defaultValue: 'ko', hint: say('line') }],
              ['erroneous', { error: say('chooseOne'), required: true }],
            ] as const
          ).map(([state, face]) => (
            <RadioField
              key={state}
              label={`${say('language')}: ${say(state)}`}
              name={`radio-${state}`}
              choices={languages}
              {...face}
            />
          ))}
        </KindOf>
        <Zones />
        <KindOf name={say('search')}>
          <SearchField label={`${say('search')}: ${say('bare')}`} name="search-bare" />
          <SearchField label={say('search')} name="search-filled" defaultValue={say('maker')} />
          <SearchField label={`${say('search')}: ${say('disabled')}`} name="search-disabled" disabled />
        </KindOf>
      </Form>
    </Section>
  );
}

function KindOf({ name, most, children }: { name: string; most?: 2; children: ReactNode }) {
  return (
    <div className={styles.kind}>
      <h3 className={styles.kindName}>{name}</h3>
      <Grid most={most ?? 3}>{children}</Grid>
    </div>
  );
}

function Zones() {
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const zone = { file: null, onFile: () => {} };
  const label = (state: Word) => `${words.image[language]}: ${words[state][language]}`;
  return (
    <KindOf name={words.image[language]} most={2}>
      <DropZone label={label('bare')} file={file} onFile={setFile} required />
      <DropZone {...zone} label={label('filled')} current={demoPicture(1, 1.4).src} />
      <DropZone {...zone} label={label('erroneous')} error={words.noImage[language]} />
      <DropZone {...zone} label={label('disabled')} disabled />
    </KindOf>
  );
}
