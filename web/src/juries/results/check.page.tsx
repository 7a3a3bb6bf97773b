import { checkRound, type RoundCheck } from '@hwarang/domain/juries/check-seal';
import type { OwnRoundScores, OwnScores, PublicSeal } from '@hwarang/domain/juries/results.contract';
import { openCallWords } from '@hwarang/domain/open-calls/open-calls.words';
import { useState } from 'react';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { PageHead, Section, Wrap } from '../../design/layout.tsx';
import { Empty, Failed, Loading, ReadState } from '../../design/states/states.tsx';
import { callCheckPath, callNoticePath } from '../../open-calls/calls.ts';
import { SealList } from '../../open-calls/seal-note.tsx';
import { serverApi } from '../../platform/api.ts';
import { hasStatus } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/download.ts';
import { useLanguage } from '../../platform/language.ts';
import { orMissing } from '../../platform/or-missing.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useApi, useRead } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { siteContext } from '../../platform/site.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import type { Route } from './+types/check.page.ts';
import styles from './check.module.css';
import { CheckResult, OwnOutcome } from './check-result.tsx';
import { readScores } from './read-scores.ts';
import { publicResultWords, checkWords as words } from './results.words.ts';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const call = await orMissing(serverApi(context).get(`/open-calls/${encodeURIComponent(slug)}`));
  return { slug: call.slug, call: call.title[language] };
}

/** Everything is computed in the browser: what proves the scores need not trust the server that gave them. */
export default function CheckScores({ loaderData: { slug, call } }: Route.ComponentProps) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const { answer: seals, failed, reload } = useApi(hydrated ? `/open-calls/${slug}/seals` : undefined);
  return (
    <Wrap>
      <PageTitle title={`${words.title[language]}, ${call}`} noindex />
      <PageHead title={words.title[language]} eyebrow={openCallWords.eyebrow[language]} lead={call}>
        <ButtonLink to={callNoticePath(slug)}>{publicResultWords.call[language]}</ButtonLink>
      </PageHead>
      <p className={styles.about}>{words.about[language]}</p>
      {failed ? (
        <Failed retry={reload} />
      ) : !seals ? (
        <Loading />
      ) : seals.length === 0 ? (
        <Empty title={words.noSeals[language]} />
      ) : (
        <Checks slug={slug} seals={seals} />
      )}
    </Wrap>
  );
}

function Checks({ slug, seals }: { slug: string; seals: PublicSeal[] }) {
  const language = useLanguage();
  const [kept, setKept] = useState('');
  if (!globalThis.crypto?.subtle) return <p role="alert">{words.insecure[language]}</p>;
  return (
    <>
      <Section id="seals" title={words.seals[language]}>
        <SealList seals={seals} />
        <div className={styles.field}>
          <TextField
            name="kept"
            label={words.kept[language]}
            hint={words.keptHint[language]}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={kept}
            onChange={(event) => setKept(event.target.value)}
          />
        </div>
      </Section>
      <Section id="mine" title={words.mine[language]}>
        <OwnCheck slug={slug} seals={seals} kept={kept} />
      </Section>
      <Section id="paste" title={words.paste[language]}>
        <PastedCheck seals={seals} kept={kept} />
      </Section>
    </>
  );
}

function OwnCheck({ slug, seals, kept }: { slug: string; seals: PublicSeal[]; kept: string }) {
  const language = useLanguage();
  const { artistId, token } = useSession();
  const { answer: own, failed, failure, reload } = useApi(artistId ? `/open-calls/${slug}/entry/scores` : undefined);
  if (!token)
    return (
      <div className={styles.way}>
        <p>{words.signIn[language]}</p>
        <ButtonLink to={`/login?to=${encodeURIComponent(callCheckPath(slug))}`}>{words.logIn[language]}</ButtonLink>
      </div>
    );
  const isMissing = !artistId || hasStatus(failure, 404);
  if (isMissing || own?.rounds.length === 0) return <p>{words.noScores[language]}</p>;
  if (failed || !own) return <ReadState failed={failed} retry={reload} />;
  return (
    <>
      <OwnOutcome own={own} />
      <Checked name={words.mine[language]} rounds={own.rounds} seals={seals} kept={kept} />
      <Button onClick={() => saveFile(scoresFile(own), `${slug}-scores.json`)}>{words.saveFile[language]}</Button>
    </>
  );
}

function PastedCheck({ seals, kept }: { seals: PublicSeal[]; kept: string }) {
  const language = useLanguage();
  const [text, setText] = useState('');
  const [rounds, setRounds] = useState<OwnRoundScores[] | undefined>(undefined);
  const [problem, setProblem] = useState<'otherCall' | 'unreadable' | undefined>(undefined);
  const check = () => {
    const read = readScores(text);
    const ofThisCall = read?.rounds.some(({ round }) => seals.some((seal) => seal.round === round));
    setRounds(ofThisCall ? read?.rounds : undefined);
    setProblem(ofThisCall ? undefined : read ? 'otherCall' : 'unreadable');
  };
  return (
    <>
      <Form className={styles.field} onSend={check}>
        <TextArea
          name="scores"
          label={words.pasteLabel[language]}
          hint={words.pasteHint[language]}
          error={problem && words[problem][language]}
          rows={5}
          maxLength={200_000}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit">{words.checkNow[language]}</Button>
        </div>
      </Form>
      {rounds && <Checked name={words.paste[language]} rounds={rounds} seals={seals} kept={kept} />}
    </>
  );
}

const scoresFile = (own: OwnScores) => new Blob([JSON.stringify(own, undefined, 2)], { type: 'application/json' });

/** A seal from a mail is that of one of the rounds: it is held against the others only if it is none of theirs. */
const keptFor = (kept: string, seal: PublicSeal, seals: readonly PublicSeal[]): string | undefined => {
  const given = kept.trim().toLowerCase();
  const belongsElsewhere = seals.some((other) => other.seal === given && other.round !== seal.round);
  return given === '' || belongsElsewhere ? undefined : given;
};

interface CheckedProps {
  name: string;
  rounds: OwnRoundScores[];
  seals: PublicSeal[];
  kept: string;
}

function Checked({ name, rounds, seals, kept }: CheckedProps) {
  const { answer: checks } = useRead<RoundCheck[]>(['check', rounds, kept], () =>
    Promise.all(
      rounds.flatMap((round) => {
        const seal = seals.find((one) => one.round === round.round);
        return seal ? [checkRound(round, seal, keptFor(kept, seal, seals))] : [];
      }),
    ),
  );
  if (!checks) return <Loading />;
  return <CheckResult name={name} rounds={rounds} checks={checks} />;
}
