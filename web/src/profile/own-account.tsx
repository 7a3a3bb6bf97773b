import { apiBase } from '@hwarang/domain/api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../accounts/failure-text.ts';
import { leaveBrowser } from '../accounts/leave-browser.ts';
import { profileWords as words } from '../artists/artist-pages.words.ts';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { PasswordField } from '../design/fields/password-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { Icon } from '../design/icon.tsx';
import { Section } from '../design/layout.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './profile.module.css';

/** What one may take along, and the way out. */
export function OwnAccount() {
  const language = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const { busy, run } = useAction(() => words.downloadFailed);
  const download = async () => {
    const { url } = await api.post('/users/me/archive');
    window.location.assign(apiBase + url);
  };
  return (
    <Section id="account" title={words.account[language]}>
      <div className={styles.account}>
        <p>{words.downloadText[language]}</p>
        <Button busy={busy} onClick={() => void run(download)}>
          <Icon name="download" size={18} />
          {words.download[language]}
        </Button>
        <p>{words.leaveText[language]}</p>
        <Button look="danger" onClick={() => setLeaving(true)}>
          {words.leave[language]}
        </Button>
      </div>
      {leaving && <Leave onClose={() => setLeaving(false)} />}
    </Section>
  );
}

function Leave({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const checked = useCheckedForm([], () => ({}));
  const [ready, setReady] = useState(false);
  const { busy, run } = useAction((failure) => failureText(failure, words.leaveFailed));
  const leave = async () => {
    await api.delete('/users/me', { body: { password: textOf(checked.values(), 'password') } });
    await navigate('/', { replace: true });
    leaveBrowser();
    void alert(words.left[language], { form: 'notice' });
  };
  return (
    <Modal onClose={onClose} title={words.leave[language]}>
      <Form
        ref={checked.form}
        className={styles.account}
        onInput={() => setReady(checked.values().has('understood') && textOf(checked.values(), 'password') !== '')}
        onSend={() => ready && run(leave)}
      >
        <p role="alert">{words.leaveText[language]}</p>
        <CheckboxField name="understood" label={words.leaveUnderstood[language]} required />
        <PasswordField name="password" label={words.leavePassword[language]} autoComplete="current-password" required />
        <Button type="submit" look="danger" busy={busy} disabled={!ready}>
          {words.leaveNow[language]}
        </Button>
      </Form>
    </Modal>
  );
}
