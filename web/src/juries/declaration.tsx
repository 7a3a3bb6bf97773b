import type { JurorConflicts, JurorRound, Declaration as Sent } from '@hwarang/domain/juries/judging.contract';
import { type ReactNode, useId, useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { SearchField } from '../design/fields/text-field.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { Empty, ReadState, State } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { juryPath, roundAt } from './addresses.ts';
import styles from './declaration.module.css';
import { EntryPictures } from './entry-pictures.tsx';
import { conflictGroundWords, entryName, juryWords, tickedText, conflictWords as words } from './jury.words.ts';
import { titleOf } from './title-of.ts';

/**
 * What a juror knows, asked before anything is judged. In a blind round names and works are asked one after the other, in lists that
 * nothing connects.
 */
export function Declaration({ round, onDone }: { round: JurorRound; onDone: () => void }) {
  const { answer, failed, reload, set } = useApi(`${roundAt(round.id)}/conflicts`);
  if (failed || !answer) return <ReadState failed={failed} retry={reload} />;
  const declared = (next: JurorConflicts) => {
    set(next);
    window.scrollTo({ top: 0 });
    if (next.step === 'done') onDone();
  };
  if (answer.step === 'done') return <Declared />;
  return answer.step === 'artists' ? (
    <Artists key="artists" round={round} answer={answer} onDeclared={declared} />
  ) : (
    <Entries key="entries" round={round} answer={answer} onDeclared={declared} />
  );
}

function Declared() {
  const language = useLanguage();
  return (
    <State icon="check" title={words.done[language]} text={words.doneLead[language]}>
      <ButtonLink to={juryPath}>{juryWords.allRounds[language]}</ButtonLink>
    </State>
  );
}

interface StepProps {
  round: JurorRound;
  answer: JurorConflicts;
  onDeclared: (next: JurorConflicts) => void;
}

/** What was said so far, by key or number. */
type Known = Record<string, boolean | null>;

/** Fits what was typed, whatever its letters' case and however its syllables are put together. */
const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase();
const fits = (sought: string, ...texts: (string | null)[]): boolean =>
  texts.some((text) => text !== null && folded(text).includes(folded(sought.trim())));

function Artists({ round, answer, onDeclared }: StepProps) {
  const language = useLanguage();
  const [known, setKnown] = useState<Known>({});
  const [sought, setSought] = useState('');
  const shown = answer.artists.filter(({ localname, englishname }) => fits(sought, localname, englishname));
  const said = (key: string) => (value: boolean | null) => setKnown((before) => ({ ...before, [key]: value }));
  return (
    <Step
      round={round}
      title={words.artistsTitle[language]}
      lead={words.artistsLead[language]}
      search={<Search label={words.findArtist[language]} value={sought} onChange={setSought} />}
      known={known}
      body={() => ({
        artists: Object.entries(known).flatMap(([key, value]) => (value === null ? [] : [{ key, known: value }])),
      })}
      send={words.toWorks[language]}
      onDeclared={onDeclared}
    >
      {shown.length === 0 && <Empty title={words.noMatch[language]} />}
      <ul className={styles.names}>
        {shown.map(({ key, localname, englishname, grounds }) => (
          <li key={key} className={styles.name} data-asked={grounds.length > 0 ? '' : undefined}>
            <Tick
              label={
                <>
                  {localname} <small lang="en">{englishname}</small>
                </>
              }
              name={localname}
              grounds={grounds}
              known={known[key] ?? null}
              onChange={said(key)}
            />
          </li>
        ))}
      </ul>
    </Step>
  );
}

function Entries({ round, answer, onDeclared }: StepProps) {
  const language = useLanguage();
  const [known, setKnown] = useState<Known>({});
  const [sought, setSought] = useState('');
  const shown = answer.entries.filter(({ artist, works }) =>
    fits(
      sought,
      artist?.localname ?? null,
      artist?.englishname ?? null,
      ...works.flatMap(({ title, englishtitle }) => [title, englishtitle]),
    ),
  );
  const said = (number: number) => (value: boolean | null) => setKnown((before) => ({ ...before, [number]: value }));
  return (
    <Step
      round={round}
      title={words[round.blind ? 'worksTitle' : 'openTitle'][language]}
      lead={words[round.blind ? 'worksLead' : 'openLead'][language]}
      search={
        <Search label={words[round.blind ? 'findWork' : 'findEither'][language]} value={sought} onChange={setSought} />
      }
      known={known}
      body={() => ({
        entries: Object.entries(known).flatMap(([number, value]) =>
          value === null ? [] : [{ number: Number(number), known: value }],
        ),
      })}
      send={words.submit[language]}
      onDeclared={onDeclared}
    >
      {shown.length === 0 && <Empty title={words.noMatch[language]} />}
      <ul className={styles.entries}>
        {shown.map(({ number, artist, works, grounds }) => (
          <li key={number} className={styles.entry} data-known={known[number] ? '' : undefined}>
            {works.length > 0 && (
              <div className={styles.pictures}>
                <EntryPictures round={round.id} number={number} works={works.slice(0, 4)} />
              </div>
            )}
            <p className={styles.titles}>{works.map((work) => titleOf(work, language)).join(', ')}</p>
            <Tick
              label={artist ? `${artist.localname} ${artist.englishname}` : words.knowWork[language]}
              name={artist?.localname ?? entryName(number)[language]}
              grounds={grounds}
              known={known[number] ?? null}
              onChange={said(number)}
            />
          </li>
        ))}
      </ul>
    </Step>
  );
}

interface TickProps {
  label: ReactNode;
  name: string;
  grounds: JurorConflicts['artists'][number]['grounds'];
  known: boolean | null;
  onChange: (known: boolean | null) => void;
}

/** A box to tick; where the server has seen something in common, a question that wants an answer either way. */
function Tick({ label, name, grounds, known, onChange }: TickProps) {
  const language = useLanguage();
  const own = useId();
  if (grounds.length === 0)
    return (
      <CheckboxField
        label={label}
        checked={known === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? true : null)}
      />
    );
  return (
    <fieldset className={styles.asked}>
      <legend>{label}</legend>
      <p className={text.second}>{grounds.map((each) => conflictGroundWords[each][language]).join(', ')}</p>
      {[true, false].map((value) => (
        <label key={String(value)} className={styles.choice}>
          <input
            type="radio"
            name={own}
            aria-label={`${name}: ${words[value ? 'close' : 'notClose'][language]}`}
            checked={known === value}
            onChange={() => onChange(value)}
          />
          {words[value ? 'close' : 'notClose'][language]}
        </label>
      ))}
    </fieldset>
  );
}

