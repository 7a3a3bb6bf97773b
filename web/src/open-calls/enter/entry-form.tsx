import type { LocalizedText } from '@hwarang/domain/language';
import type { OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords, receiptNumber } from '@hwarang/domain/open-calls/open-calls.words';
import { useEffect, useState } from 'react';
import { alert, dismissAll } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Row, Section } from '../../design/layout.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import type { OwnArtwork } from '../../my-artworks/use-own-artworks.ts';
import { api } from '../../platform/api.ts';
import { hasStatus } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { useRead } from '../../platform/query.ts';
import { CallNotice } from './call-notice.tsx';
import { Discard } from './discard.tsx';
import { discardDraft } from './discard-draft.ts';
import { Elsewhere } from './elsewhere.tsx';
import styles from './enter.module.css';
import { enterWords as words } from './enter.words.ts';
import { FileAnswer } from './file-answer.tsx';
import { JuryPreview } from './jury-preview.tsx';
import { patiently } from './patiently.ts';
import { QuestionField } from './question-field.tsx';
import { SaveState } from './save-state.tsx';
import { draftPath, useDraft } from './use-draft.ts';
import { Withdraw } from './withdraw.tsx';
import { WorksStep } from './works-step.tsx';

const mostWorks = 1000;

interface Props {
  call: OpenCall;
  /** Whether the day of birth decides who may enter. */
  asksAge: boolean;
  artistId: string;
}

/** Reads what was left here or on another device, and goes on with it. */
export function EntryForm(props: Props) {
  const { call, artistId } = props;
  const { answer, failed, reload } = useRead(['draft', call.slug, artistId], (signal) =>
    patiently(() => api.get(draftPath(call.slug), { signal })),
  );
  const own = useRead<readonly OwnArtwork[]>(['own works', artistId], (signal) =>
    patiently(() => api.get(`/art-works?owner=${artistId}&_sort=createdAt:DESC&_limit=${mostWorks}`, { signal })),
  );
  if (failed || own.failed)
    return (
      <Failed
        retry={() => {
          reload();
          own.reload();
        }}
      />
    );
  if (!answer || !own.answer) return <Loading />;
  return <Editor {...props} first={answer} artworks={own.answer} reload={own.reload} />;
}

type Problems = Partial<Record<string, LocalizedText>>;

/** What the server named by field, in both languages. */
const problemsIn = (failure: unknown): Problems | undefined =>
  hasStatus(failure, 400) ? (failure.answer as { data?: { messages?: Problems } }).data?.messages : undefined;

interface EditorProps extends Props {
  first: OwnDraft;
  artworks: readonly OwnArtwork[];
  reload: () => void;
}

function Editor({ call, asksAge, artistId, first, artworks, reload }: EditorProps) {
  const language = useLanguage();
  const { draft, save, elsewhere, answer, saver } = useDraft(call.slug, artistId, first);
  const [problems, setProblems] = useState<Problems>({});
  const { busy, run } = useAction(refusal(words.submitFailed, openCallWords));
  const at = (field: string) => problems[field]?.[language];
  const works = draft.artworks.flatMap((id) => artworks.find((work) => work.id === id) ?? []);
  useFirstProblem(problems);
  const reread = async () => saver.take(await patiently(() => api.get(draftPath(call.slug))));

  const submit = () =>
    run(
      async () => {
        setProblems({});
        dismissAll();
        const handedIn = { ...draft, artworks: works.map(({ id }) => id) };
        const path = `/open-calls/${call.slug}/entry/submit` as const;
        saver.take(await patiently(() => api.post(path, { draft: handedIn })), draft);
        void alert(words.done[language], { tone: 'good' });
      },
      (failure) => {
        // Closed meanwhile: the page says so from now on.
        if (hasStatus(failure, 409)) void reread();
        const named = problemsIn(failure);
        if (!named) return false;
        setProblems(named);
        void alert([words.check, named.country].flatMap((text) => text?.[language] ?? []).join('\n'), { tone: 'bad' });
        return true;
      },
    );
  const isChanged = answer.state === 'submitted' && (answer.changed || save !== 'saved');
  const button =
    answer.state === 'submitted' ? 'submitChange' : answer.state === 'withdrawn' ? 'submitAgain' : 'submit';

  const preview = <JuryPreview slug={call.slug} works={works} settle={() => saver.settle()} />;
  // Handed in and closed: a form would promise changes that nobody takes any more.
  if (answer.state === 'submitted' && !answer.taken && !isChanged)
    return (
      <>
        <CallNotice answer={answer} isChanged={false} />
        {preview}
      </>
    );

  return (
    <>
      <CallNotice answer={answer} isChanged={isChanged} />
      <WorksStep
        call={call}
        artistId={artistId}
        artworks={artworks}
        chosen={draft.artworks}
        error={at('artworks')}
        onChoose={(change) => saver.change(({ artworks: before }) => ({ artworks: change(before) }))}
        reload={reload}
      />
      {call.questions.length > 0 && (
        <Section id="questions" title={words.questions[language]}>
          <div className={styles.fields}>
            {call.questions.map((question) => (
              <div key={question.id}>
                {question.kind === 'file' ? (
                  <FileAnswer
                    slug={call.slug}
                    question={question}
                    file={answer.files.find(({ id }) => id === draft.answers[question.id])}
                    error={at(`answers.${question.id}`)}
                    onFile={(file) => saver.file(question.id, file)}
                  />
                ) : (
                  <QuestionField
                    question={question}
                    answer={draft.answers[question.id]}
                    error={at(`answers.${question.id}`)}
                    onAnswer={(given) => saver.answer(question.id, given)}
                  />
                )}
                <Elsewhere
                  question={question}
                  answer={elsewhere[question.id]}
                  onUse={(given) => saver.answer(question.id, given)}
                />
              </div>
            ))}
          </div>
        </Section>
      )}
      {asksAge && (
        <Section id="you" title={words.aboutYou[language]}>
          <TextField
            type="date"
            name="born_on"
            label={words.bornOn[language]}
            hint={words.bornOnHint[language]}
            error={at('born_on') ?? ''}
            required
            value={draft.born_on ?? ''}
            onChange={({ currentTarget: { value } }) => saver.change(() => ({ born_on: value || null }))}
          />
        </Section>
      )}
      {preview}
      <Section id="submit" title={words.submitTitle[language]}>
        <div className={styles.submit}>
          <p>{words.submitHint[language]}</p>
          {answer.number !== null && <strong>{receiptNumber(answer.number)[language]}</strong>}
          <p className={styles.error}>{at('country')}</p>
          <Row>
            <Button look="fill" busy={busy} disabled={!answer.taken} onClick={() => void submit()}>
              {words[button][language]}
            </Button>
            {answer.state === 'submitted' && answer.taken && <Withdraw slug={call.slug} onDone={reread} />}
            {answer.state === 'draft' && <Discard discard={() => saver.replace(() => discardDraft(call.slug))} />}
          </Row>
        </div>
      </Section>
      <SaveState save={save} />
    </>
  );
}

/** After a refusal the first field it names has the focus. */
function useFirstProblem(problems: Problems) {
  useEffect(() => {
    const [first] = Object.keys(problems);
    if (!first) return;
    const field = document.querySelector<HTMLElement>(`main [name="${CSS.escape(first)}"]`);
    (
      field ?? document.querySelector<HTMLElement>(first.startsWith('artworks') ? '#works button' : '#submit button')
    )?.focus();
  }, [problems]);
}
