import type { ComponentProps } from 'react';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { useLanguage } from '../platform/language.ts';
import { adminWords as words } from './admin.words.ts';
import styles from './invite-form.module.css';

interface Props extends Pick<ComponentProps<typeof Form>, 'ref' | 'aria-label' | 'onSend' | 'children'> {
  send: string;
  look?: 'fill' | 'line';
  busy: boolean;
}

/** A row of fields by which somebody is invited by mail, in a language to choose: there may be no account yet that says which. */
export function InviteForm({ send, look = 'line', busy, children, ...rest }: Props) {
  const language = useLanguage();
  return (
    <Form {...rest} className={styles.invite}>
      {children}
      <SelectField
        label={words.mailLanguage[language]}
        name="language"
        defaultValue={language}
        choices={[
          { value: 'ko', label: '한국어' },
          { value: 'en', label: 'English' },
        ]}
      />
      <Button type="submit" look={look} busy={busy}>
        {send}
      </Button>
    </Form>
  );
}
