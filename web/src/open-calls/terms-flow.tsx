import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { Button, ButtonLink } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { EmailField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { Row } from '../design/layout.tsx';
import { TextLink } from '../design/text-link.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { enrollPath } from './calls.ts';
import styles from './enroll.module.css';

const givenIn = (values = new FormData()) => ({
  terms: values.has('terms'),
  privacy: values.has('privacy'),
  marketing: values.has('marketing_consent'),
  under14: values.has('under14'),
  guardian: values.has('guardian'),
  email: tidyEmail(textOf(values, 'email')),
});

/** Both boxes and a well-formed email show Check, which leads to Login for a known email and to a new account for another. */
export function TermsFlow() {
  const language = useLanguage();
  const checked = useCheckedForm([], () => ({}));
  const [given, setGiven] = useState(() => givenIn());
  const [known, setKnown] = useState<boolean | undefined>(undefined);
  const { busy, run } = useAction(refusal(words.checkFailed));
  const agreed = given.terms && given.privacy && (!given.under14 || given.guardian);
  const ready = agreed && isEmail(given.email);

  const look = () => {
    const now = givenIn(checked.values());
    if (now.email !== given.email) setKnown(undefined);
    setGiven(now);
  };
  const check = async () => {
    const found = await api.get(`/users?email=${encodeURIComponent(given.email)}`);
    setKnown(found.length > 0);
  };

  const way = new URLSearchParams({ to: enrollPath });
  return (
    <Form
      ref={checked.form}
      aria-label={words.title[language]}
      className={styles.terms}
      onInput={look}
      onSend={() => ready && run(check)}
    >
      <fieldset className={styles.boxes}>
        <CheckboxField name="terms" label={words.agreeTerms[language]} required />
        <TextLink to="/terms" target="_blank">
          {words.readTerms[language]}
        </TextLink>
        <CheckboxField name="privacy" label={words.agreePrivacy[language]} required />
        <TextLink to="/privacy" target="_blank">
          {words.readPrivacy[language]}
        </TextLink>
        <CheckboxField name="marketing_consent" label={words.marketing[language]} />
        <span />
        <CheckboxField name="under14" label={words.under14[language]} />
        <span />
        {given.under14 && (
          <div className={styles.guardian}>
            <p role="status">{words.guardian[language]}</p>
            <CheckboxField name="guardian" label={words.guardianAgrees[language]} required />
          </div>
        )}
      </fieldset>
      <EmailField name="email" label={words.email[language]} required />
      <Row className={styles.foot} aria-live="polite">
        {ready && known === undefined && (
          <Button type="submit" look="fill" busy={busy}>
            {words.check[language]}
          </Button>
        )}
        {ready && known !== undefined && (
          <>
            <p>{words[known ? 'known' : 'unknown'][language]}</p>
            <ButtonLink
              look="fill"
              to={`${known ? '/login' : '/register'}?${way}`}
              state={{ email: given.email, marketing: given.marketing }}
            >
              {words[known ? 'login' : 'create'][language]}
            </ButtonLink>
          </>
        )}
      </Row>
    </Form>
  );
}
