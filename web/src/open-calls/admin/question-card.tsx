import { languages } from '@hwarang/domain/language';
import { openCallLimits as limits } from '@hwarang/domain/open-calls/limits';
import { openCallAdminWords } from '@hwarang/domain/open-calls/open-calls.words';
import editorStyles from '../../admin/editor/editor.module.css';
import { IconButton } from '../../design/button.tsx';
import { classes } from '../../design/classes.ts';
import { choicesOf, SelectField } from '../../design/fields/select-field.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { Row } from '../../design/layout.tsx';
import { useSortableRow } from '../../design/sortable/sortable.tsx';
import { useLanguage } from '../../platform/language.ts';
import { kindWords } from '../calls.words.ts';
import { callsAdminWords as words } from './calls-admin.words.ts';
import styles from './open-calls-admin.module.css';
import { isEverBlind, type QuestionValues } from './question-values.ts';

interface Props {
  question: QuestionValues;
  name: string;
  error: (field: string) => string | undefined;
  onChange: (question: QuestionValues) => void;
  onRemove: () => void;
}

type TextName = `${'label' | 'hint' | 'options'}_${'ko' | 'en'}`;

/** One question: its kind, its words in both languages, and who sees the answer. */
export function QuestionCard({ question, name, error, onChange, onRemove }: Props) {
  const language = useLanguage();
  const { row, handle } = useSortableRow(question.id, name);
  const text = (field: TextName) => {
    const [part, each] = field.split('_') as ['label' | 'hint' | 'options', 'ko' | 'en'];
    return {
      name: `${question.id}.${field}`,
      label: `${words[part][language]} (${openCallAdminWords[each === 'ko' ? 'korean' : 'english'][language]})`,
      value: question[field],
      error: error(`${question.id}.${field}`),
      lang: each,
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ ...question, [field]: event.currentTarget.value }),
    };
  };
  return (
    <li {...row} className={classes(styles.question, row.className)}>
      <Row className={styles.questionHead}>
        {handle}
        <h2>{name}</h2>
        <IconButton label={`${words.removeQuestion[language]}: ${name}`} onClick={onRemove}>
          <Icon name="close" size={18} />
        </IconButton>
      </Row>
      <div className={styles.facts}>
        <SelectField
          name={`${question.id}.kind`}
          label={words.kind[language]}
          choices={choicesOf(kindWords, language)}
          value={question.kind}
          onChange={(event) => onChange({ ...question, kind: event.currentTarget.value as QuestionValues['kind'] })}
        />
      </div>
      <div className={editorStyles.pair}>
        {languages.map((each) => (
          <div key={each} className={editorStyles.fields}>
            <TextField {...text(`label_${each}`)} maxLength={limits.question} required />
            <TextField {...text(`hint_${each}`)} maxLength={limits.hint} />
            {question.kind === 'choice' && <TextArea {...text(`options_${each}`)} rows={4} required />}
          </div>
        ))}
      </div>
      <CheckboxField
        name={`${question.id}.required`}
        label={words.required[language]}
        checked={question.required}
        onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
      />
      {isEverBlind(question.kind) && (
        <CheckboxField
          name={`${question.id}.shown_blind`}
          label={words.shownBlind[language]}
          hint={words.shownBlindHint[language]}
          checked={question.shown_blind}
          onChange={(event) => onChange({ ...question, shown_blind: event.currentTarget.checked })}
        />
      )}
    </li>
  );
}
