import type { Criterion } from '@hwarang/domain/juries/juries.contract';
import { juryWords as refusals } from '@hwarang/domain/juries/juries.words';
import type { JuryRound } from '@hwarang/domain/juries/rounds.contract';
import { type RoundMethod, roundLimits, roundMethods } from '@hwarang/domain/juries/values';
import { languages } from '@hwarang/domain/language';
import { useRef, useState } from 'react';
import { adminWords } from '../../admin/admin.words.ts';
import { alert } from '../../design/alerts/alerts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { RangeField } from '../../design/fields/range-field.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField, RadioField } from '../../design/fields/tick-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { Row } from '../../design/layout.tsx';
import { useUnsaved } from '../../design/leave-guard.tsx';
import { ConfirmButton } from '../../design/modal/confirm.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { roundsAt } from './addresses.ts';
import styles from './jury-admin.module.css';
import { juryAdminWords as words } from './jury-admin.words.ts';

interface Props {
  slug: string;
  /** None while it is a new one. */
  round?: JuryRound;
  onSaved: (round: JuryRound) => void;
  onGone?: () => void;
}

type Values = Pick<JuryRound, 'name' | 'blind' | 'method' | 'criteria' | 'scale'>;

const newCriterion = (taken: readonly Criterion[]): Criterion => {
  let count = taken.length + 1;
  while (taken.some(({ id }) => id === `c${count}`)) count += 1;
  return { id: `c${count}`, label: { ko: '', en: '' }, weight: 1 };
};
const valuesOf = (round: JuryRound | undefined): Values =>
  round ?? {
    name: { ko: '', en: '' },
    blind: true,
    method: 'scores',
    criteria: [
      { id: 'c1', label: { ko: '작품성', en: 'Artistic quality' }, weight: 50 },
      { id: 'c2', label: { ko: '독창성', en: 'Originality' }, weight: 30 },
      { id: 'c3', label: { ko: '완성도', en: 'Execution' }, weight: 20 },
    ],
    scale: { from: 1, to: 10 },
  };

const textOf = ({ name, blind, method, criteria, scale }: Values): string =>
  JSON.stringify([name, blind, method, criteria, scale]);

/** How a round is judged; fixed once it has begun, but for its name. */
export function RoundForm({ slug, round, onSaved, onGone }: Props) {
  const language = useLanguage();
  const [values, setValues] = useState(() => valuesOf(round));
  const [tried, setTried] = useState(false);
  const version = useRef(round?.__v);
  version.current = round?.__v;
  const { busy, run } = useAction(refusal(words.failed, refusals));
  useUnsaved(textOf(values) !== textOf(valuesOf(round)));
  const isFixed = round !== undefined && round.phase !== 'setup';
  const put = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const isMissing = (text: { ko: string; en: string }) => !text.ko.trim() || !text.en.trim();
  const error = (text: { ko: string; en: string }, language_: 'ko' | 'en') =>
    tried && !text[language_].trim() ? words.bothLanguages[language] : '';
  const save = () => {
    setTried(true);
    const isWrong =
      isMissing(values.name) || (values.method === 'scores' && values.criteria.some(({ label }) => isMissing(label)));
    if (isWrong) return undefined;
    const { name, blind, method, criteria, scale } = values;
    const rules = { name, blind, method, scale, criteria: method === 'scores' ? criteria : [] };
    return run(async () => {
      const saved = round
        ? await api.put(`${roundsAt(slug)}/${round.id}`, { ...(isFixed ? { name } : rules), __v: version.current })
        : await api.post(roundsAt(slug), rules);
      onSaved(saved);
      void alert(words.saved[language], { tone: 'good' });
    });
  };
  return (
    <Form className={styles.form} aria-label={words.rules[language]} onSend={save}>
      {isFixed && <p className={styles.note}>{words.rulesFixed[language]}</p>}
      <div className={styles.pair}>
        {languages.map((each) => (
          <TextField
            key={each}
            label={`${words.name[language]} (${adminWords[each === 'ko' ? 'korean' : 'english'][language]})`}
            name={`name_${each}`}
            lang={each}
            required
            maxLength={roundLimits.name}
            value={values.name[each]}
            error={error(values.name, each)}
            onChange={({ currentTarget }) => put({ name: { ...values.name, [each]: currentTarget.value } })}
          />
        ))}
      </div>
      <fieldset className={styles.form} disabled={isFixed}>
        <CheckboxField
          label={words.blind[language]}
          hint={words.blindHint[language]}
          name="blind"
          checked={values.blind}
          onChange={({ currentTarget }) => put({ blind: currentTarget.checked })}
        />
        <RadioField
          label={words.method[language]}
          name="method"
          value={values.method}
          choices={roundMethods.map((value) => ({ value, label: words[value][language] }))}
          onChange={(method) => put({ method: method as RoundMethod })}
        />
        {values.method === 'scores' && <Marks values={values} put={put} error={error} />}
      </fieldset>
      <Row>
        <Button type="submit" look="fill" busy={busy}>
          {words[round ? 'save' : 'make'][language]}
        </Button>
        {round?.phase === 'setup' && onGone && <Remove slug={slug} round={round} onGone={onGone} />}
      </Row>
    </Form>
  );
}

