import { openCallLimits as limits } from '@hwarang/domain/open-calls/limits';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { alert, dismissAll } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { NumberField, TextArea, TextField } from '../../design/fields/text-field.tsx';
import { textOf, useCheckedForm } from '../../design/fields/use-checked-form.ts';
import { api } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import { weFlyCall } from '../calls.ts';
import styles from './open-calls-admin.module.css';

const texts = ['title', 'lead', 'notice', 'prizes'] as const;
const inLanguages = texts.flatMap((name) => [`${name}_ko`, `${name}_en`] as const);
const dates = ['opens_on', 'closes_on', 'results_on'] as const;
const numbers = ['winners', 'most_works'] as const;
const fields = [...inLanguages, ...dates, ...numbers] as const;
type Field = (typeof fields)[number];

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function problemsOf(values: FormData) {
  const problems: Partial<Record<Field, (typeof openCallWords)[keyof typeof openCallWords] | typeof words.samePrizes>> =
    {};
  const read = (name: Field) => textOf(values, name).trim();
  for (const name of inLanguages) if (!read(name)) problems[name] = openCallWords.bothLanguages;
  if (linesOf(read('prizes_ko')).length !== linesOf(read('prizes_en')).length) problems.prizes_en = words.samePrizes;
  if (read('opens_on') > read('closes_on')) problems.closes_on = openCallWords.closesBeforeOpening;
  return problems;
}

function changeOf(values: FormData, version: number) {
  const read = (name: Field) => textOf(values, name).trim();
  const both = (name: 'title' | 'lead' | 'notice') => ({ ko: read(`${name}_ko`), en: read(`${name}_en`) });
  const english = linesOf(read('prizes_en'));
  return {
    title: both('title'),
    lead: both('lead'),
    notice: both('notice'),
    prizes: linesOf(read('prizes_ko')).map((ko, index) => ({ ko, en: english[index] ?? '' })),
    ...Object.fromEntries(dates.map((name) => [name, read(name)])),
    ...Object.fromEntries(numbers.map((name) => [name, Number(read(name))])),
    __v: version,
  };
}

/** Facts and texts of the call, Korean and English side by side. */
export function CallForm({ call, onSaved }: { call: OpenCall; onSaved: (call: OpenCall) => void }) {
  const language = useLanguage();
  const checked = useCheckedForm(fields, problemsOf);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    dismissAll();
    if (!checked.passes()) return;
    setBusy(true);
    try {
      onSaved(await api.put<OpenCall>(weFlyCall, changeOf(checked.values(), call.__v)));
      void alert(words.saved[language], { tone: 'good' });
    } catch (failure) {
      const conflict = failure instanceof ApiFailure && failure.status === 409;
      void alert((conflict ? words.conflict : refused(failure, words.failed, {}).text)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const prizes = (each: 'ko' | 'en') => call.prizes.map((prize) => prize[each]).join('\n');
  return (
    <Form
      ref={checked.form}
      method="post"
      aria-label={words.facts[language]}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <div className={styles.facts}>
        {dates.map((name) => (
          <TextField
            key={name}
            {...checked.field(name)}
            type="date"
            label={
              words[({ opens_on: 'opensOn', closes_on: 'closesOn', results_on: 'resultsOn' } as const)[name]][language]
            }
            defaultValue={call[name]}
            required
          />
        ))}
        <NumberField
          {...checked.field('winners')}
          label={words.winners[language]}
          defaultValue={call.winners}
          min={1}
          step={1}
          required
        />
        <NumberField
          {...checked.field('most_works')}
          label={words.mostWorks[language]}
          defaultValue={call.most_works}
          min={1}
          step={1}
          required
        />
      </div>
      {(['ko', 'en'] as const).map((each) => (
        <fieldset key={each} className={styles.texts} lang={each}>
          <legend>{words[each === 'ko' ? 'korean' : 'english'][language]}</legend>
          <TextField
            {...checked.field(`title_${each}`)}
            label={words.name[language]}
            defaultValue={call.title[each]}
            maxLength={limits.title}
            required
          />
          <TextArea
            {...checked.field(`lead_${each}`)}
            label={words.lead[language]}
            defaultValue={call.lead[each]}
            maxLength={limits.lead}
            rows={3}
            required
          />
          <TextArea
            {...checked.field(`notice_${each}`)}
            label={words.notice[language]}
            defaultValue={call.notice[each]}
            maxLength={limits.notice}
            rows={10}
            required
          />
          <TextArea
            {...checked.field(`prizes_${each}`)}
            label={words.prizes[language]}
            defaultValue={prizes(each)}
            rows={6}
            required
          />
        </fieldset>
      ))}
      <div className={styles.foot}>
        <Button type="submit" look="fill" busy={busy}>
          {words.save[language]}
        </Button>
      </div>
    </Form>
  );
}
