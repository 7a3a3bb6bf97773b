import { openCallLimits as limits } from '@hwarang/domain/open-calls/limits';
import { slugOf } from '@hwarang/domain/open-calls/slug';
import { stageWords } from '@hwarang/domain/open-calls/stages.words';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminWords } from '../../admin/admin.words.ts';
import editorStyles from '../../admin/editor/editor.module.css';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Row } from '../../design/layout.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import { callAdminPath } from '../calls.ts';
import { callsAdminWords as words } from './calls-admin.words.ts';

/** A title in both languages makes a draft; all else is written on its own screen. */
export function NewCall({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [values, setValues] = useState({ ko: '', en: '', slug: '' });
  const [problems, setProblems] = useState<{ title?: string | undefined; slug?: string | undefined }>({});
  const { busy, run } = useAction(refusal(adminWords.failed, stageWords));
  const text = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  const send = () => {
    const title = { ko: values.ko.trim(), en: values.en.trim() };
    if (!title.ko || !title.en) return setProblems({ title: words.titleMissing[language] });
    const slug = values.slug.trim();
    return run(
      async () => {
        const made = await api.post('/open-calls', { title, ...(slug ? { slug } : {}) });
        void navigate(callAdminPath(made.slug));
      },
      (failure) => {
        const { fields } = refused(failure, adminWords.failed, stageWords);
        setProblems({ slug: fields.slug?.[language], title: fields.title?.[language] });
        return fields.slug !== undefined;
      },
    );
  };
  return (
    <Modal title={words.addTitle[language]} onClose={onClose}>
      <Form className={editorStyles.fields} aria-label={words.addTitle[language]} onSend={send}>
        <p>{words.addNote[language]}</p>
        <TextField
          {...text('ko')}
          label={words.titleKo[language]}
          error={values.ko.trim() ? undefined : problems.title}
          maxLength={limits.title}
          lang="ko"
          required
        />
        <TextField
          {...text('en')}
          label={words.titleEn[language]}
          error={values.en.trim() ? undefined : problems.title}
          maxLength={limits.title}
          lang="en"
          required
        />
        <TextField
          {...text('slug')}
          label={words.slug[language]}
          hint={words.slugHint[language]}
          error={problems.slug}
          placeholder={slugOf(values.en)}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          lang="en"
        />
        <Row>
          <Button onClick={onClose}>{adminWords.cancel[language]}</Button>
          <Button type="submit" look="fill" busy={busy}>
            {words.create[language]}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