interface MarksProps {
  values: Values;
  put: (part: Partial<Values>) => void;
  error: (text: { ko: string; en: string }, language: 'ko' | 'en') => string;
}

function Marks({ values: { criteria, scale }, put, error }: MarksProps) {
  const language = useLanguage();
  const change = (id: string, part: Partial<Criterion>) =>
    put({ criteria: criteria.map((each) => (each.id === id ? { ...each, ...part } : each)) });
  return (
    <>
      <div className={styles.scale}>
        {(['from', 'to'] as const).map((end) => (
          <RangeField
            key={end}
            label={words[end === 'from' ? 'scaleFrom' : 'scaleTo'][language]}
            name={`scale_${end}`}
            least={0}
            most={100}
            whole
            required
            value={scale[end]}
            onChange={(value) => put({ scale: { ...scale, [end]: value } })}
          />
        ))}
      </div>
      <fieldset className={styles.form}>
        <legend className={styles.legend}>{words.criteria[language]}</legend>
        <p className={styles.note}>{words.criteriaHint[language]}</p>
        {criteria.map((criterion, index) => (
          <div key={criterion.id} className={styles.criterion}>
            {languages.map((each) => (
              <TextField
                key={each}
                label={`${words.criterion[language]} ${index + 1} (${adminWords[each === 'ko' ? 'korean' : 'english'][language]})`}
                lang={each}
                required
                maxLength={100}
                value={criterion.label[each]}
                error={error(criterion.label, each)}
                onChange={({ currentTarget }) =>
                  change(criterion.id, { label: { ...criterion.label, [each]: currentTarget.value } })
                }
              />
            ))}
            <RangeField
              label={words.weight[language]}
              least={0.1}
              most={100}
              required
              value={criterion.weight}
              onChange={(weight) => change(criterion.id, { weight })}
            />
            <IconButton
              label={`${words.removeCriterion[language]}: ${criterion.label[language] || index + 1}`}
              disabled={criteria.length === 1}
              onClick={() => put({ criteria: criteria.filter(({ id }) => id !== criterion.id) })}
            >
              <Icon name="trash" />
            </IconButton>
          </div>
        ))}
        {criteria.length < roundLimits.criteria && (
          <div>
            <Button onClick={() => put({ criteria: [...criteria, newCriterion(criteria)] })}>
              <Icon name="plus" size={18} />
              {words.addCriterion[language]}
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}

function Remove({ slug, round, onGone }: { slug: string; round: JuryRound; onGone: () => void }) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.failed, refusals));
  const remove = (close: () => void) =>
    run(async () => {
      await api.delete(`${roundsAt(slug)}/${round.id}`);
      close();
      onGone();
    });
  return (
    <ConfirmButton
      label={words.remove[language]}
      look="danger"
      title={words.removeTitle[language]}
      confirm={words.remove[language]}
      busy={busy}
      onConfirm={remove}
    >
      {words.removeText[language]}
    </ConfirmButton>
  );
}
