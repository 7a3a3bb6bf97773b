import { openCallLimits as limits } from '@hwarang/domain/open-calls/limits';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { stageWords } from '@hwarang/domain/open-calls/stages.words';
import { EditorFrame } from '../../admin/editor/editor-frame.tsx';
import { useRecordEditor } from '../../admin/editor/use-record-editor.ts';
import { Button } from '../../design/button.tsx';
import { Row } from '../../design/layout.tsx';
import { Sortable } from '../../design/sortable/sortable.tsx';
import { Empty } from '../../design/states/states.tsx';
import text from '../../design/text.module.css';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { callAt } from '../calls.ts';
import { useCall } from './call.layout.tsx';
import { callTabWords, callsAdminWords as words } from './calls-admin.words.ts';
import styles from './open-calls-admin.module.css';
import { QuestionCard } from './question-card.tsx';
import { newQuestion, type QuestionValues, questionBody, questionProblems, questionValues } from './question-values.ts';

interface Values {
  questions: QuestionValues[];
}

/** What the curator asks of those who enter, in the order of the form. */
export default function CallQuestions() {
  const language = useLanguage();
  const { call, changed } = useCall();
  const address = callAt(call.slug);
  const editor = useRecordEditor<OpenCall, Values>({
    source: {
      address,
      read: (signal) => api.get(address, { signal }),
      save: async (body) => {
        const saved = await api.put(address, body);
        changed(saved);
        return saved;
      },
    },
    valuesOf: (found) => ({ questions: found?.questions.map(questionValues) ?? [] }),
    bodyOf: ({ questions }) => ({ questions: questions.map(questionBody) }),
    problemsOf: ({ questions }) => Object.assign({}, ...questions.map(questionProblems)),
    known: stageWords,
    labels: { questions: callTabWords.questions },
  });
  const { questions } = editor.values;
  const put = (next: QuestionValues[]) => editor.set({ questions: next });
  const nameOf = (id: string): string => {
    const found = questions.find((each) => each.id === id);
    return found?.[`label_${language}`] || words.newQuestion[language];
  };
  return (
    <EditorFrame editor={editor} name={callTabWords.questions[language]}>
      <p className={text.second}>{words.questionsNote[language]}</p>
      {questions.length === 0 && <Empty title={words.noQuestions[language]} />}
      <Sortable
        ids={questions.map(({ id }) => id)}
        nameOf={nameOf}
        onOrder={(ids) => put(ids.flatMap((id) => questions.filter((each) => each.id === id)))}
      >
        <ol className={styles.questions}>
          {questions.map((question) => (
            <QuestionCard
              key={question.id}
              question={question}
              name={nameOf(question.id)}
              error={editor.error}
              onChange={(next) => put(questions.map((each) => (each.id === next.id ? next : each)))}
              onRemove={() => put(questions.filter((each) => each.id !== question.id))}
            />
          ))}
        </ol>
      </Sortable>
      <Row>
        <Button disabled={questions.length >= limits.questions} onClick={() => put([...questions, newQuestion()])}>
          {words.addQuestion[language]}
        </Button>
      </Row>
    </EditorFrame>
  );
}