function Search({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        value={value}
        maxLength={100}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

interface FrameProps extends Omit<StepProps, 'answer'> {
  title: string;
  lead: string;
  search: ReactNode;
  known: Known;
  body: () => Sent;
  send: string;
  children: ReactNode;
}

/** One list, and at its foot the word that it was read. */
function Step({ round, title, lead, search, known, body, send, onDeclared, children }: FrameProps) {
  const language = useLanguage();
  const [none, setNone] = useState(false);
  const [missing, setMissing] = useState(false);
  const { busy, run } = useAction(refusal(juryWords.failed));
  const ticked = Object.values(known).filter((value) => value === true).length;
  const isSaid = ticked > 0 || none;
  const declare = () => {
    setMissing(!isSaid);
    if (!isSaid) return;
    return run(async () => {
      onDeclared(await api.put(`${roundAt(round.id)}/conflicts`, body()));
      void alert(words.step[language], { tone: 'good' });
    });
  };
  return (
    <Form className={styles.step} aria-label={title} onSend={declare}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{lead}</p>
        {round.blind && <p className={text.second}>{words.apart[language]}</p>}
      </div>
      {search}
      {children}
      <div className={styles.foot}>
        {ticked > 0 ? (
          <p role="status">{tickedText(ticked)[language]}</p>
        ) : (
          <CheckboxField
            label={words.none[language]}
            hint={words.noneHint[language]}
            error={missing ? words.neither[language] : ''}
            checked={none}
            onChange={({ currentTarget }) => {
              setNone(currentTarget.checked);
              setMissing(false);
            }}
          />
        )}
        <Button type="submit" look="fill" busy={busy}>
          {send}
        </Button>
      </div>
    </Form>
  );
}
