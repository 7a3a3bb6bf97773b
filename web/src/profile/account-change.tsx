import type { LocalizedText } from '@hwarang/domain/language';
import type { ReactNode } from 'react';
import type { AccountField } from '../accounts/account-form.tsx';
import { failureField, failureText } from '../accounts/failure-text.ts';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { type Problems, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { Modal } from '../design/modal/modal.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { loginDetailsWords as words } from './login-details.words.ts';
import styles from './profile.module.css';

interface Props<Name extends string> {
  title: LocalizedText;
  lead?: LocalizedText;
  submit?: LocalizedText;
  fields: readonly AccountField<Name>[];
  problemsOf: (values: FormData) => Problems<Name>;
  /** What it throws is told at the field it is about, else to the reader. */
  save: (values: FormData) => Promise<LocalizedText | undefined>;
  onClose: () => void;
  children?: ReactNode;
}

/** One thing of the account, changed in a dialog. */
export function AccountChange<Name extends string>(props: Props<Name>) {
  const { title, lead, submit = words.save, fields, problemsOf, save, onClose, children } = props;
  const language = useLanguage();
  const checked = useCheckedForm(
    fields.map(({ name }) => name),
    problemsOf,
  );
  const { busy, run } = useAction((failure) => failureText(failure, words.failed));
  const send = async () => {
    if (!checked.passes()) return;
    const done = await save(checked.values());
    onClose();
    // The dialog is still there now: without the form, the message would become a dialog above it.
    if (done) void alert(done[language], { tone: 'good', form: 'notice' });
  };
  const atField = (failure: unknown): boolean => {
    const field = failureField(failure);
    const problems = { [field ?? '']: failureText(failure, words.failed) };
    return checked.show(problems as Problems<Name>);
  };
  return (
    <Modal onClose={onClose} title={title[language]}>
      <Form ref={checked.form} className={styles.change} onSend={() => run(send, atField)}>
        {lead && <p>{lead[language]}</p>}
        {fields.map(({ kind: Kind, name, label, hint, ...rest }) => (
          <Kind
            key={name}
            {...checked.field(name)}
            {...rest}
            label={label[language]}
            hint={hint?.[language]}
            required
          />
        ))}
        <Button type="submit" look="fill" busy={busy}>
          {submit[language]}
        </Button>
        {children}
      </Form>
    </Modal>
  );
}
